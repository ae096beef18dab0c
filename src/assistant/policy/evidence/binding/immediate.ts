import type { PageContext } from '#protocol'
import { lineOf, purposeOf, type Thing } from '../../../view/index.ts'
import { enters, isSlider, setsValue, type Act } from '../../act.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { contentWords } from '../../labels/content-words.ts'
import { namesPrice } from '../../labels/names-sum.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { named, type Evidence } from '../../row.ts'
import { steppingKeys } from '../possible/other-verb.ts'
import { anyFormOf } from '../../policy-context.ts'

/** A switch for security, visibility, plan, money or an address that takes effect as soon as it is touched. */
export const immediateSetting: Evidence = (act, { page }) => {
  const { target, traits, step } = act
  if (target && emptiesAtOnce(act, page)) return `${named(target)} may be saved without a submit`
  if (!target || !traits.acts || !touches(act)) return undefined
  const { state, use, kind, names, path } = target
  const sets = use === 'tick' || use === 'choose' || use === 'set' || state.pressed !== undefined
  // An option of a list that stands in no form is chosen for good when it is pressed.
  const isChoice = kind === 'option' && anyFormOf(page, target) === undefined
  // A number or a day before a button that hands it over waits for it.
  const waits = use === 'set' && anyFormOf(page, target) !== undefined
  const atOnce = (state.immediate && !waits) || kind === 'switch' || state.pressed !== undefined
  if (!isChoice && !(sets && atOnce)) return undefined
  const words = [...names, path.at(-1) ?? '', step.inputData ?? '', ...(step.values ?? [])]
  const counts = words.map(lineOf).some((line) => vocabulary.sensitive.has(line) || brings(target, line))
  if (spends(target)) return `${named(target)} takes effect at once`
  return counts || (isChoice && bondIn(path.at(-1))) ? `${named(target)} takes effect at once` : undefined
}

/** "Donate €2", "Upgrade to Pro": a deed or a sum that is ticked. What stands in a list of things is one of them. */
function spends({ use, kind, names, path, record, row }: Thing): boolean {
  if (use !== 'tick' || kind.endsWith('radio') || record !== undefined || row !== undefined) return false
  if ([...names, ...path].some((name) => vocabulary.filter.has(lineOf(name)))) return false
  return names.some((name) => {
    // "Under €50 (12)" narrows a list, and so does "Rent" or "Book" by itself.
    if (/\(\s*\d[\d.,\s]*\)\s*$/u.test(name)) return false
    if (bondIn(name) && contentWords(name).length > 1) return true
    return namesPrice(name)
  })
}

/** "Published", ticked in a line of a table. Elsewhere such a box narrows what is shown. */
function brings({ record, row }: Thing, line: string): boolean {
  return (record !== undefined || row !== undefined) && vocabulary.done.has(line)
}

/** Whether it presses its target or gives it a value, by a verb or by a key. */
function touches(act: Act): boolean {
  const { target, pressed, traits, key } = act
  if (traits.input === 'option' || setsValue(act)) return true
  if (target && pressed === target) return target.use !== 'set' || isSlider(target)
  return key !== undefined && (enters(act) || steppingKeys.has(key.key))
}

/** What a field of no form held is gone when it is left, where it tells how somebody is reached. */
function emptiesAtOnce({ traits, target }: Act, page: PageContext): boolean {
  if (!target || !traits.acts || target.use !== 'write' || traits.input !== undefined || traits.presses)
    return false
  if (!target.state.value || anyFormOf(page, target)) return false
  const { names, path } = target
  const words = [...names, path.at(-1) ?? '']
  return reaches.has(purposeOf(target) ?? '') || words.some((word) => vocabulary.sensitive.has(lineOf(word)))
}

const reaches = new Set<string>(['email', 'phone', 'street', 'city', 'postal-code', 'amount'])
