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
import { viewOf, type Form, type Thing } from '../view/index.ts'
import { anyFormOf, formOf } from './policy-context.ts'

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
  /** What it sets off: what is pressed or dropped on, or what sends the form in which Enter is pressed. */
  readonly pressed: Thing | undefined
  /** The form that it hands over. */
  readonly sends: Form | undefined
}

/** What a step would do on a page; undefined when its verb is none of ours. */
export function actOf(step: SequenceStep, page: PageContext): Act | undefined {
  const { action: verb, elementId, inputData = '' } = step
  if (!isActionName(verb)) return undefined
  const target = elementId === noElement ? undefined : viewOf(page).thing(elementId)
  const traits = traitsOf(verb, target, page)
  const aim = {
    verb,
    traits,
    step,
    target,
    dropTarget: traits.input === 'element' ? viewOf(page).thing(dropIdOf(step) ?? noElement) : undefined,
    key: traits.input === 'key' ? parseKey(inputData) : undefined,
  }
  return { ...aim, ...setOffBy(aim, page) }
}

type Aim = Omit<Act, 'pressed' | 'sends'>

/** On a button that sends, and where there is no form to send, the page clicks what `submit` is aimed at. */
function traitsOf(verb: ActionName, target: Thing | undefined, page: PageContext): Verb {
  const traits: Verb = verbs[verb]
  if (traits.submits !== 'always' || !target) return traits
  if (!submits(target) && formOf(page, target)) return traits
  const { presses, submits: maybe, answers } = verbs.click
  return { ...traits, presses, submits: maybe, answers }
}

function setOffBy(aim: Aim, page: PageContext): Pick<Act, 'pressed' | 'sends'> {
  const { traits, target, dropTarget } = aim
  if (dropTarget) return { pressed: dropTarget, sends: undefined }
  if (!target) return { pressed: undefined, sends: undefined }
  // Dragged by a distance it is set off itself: "Slide to pay".
  if (traits.input === 'element') return { pressed: target, sends: undefined }
  if (traits.submits === 'always' || enters(aim)) {
    const form = formOf(page, target)
    const button = form?.submits[0]
    return { pressed: button, sends: sentBy(button, form) }
  }
  if (!presses(aim)) return { pressed: undefined, sends: undefined }
  return { pressed: target, sends: submits(target) ? sentBy(target, anyFormOf(page, target)) : undefined }
}

/** A button may send its form elsewhere, or in another way, than the form says of itself. */
function sentBy(button: Thing | undefined, form: Form | undefined): Form | undefined {
  const own = button && isUsedAs(button.kind, 'pressed') && submits(button) ? button.state.href : undefined
  return form && own !== undefined ? { ...form, action: own, method: 'post', search: false } : form
}

/** Whether an act sets its target off as a click does. A key does if it activates and is not merely written. */
export function presses({ traits, target, key }: Aim): boolean {
  if (!traits.presses) return false
  if (traits.input !== 'key') return true
  const kind = target?.kind ?? ''
  return key?.effect === 'activates' && !isUsedAs(kind, 'written') && !isUsedAs(kind, 'listed')
}

/** In a field Enter hands over what stands there, and so it does on a box of a form; on anything else it is a click. */
export function enters({ target, key }: Aim): boolean {
  if (key?.key !== 'Enter' || !target) return false
  return target.use === 'tick' ? target.state.form !== undefined : isField(target)
}

/** Whether it sets a value. A number or a day is set also by what is typed; a click only goes there, but moves a slider. */
export function setsValue({ traits, target }: Aim): boolean {
  if (traits.input === 'value') return true
  if (target?.use !== 'set' || traits.undo === 'needless') return false
  return !traits.presses || isSlider(target)
}

export function isSlider({ kind }: Thing): boolean {
  return kind === 'slider' || kind === 'range'
}

/** Whether it holds a value that is written, chosen or set. */
function isField({ use }: Thing): boolean {
  return use === 'write' || use === 'choose' || use === 'set'
}

/** Whether a click on it hands its form over, as the page says. */
export function submits({ state: { submits, inputType } }: Thing): boolean {
  return submits === true || inputType?.toLowerCase() === 'submit'
}
