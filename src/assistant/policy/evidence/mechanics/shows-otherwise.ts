import type { PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { contentWords } from '../../labels/content-words.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { namesPrice, namesSum } from '../../labels/names-sum.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { saysMost, withTitle } from '../../labels/with-title.ts'
import { isFacet } from './is-facet.ts'

/**
 * Whether a control that takes effect at once only changes what is looked at, and how: a filter, a sort order, the size
 * of a page, a theme, the language, the size and colour of something for sale, or which lines are marked.
 */
export function showsOtherwise(thing: Thing, page: PageContext): boolean {
  const { name, path, use, kind } = thing
  const title = path.at(-1) ?? ''
  if (isStateOfRecord(thing) || isOwnState(thing)) return false
  if (isSpeed(thing) || isReckoned(thing) || isFacet(thing, page)) return true
  const isAnswer = use === 'tick' || kind === 'option'
  // A title alone says little of one switch: "Pool pump" under "Filter".
  const titles = kind === 'switch' && !isAmongAnswers(thing, page) && !isLook(name) ? [] : path
  if (isView(withTitle(name, thing)) || isEndOfRange(thing, page)) return true
  if ([name, ...titles].some(isNarrowing)) return true
  if (isAnswer)
    return (
      (titles.length > 0 && isView(title)) ||
      isCounted(name) ||
      isRange(name) ||
      isOnly(name) ||
      marksLine(thing)
    )
  return narrowsList(thing, page)
}

/** "Max" beside "Min" under "Salary": what is looked for lies between them. */
function isEndOfRange(thing: Thing, page: PageContext): boolean {
  if (!saysMost(thing.name)) return false
  const title = thing.path.at(-1)
  return viewOf(page).things.some(
    ({ id, use, name, path }) =>
      id !== thing.id && use === thing.use && path.at(-1) === title && saysMost(name),
  )
}

/** "Show prices without VAT", and to nobody else. */
function isLook(name: string): boolean {
  const line = lineOf(name)
  return vocabulary.reveals.begins(line) && !shown.some((words) => words.has(line))
}

const shown = [vocabulary.readers, vocabulary.exposed, vocabulary.people]

/** Whether others may be ticked beside it, or there is something that it would narrow. */
function isAmongAnswers(thing: Thing, page: PageContext): boolean {
  const { things, records } = viewOf(page)
  const title = thing.path.at(-1)
  return (
    records.length > 0 ||
    things.some(
      ({ id, use, kind, path }) =>
        id !== thing.id && (use === 'tick' || kind === 'option') && path.at(-1) === title,
    )
  )
}

/** "In stock", switched in a line of a table: it is set for that line. Its size, colour and number are chosen there. */
function isStateOfRecord({ record, row, within, kind, names }: Thing): boolean {
  if (record === undefined && row === undefined && !within.includes('row')) return false
  return kind === 'switch' || names.some((name) => states.some((words) => words.has(lineOf(name))))
}

const states = [vocabulary.states, vocabulary.grave]

/** "Availability: open or closed": a list by which others are narrowed begins with all of them. */
function isOwnState({ kind, names, state: { options = [] } }: Thing): boolean {
  if (options.length === 0 || kind === 'option') return false
  const [first = ''] = options
  return names.some((name) => vocabulary.states.has(lineOf(name))) && !vocabulary.every.begins(lineOf(first))
}

/** Nothing but words of views: "Dark mode", and not "Dark mode for all users". */
function isView(name: string): boolean {
  return isCoveredBy(lineOf(name), [vocabulary.views, vocabulary.filter])
}

function isNarrowing(title: string): boolean {
  const line = lineOf(title)
  return isCoveredBy(line, [vocabulary.filter]) || vocabulary.sorts.begins(line)
}

/** "1.5x": how fast something is played. Under a sum it is a stake. */
function isSpeed({ name, path }: Thing): boolean {
  return speed.test(name.trim()) && !path.some(isStake)
}

function isStake(title: string): boolean {
  return stakes.some((words) => words.has(lineOf(title)))
}

const speed = /^[0-3](?:[.,]\d{1,2})?\s?(?:x|倍速?)$/iu
const { stakes: multiplied, offers, spends, payment, limits } = vocabulary
const stakes = [multiplied, vocabulary.sums, offers, spends, payment, limits]

/** "Servings: 6": a number of people for whom a recipe is reckoned anew. */
function isReckoned({ name, use, path, state: { options = [] } }: Thing): boolean {
  const isCount = options.some((option) => /\d/u.test(option)) && options.every((option) => aFew.test(option))
  if (use !== 'choose' || !isCount) return false
  if (options.some(namesSum) || path.some(isStake)) return false
  return isCoveredBy(lineOf(name), [vocabulary.servings])
}

/** A small number, or "Choose". */
const aFew = /^\D{0,16}(?:\d{1,2}\D{0,12})?$/u

/** "Mill (12)": so many are left when it is ticked. */
function isCounted(name: string): boolean {
  if (bondIn(name) && contentWords(name).length > 2) return false
  return /\(\s*\d[\d.,\s]*\)\s*$/u.test(name)
}

/** "Under €50", "€50 – €100". */
function isRange(name: string): boolean {
  return namesSum(name) && !namesPrice(name)
}

/** "Direct flights only"; not "Friends only" or "View only", by which others are let in. */
function isOnly(name: string): boolean {
  const line = lineOf(name)
  return vocabulary.only.has(line) && !bondIn(name) && !rights.some((words) => words.has(line))
}

const { people, sensitive, access, audience, sums, law, machines, reveals, changes } = vocabulary
const rights = [people, sensitive, access, audience, sums, law, machines, reveals, changes]

/** "Select invoice 7", or a box without a name, in a line of a table: something may be done with it later. */
function marksLine({ use, row, record, names, column, kind }: Thing): boolean {
  if (use !== 'tick' || kind === 'switch' || (row === undefined && record === undefined) || column)
    return false
  return names.every((name) => vocabulary.chooses.begins(lineOf(name)) || name === row)
}

/** A list over others whose first entry is "All": there is no such state to be in. */
function narrowsList({ state, line }: Thing, page: PageContext): boolean {
  const [first = '', ...others] = (state.options ?? []).map(lineOf)
  if (others.length === 0 || !vocabulary.every.begins(first)) return false
  return others.every((option) => !vocabulary.lacks.has(option)) && viewOf(page).records.some(isBehind)

  function isBehind({ line: at }: { readonly line: number }): boolean {
    return at > line
  }
}
