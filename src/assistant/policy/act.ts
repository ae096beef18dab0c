import {
  dropIdOf,
  isActionName,
  noElement,
  parseKey,
  verbs,
  type ActionName,
  type IndexedElement,
  type KeyPress,
  type PageContext,
  type SequenceStep,
  type Verb,
} from '#protocol'
import { isKind } from './kinds.ts'
import { elementOf } from './scene.ts'

/** A step whose verb is known, with the element it is aimed at. */
export interface Act {
  readonly verb: ActionName
  /** What the table of verbs says of it. */
  readonly traits: Verb
  readonly step: SequenceStep
  readonly target: IndexedElement | undefined
  /** What the target is dropped on. */
  readonly dropTarget: IndexedElement | undefined
  /** The key it presses, where it presses one that there is. */
  readonly key: KeyPress | undefined
}

/** What a step would do on a page; undefined when its verb is none of ours. */
export function actOf(step: SequenceStep, page: PageContext): Act | undefined {
  const { action: verb, elementId, inputData = '' } = step
  if (!isActionName(verb)) return undefined
  const traits: Verb = verbs[verb]
  return {
    verb,
    traits,
    step,
    target: elementId === noElement ? undefined : elementOf(page, elementId),
    dropTarget: traits.input === 'element' ? elementOf(page, dropIdOf(step) ?? noElement) : undefined,
    key: traits.input === 'key' ? parseKey(inputData) : undefined,
  }
}

/** Whether an act sets its target off as a click does. A key does if it activates and is not merely written. */
export function presses({ traits, target, key }: Act): boolean {
  if (!traits.presses) return false
  if (traits.input !== 'key') return true
  return key?.effect === 'activates' && !isKind(target, 'written') && !isKind(target, 'listed')
}
