import { bindingNotions, wordsOf } from '#languages'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { affirms, goesOn, turnsOver } from '../../labels/answers.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { tellingNames } from '../../labels/telling-names.ts'
import { namesSum } from '../../labels/names-sum.ts'
import { recurs } from '../../labels/recurs.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { withTitle } from '../../labels/with-title.ts'
import type { Notions } from '../../labels/means-all.ts'
import { valuesGiven } from '../../options-meant.ts'
import type { PolicyContext } from '../../policy-context.ts'
import { named, type Evidence } from '../../row.ts'
import { warnsOfLoss } from './dialog-answer.ts'

/**
 * Of an act that nothing else is known of: whether it counts by what it means, by the thing that it names, by a sum that
 * stands beside it, or by the state that it sets at once. Then it does not help that the visitor named it.
 */
export const countsByMeaning: Evidence = (act, context) => {
  const { pressed, target } = act
  const thing = pressed ?? target
  if (!thing || thing.names.length === 0) return undefined
  const why =
    thing.use === 'press'
      ? (countsWhenPressed(thing, context) ??
        (handsOver(act) ? 'it hands over what was filled in' : undefined))
      : setsWeight(act, thing)
        ? 'it takes effect at once'
        : undefined
  return why && `${named(thing)}: ${why}`
}

/** A form that posts something, by a button that nothing is known of. Who says Save or Continue has said what it does. */
function handsOver({ sends, pressed }: Act): boolean {
  if (!sends?.declared || sends.method !== 'post' || !pressed) return false
  if (pressed.names.some((name) => goesOn(name) || affirms(name) || turnsOver(name) || isLight(lineOf(name))))
    return false
  return sends.fields.some(
    ({ value, thing }) => (thing.use === 'write' || thing.use === 'set') && (value ?? '').trim() !== '',
  )
}

function countsWhenPressed(thing: Thing, { page, notions }: PolicyContext): string | undefined {
  if (warnsOfLoss(thing, page)) return 'its dialog warns'
  if (isState(thing)) return undefined
  const lines = tellingNames(thing.names).map(lineOf)
  // "Show my profile to everyone" begins as a look does.
  if (lines.some((line) => vocabulary.readers.has(line))) return 'it says who gets to see it'
  if (lines.every(isLight)) return undefined
  if (notions && tellingNames(thing.names).some((name) => meansBinding(name, notions)))
    return 'it means something binding'
  if (weighs(thing)) return 'what it is done to counts'
  return hasSumBeside(thing, page) ? 'a sum stands beside it' : undefined
}

/** What is switched over or unfolded shows something. */
function isState({ kind, state }: Thing): boolean {
  return kind === 'tab' || state.expanded !== undefined || state.pressed !== undefined
}

/** Shows, sorts, prints, goes somewhere, or is no order at all: "By category", "1Y". */
function isLight(line: string): boolean {
  return !/\p{L}{3}/u.test(line) || vocabulary.light.begins(line) || isLightLast(line)
}

/** "Filter anzeigen": where the verb comes last. */
function isLightLast(line: string): boolean {
  return vocabulary.light.spans(line).some(([, to]) => to >= line.length - 1)
}

/** Whether the words of a label that give the order, first or last, mean a notion that binds. */
function meansBinding(name: string, { lexicon, languages }: Notions): boolean {
  return languages.some((language) => {
    const words = wordsOf(name, language)
    return lexicon
      .senses(words, { languages: [language] })
      .some(
        ({ notion, places }) =>
          bindingNotions.has(notion) && (places.includes(0) || places.includes(words.length - 1)),
      )
  })
}

/** "Roll key", "Add as owner": more than one word, and one behind the first names what counts. */
function weighs({ names }: Thing): boolean {
  return tellingNames(names).some((name) => {
    const line = lineOf(name)
    const rest = line.slice(line.indexOf(' ', 1))
    return rest.trim() !== '' && (heavy.some((words) => words.has(rest)) || recurs(name))
  })
}

const { sensitive, sums, access, law, machines, payee, limits, exposed, opened, states } = vocabulary
const { crowds, interest } = vocabulary
const heavy = [sensitive, sums, access, law, machines, payee, limits, crowds, interest, exposed, opened]

/** A sum in its row or card, or in the lines right before it; not where goods are sold. */
function hasSumBeside(thing: Thing, page: PolicyContext['page']): boolean {
  const { records, lines, things } = viewOf(page)
  const { record, row, line, kind, path } = thing
  if (kind !== 'button' && kind !== 'menuitem') return false
  if (
    things.some(
      ({ use, names }) => use === 'press' && names.some((name) => vocabulary.cart.has(lineOf(name))),
    )
  )
    return false
  const parts = record === undefined ? [] : (records[record]?.parts ?? [])
  const before = lines.slice(Math.max(0, line - 3), line).filter(({ id }) => id === 0)
  const texts = [
    row ?? '',
    path.at(-1) ?? '',
    ...parts.map(({ text }) => text),
    ...before.map(({ text }) => text),
  ]
  return texts.some(namesSum)
}

/** "Order state: Cancelled", "Auto top-up: €50", "Session timeout" under "Sign-in", set where nothing has to be saved. */
function setsWeight({ step, target }: Act, thing: Thing): boolean {
  if (thing !== target || !(thing.state.immediate || thing.kind === 'switch')) return false
  if (thing.use === 'set') return isSetInEarnest(thing)
  const values = valuesGiven(step, thing)
  const own = [...thing.names, thing.path.at(-1) ?? ''].map(lineOf)
  // "Minimum approvals: 0" is a number too.
  if (isCount(thing, values)) return own.some((line) => guarded.some((words) => words.has(line)))
  if (values.some((value) => namesSum(value))) return true
  if (values.some((value) => ends.some((words) => words.has(lineOf(value)))))
    return own.some((line) => states.has(line))
  // "Let people find me"; who is chosen for something may be chosen again.
  if (thing.kind === 'switch' && own.some((line) => vocabulary.people.has(line))) return true
  return own.some((line) => settled.some((words) => words.has(line)))
}

/** "Daily limit", "Replicas", "Publish at": by whichever control it is set. The budget of a finder narrows what is shown. */
function isSetInEarnest(thing: Thing): boolean {
  return thing.names.some((own) => {
    const name = withTitle(own, thing)
    const line = lineOf(name)
    if (isCoveredBy(line, finding)) return false
    return bondIn(name) !== undefined || set.some((words) => words.has(line))
  })
}

/** "4" for "Guests": how many, wherever else the word may weigh. */
function isCount({ names }: Thing, values: readonly string[]): boolean {
  return (
    values.length > 0 &&
    values.every((value) => /^\s*\d{1,3}\s*$/.test(value)) &&
    names.some((name) => vocabulary.quantities.has(lineOf(name)))
  )
}

const ends = [vocabulary.done, vocabulary.ended]
const { filter, views, quantities, budgets, most } = vocabulary
const finding = [filter, views, quantities, budgets, most]
const set = [limits, sums, access, law, machines, vocabulary.spends]
const guarded = [access, law, machines]
const settled = [sums, access, law, machines, vocabulary.account, vocabulary.spends, vocabulary.grave]
