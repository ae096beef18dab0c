import { isUsedAs, needsTarget } from '#protocol'
import { lineOf, purposeOf, type Thing } from '../../../view/index.ts'
import { isSlider } from '../../act.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { named, type Evidence } from '../../row.ts'

/** A spelling that the page would not know either. */
export const unknownKey: Evidence = ({ traits, step, key }) =>
  traits.input === 'key' && !key ? `unsupported_action: there is no key "${step.inputData ?? ''}"` : undefined

/** Pressed wherever the focus happens to be, a key could set off anything: it is judged by its element. */
export const keyWithoutTarget: Evidence = ({ verb, target, key }) =>
  key && !target && needsTarget(key)
    ? `${verb} ${key.name} needs the id of the element that it is pressed on`
    : undefined

/** Letters typed one by one, or a choice made blindly with an arrow, would pass by what is looked at in a value. */
export const keyInsteadOfVerb: Evidence = ({ key, target }) => {
  if (!key || !target) return undefined
  const { kind } = target
  if ([...key.key].length === 1 && key.effect === 'writes' && isUsedAs(kind, 'written'))
    return `use type or append to write into ${named(target)}`
  if (key.key === ' ' && isUsedAs(kind, 'written')) return `use type or append to write into ${named(target)}`
  if (target.use === 'set' && steppingKeys.has(key.key) && isDelicate(target))
    return `use set_value on ${named(target)}: an arrow would set what nobody told`
  const chooses = isUsedAs(kind, 'radio') || kind === 'select' || kind === 'listbox'
  return chooses && steppingKeys.has(key.key)
    ? `use check or select on ${named(target)}: ${key.name} would choose what nobody named`
    : undefined
}

/** Keys that change a number or a slider. */
export const steppingKeys: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

/** A point of a slider is a value that nobody told: where it is a sum, it is set by its number. */
export const pointInsteadOfValue: Evidence = ({ traits, target, key }) => {
  if (!target || key || !isSlider(target)) return undefined
  const points = traits.presses || traits.input === 'element'
  // "Slide to pay" is no value but a deed, which is asked for.
  return points && isDelicate(target) && !target.names.some(bondIn)
    ? `use set_value on ${named(target)}: a point of it would set what nobody told`
    : undefined
}

/** A sum, or what is set of security, visibility, plan or money. */
function isDelicate(target: Thing): boolean {
  const lines = target.names.map(lineOf)
  return (
    target.state.immediate !== true &&
    (purposeOf(target) === 'amount' ||
      lines.some((line) => vocabulary.sensitive.has(line) || vocabulary.spends.has(line)))
  )
}

/** In a field of one line a line feed is Enter by another name. */
export const lineFeed: Evidence = ({ traits, step, target }) => {
  if (traits.input !== 'text' || !traits.acts || !target || !/[\r\n]/.test(step.inputData ?? ''))
    return undefined
  const single = target.state.inputType !== undefined || !multiline.has(target.kind)
  return single ? `${named(target)} takes one line: leave the line breaks out` : undefined
}

const multiline = new Set(['textbox', 'editor', 'clickable'])

/** A button may have become another one between the two presses of a double click. */
export const pressedTwice: Evidence = ({ traits, target }) =>
  traits.presses &&
  traits.uses.includes('at') &&
  !traits.uses.includes('times') &&
  target &&
  once.has(target.kind)
    ? `use click on ${named(target)}: it is pressed once`
    : undefined

const once = new Set(['button', 'menuitem', 'checkbox', 'switch', 'radio'])
