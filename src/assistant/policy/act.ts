import {
  dropIdOf,
  isActionName,
  isUsedAs,
  noElement,
  parseKey,
  verbs,
  type ActionName,
  type KeyPress,
  type PageContext,
  type SequenceStep,
  type Verb,
} from '#protocol'
import { viewOf, type Thing } from '../view/index.ts'

/** A step whose verb is known, with the thing it is aimed at. */
export interface Act {
  readonly verb: ActionName
  /** What the table of verbs says of it. */
  readonly traits: Verb
  readonly step: SequenceStep
  readonly target: Thing | undefined
  /** What the target is dropped on. */
  readonly dropTarget: Thing | undefined
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
    target: elementId === noElement ? undefined : viewOf(page).thing(elementId),
    dropTarget: traits.input === 'element' ? viewOf(page).thing(dropIdOf(step) ?? noElement) : undefined,
    key: traits.input === 'key' ? parseKey(inputData) : undefined,
  }
}

/** Whether an act sets its target off as a click does. A key does if it activates and is not merely written. */
export function presses({ traits, target, key }: Act): boolean {
  if (!traits.presses) return false
  if (traits.input !== 'key') return true
  const kind = target?.kind ?? ''
  return key?.effect === 'activates' && !isUsedAs(kind, 'written') && !isUsedAs(kind, 'listed')
}
