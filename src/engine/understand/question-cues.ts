import { isUnspaced, isVerbLast, questionCues, wonderWords, type CueName } from '#languages'
import { phraseReader } from '../words/cues.ts'
import { isAct } from './acts.ts'
import { clausesOf } from './clauses.ts'
import { passingOn } from './passing-on.ts'
import type { Sentence } from './sentence.ts'
import { isTelling } from './telling.ts'

/** Small words that ask something: "when", "is there". */
export const asking: ReadonlySet<CueName> = new Set(questionCues)

/** Those that ask for more than yes or no. */
export const askingForFacts: ReadonlySet<CueName> = new Set(questionCues.filter((name) => name !== 'whether'))

const measures: ReadonlySet<CueName> = new Set<CueName>(['howMuch', 'howMany', 'howLong', 'howOften'])

/** Whether a sentence asks for a number of something: "and with the night plan, how much is it". */
export function asksMeasure({ cues }: Pick<Sentence, 'cues'>): boolean {
  return cues.some(({ name }) => measures.has(name))
}

/**
 * "Tell me the opening hours": who wants to be told something has nothing pressed for it, unless it is ordered behind
 * that, or is what the page calls a deed of its own: to be told as soon as something happens.
 */
export function asksToBeTold(sentence: Sentence): boolean {
  const { cues, weights, words, language, senses, names, acts } = sentence
  const asked = cues.find(({ name }) => name === 'tellMe')
  if (!asked || acts.has('view.details') || passingOn(sentence).length > 0) return false
  const isBeside = (place: number) => place < asked.from || place >= asked.to
  if (senses.some(({ notion, places }) => lastingNews.test(notion) && places.some(isBeside))) return false
  const says = (from: number, to?: number) => weights.slice(from, to).some((weight) => weight > 0)
  const last = isVerbLast(language) && !weights.slice(asked.to).some((weight) => isTelling(weight))
  if (says(0, asked.from) && !last) return false
  const { at } = words[asked.from]!
  const isName = names.some((name) => name.at <= at && at < name.end)
  return !isName && !endsIn(isOrder, sentence)
}

/** What goes on being told: of what comes back, of what is new. */
const lastingNews = /notif|alert|waiting-list|reminder|act\.(?:watch|follow)/

/** Whether the last part of a sentence says to do something: "when do you close? Open the page". */
export function endsIn(acts: (notion: string) => boolean, sentence: Sentence): boolean {
  const { words, senses } = sentence
  const last = clausesOf(sentence).at(-1)
  const head = words.findIndex(({ at }) => at >= (last?.at ?? 0))
  return head > 0 && senses.some(({ notion, places }) => acts(notion) && places[0] === head)
}

const wondering = phraseReader(['wonders'], wonderWords)

/** Whether a sentence asks if something is so, gives nothing, and has no order behind it: "is there a boat free". */
export function wonders(sentence: Sentence): boolean {
  const { words, language, values, senses } = sentence
  const anywhere = isUnspaced(language) || language === 'tr'
  const asks = wondering(words, language).some(({ from }) => anywhere || from === 0)
  if (!asks || values.length > 0) return false
  const heads = new Set(clausesOf(sentence).map(({ at }) => words.findIndex((word) => word.at >= at)))
  return !senses.some(({ notion, places }) => isOrder(notion) && heads.has(places[0] ?? -1))
}

/** Whether a later part of a sentence asks for a fact, and none of it orders: "out of yeast, what else would do". */
export function asksLater(sentence: Sentence): boolean {
  const { words, cues, values, senses, language } = sentence
  const [, ...later] = clausesOf(sentence)
  const heads = new Set(later.map(({ at }) => words.findIndex((word) => word.at >= at)))
  const asks = cues.some(({ name, from }) => heads.has(from) && askingForFacts.has(name) && name !== 'where')
  const isHead = (place = -1) => place === 0 || heads.has(place)
  const last = isVerbLast(language) || isUnspaced(language)
  const orders = senses.some(({ notion, places }) => isOrder(notion) && (last || isHead(places[0])))
  return asks && values.length === 0 && !orders
}

function isOrder(notion: string): boolean {
  return isAct(notion) && !notion.startsWith('talk.')
}
