import { isUsedAs } from '#protocol'
import { lineOf, purposeOf, type Thing } from '../../../view/index.ts'
import { isSlider } from '../../act.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { named, type Evidence } from '../../row.ts'

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
