import { isFunctionWord } from '#languages'
import { viewOf, type Thing } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { datesIn } from '../../told/dates-in.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { isLanguageKnown } from '../../labels/known-language.ts'
import { isOrderedIn, type Wording } from '../../labels/is-ordered-in.ts'
import { meansAll, type Notions } from '../../labels/means-all.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { beforeHow } from '../../labels/questions.ts'
import { isOnlySpokenOf, wishesFor } from '../../labels/wishes-for.ts'
import { valuesGiven } from '../../options-meant.ts'
import type { PolicyContext } from '../../policy-context.ts'
import { named, type Evidence } from '../../row.ts'
import { isAboutAnother } from './other-object.ts'

/** An unknown press that the visitor named with every word of its label, or what it means, in this message. */
export const namedByVisitor: Evidence = (act, context) => {
  const thing = act.pressed ?? act.target
  if (!thing || thing.names.length === 0 || context.message.length > letterCharacters) return undefined
  if (!isLanguageKnown(thing.name, context.page)) return undefined
  const isNamed = act.dropTarget
    ? isDropNamed(act.dropTarget, act, context)
    : act.pressed
      ? isPressNamed(act.pressed, act, context)
      : isChoiceNamed(thing, act, context)
  return isNamed ? `the visitor named ${named(thing)}` : undefined
}

/** A message as long as this may be a letter that was pasted, with somebody else's wishes in it. */
const letterCharacters = 600

/** "Move Paint to Done": in one wish, what is moved and where it comes to lie, by its own name or that of its list. */
function isDropNamed(place: Thing, { verb, target }: Act, context: PolicyContext): boolean {
  if (!target) return false
  const left = new Set([...target.path, target.column])
  const places = [place.name, ...place.path, place.column ?? ''].filter(
    (name) => name !== '' && !left.has(name),
  )
  const moved = target.name.split(besides)[0] || target.name
  const wishes = wishesOf(moved, verb, context).filter((wish) => isNamedByWords(moved, wish))
  return wishes.some(
    (wish) =>
      isOnlyOne(target, wish, context) &&
      places.some(
        (name) =>
          !isOnlySpokenOf(name, wish) && (isNamedByWords(name, wish) || isDaySaid(name, wish, context)),
      ),
  )
}

/** Where the name of a card ends and its details begin: "Dentist, Tue 09:00". */
const besides = /\s*(?:[,·|(\n]|\s[–-]\s)/u

function isPressNamed(thing: Thing, { verb }: Act, context: PolicyContext): boolean {
  const wishes = wishesOf(thing.name, verb, context).filter(
    (wish) => !isAboutAnother(thing, wish, context) && !isOnlySpokenOf(thing.name, wish),
  )
  const said = wishes.join('\n')
  return isOrdered(thing, wishes, context) || isDaySaid(thing.name, said, context)
    ? isOnlyOne(thing, said, context)
    : isNamedByMeaning(thing, wishes, context)
}

function isOrdered(thing: Thing, wishes: readonly string[], context: PolicyContext): boolean {
  if (!isDeed(thing)) return isNamedByWords(thing.name, wishes.join('\n'))
  const wording = wordingOf(thing, context)
  return wishes.some((wish) => isOrderedIn(thing.name, wish, wording) && isNamedByWords(thing.name, wish))
}

/** A button is an order. What is ticked or pressed in is a state: "the plants are watered", "only what is in stock". */
function isDeed({ use, state }: Thing): boolean {
  return use === 'press' && state.pressed === undefined
}

/** The wishes of a message, each up to where it goes on with how or why: "read how to leave" is no "Leave". */
function wishesOf(label: string, verb: string, context: PolicyContext): string[] {
  return wishesFor(label, verb, context).map((wish) => beforeHow(wish, context.language))
}

/** What may stand among the words of a label when it is ordered. */
function wordingOf(thing: Thing, { page, language }: PolicyContext): Wording {
  const { records } = viewOf(page)
  const record = thing.record === undefined ? '' : (records[thing.record]?.title ?? '')
  const around = [...thing.names, ...thing.path, record, thing.row, thing.column, page.title].join(' ')
  const tags = [language, (page.language ?? '').toLowerCase().split('-')[0] ?? '']
  return {
    anyOrder: tags.some((tag) => verbLast.has(tag)),
    isAside: (word) =>
      isFunctionWord(word, language) ||
      isFunctionWord(word, 'en') ||
      vocabulary.filler.has(` ${word} `) ||
      saysAll([word], around),
  }
}

const verbLast = new Set(['de', 'nl', 'tr', 'ja', 'ko', 'zh', 'hu', 'fi', 'hi', 'fa', 'sv', 'da', 'nb'])

/** "Set the retention to 30 days": what is chosen was said, and what it is chosen for. */
function isChoiceNamed(thing: Thing, { verb, step }: Act, context: PolicyContext): boolean {
  const values = valuesGiven(step, thing)
  if (values.length === 0) return false
  const label = [thing.name, ...values].join(' ')
  const wishes = wishesOf(label, verb, context)
  const said = wishes.join('\n')
  if (!values.every((value) => isNamedByWords(value, said))) return false
  const isCalled =
    isNamedByWords(thing.name, said) ||
    (context.notions !== undefined && meansAll(thing.name, wishes, context.notions))
  return isCalled && isOnlyOne(thing, said, context)
}

function isNamedByWords(name: string, said: string): boolean {
  const label = contentWords(name)
  return label.length > 0 && saysAll(label, said) && !isContrary(name, said)
}
/** "Turn on" is not named by "turn off": small words that say nothing in a label turn a verb into its contrary. */
function isContrary(name: string, said: string): boolean {
  const has = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
  return contraries.some(([word, other]) => has(name, word) && has(said, other) && !has(said, word))
}

const contraries = [
  ['on', 'off'],
  ['in', 'out'],
] as const

/** Named in other words for the same, and nothing else on the page could have been meant by the message. */
function isNamedByMeaning(
  thing: Thing,
  clauses: readonly string[],
  { page, notions }: PolicyContext,
): boolean {
  if (!notions || !isMeant(thing, clauses, notions)) return false
  const said = clauses.join('\n')
  return viewOf(page).things.every(
    ({ id, name, use }) =>
      id === thing.id || use !== 'press' || !(isNamedByWords(name, said) || meansAll(name, clauses, notions)),
  )
}

function isMeant(thing: Thing, clauses: readonly string[], notions: Notions): boolean {
  if (!isDeed(thing)) return meansAll(thing.name, clauses, notions)
  // What was said in the label's own words was not ordered in them.
  const inOthers = clauses.filter((clause) => !saysAll(contentWords(thing.name), clause))
  return inOthers.some((clause) => meansAll(thing.name, [clause], notions))
}

/** "3 December 2026" is the third of December that the visitor spoke of, whatever else it is called. */
function isDaySaid(name: string, said: string, { language, now }: PolicyContext): boolean {
  const days = /\d/.test(name) && name.length <= 40 ? datesIn(name, language, now) : []
  const meant = new Set(days.length > 0 ? datesIn(said, language, now) : [])
  return days.length > 0 && days.every((day) => meant.has(day))
}

/** One thing of that name, or one in a record that was named too. */
function isOnlyOne(thing: Thing, said: string, { page }: PolicyContext): boolean {
  const { things, records } = viewOf(page)
  const alike = things.filter(
    ({ name, kind, id }) => name === thing.name && kind === thing.kind && id !== thing.id,
  )
  if (alike.length === 0) return true
  const title = thing.row ?? (thing.record === undefined ? undefined : records[thing.record]?.title)
  const words = contentWords(title ?? '')
  return words.length > 0 && saysAll(words, said)
}
