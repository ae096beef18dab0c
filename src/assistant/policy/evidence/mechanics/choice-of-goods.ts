import type { PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { affirms, goesOn, turnsOver } from '../../labels/answers.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { isSentLater } from '../surroundings/sent-later.ts'

/**
 * One of several buttons under "Size", "Colour" or "Choose a time", with a button behind them that takes what was chosen
 * along: Add to cart, Book.
 */
export function isChoiceOfGoods(thing: Thing, page: PageContext): boolean {
  const { kind, use, names, path, state } = thing
  if (use !== 'press' || kind === 'link' || state.submits || names.length === 0) return false
  const title = path.at(-1) ?? ''
  if (isTimeBefore(thing, page)) return true
  if (!isCoveredBy(lineOf(title), [vocabulary.choices, vocabulary.chooses])) return false
  if (names.some((name) => bondIn(name) !== undefined || name.length > longest)) return false
  const alike = viewOf(page).things.filter((other) => other.kind === kind && other.path.at(-1) === title)
  return alike.length > 1 && isSentLater(thing, page)
}

/** One of several times of a day, with a button behind them that books, confirms or goes on. */
function isTimeBefore({ name, kind, line }: Thing, page: PageContext): boolean {
  if (!clock.test(name.trim())) return false
  const { things } = viewOf(page)
  const times = things.filter((other) => other.kind === kind && clock.test(other.name.trim()))
  const last = times.at(-1)?.line ?? line
  return times.length > 1 && things.some((other) => other.line > last && takes(other))
}

function takes({ kind, name }: Thing): boolean {
  const bond = kind === 'button' ? bondIn(name) : undefined
  return (
    bond === 'binding' ||
    bond === 'final' ||
    (kind === 'button' && (affirms(name) || goesOn(name) || turnsOver(name)))
  )
}

const clock = /^\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?$/i

/** What is chosen is named in a word or two. */
const longest = 24
