import type { PageContext } from '#protocol'
import { commonWords } from '../language/common-words.ts'
import { closestWord } from '../language/spelling.ts'
import { stopWords } from '../language/stop-words.ts'
import { interfaceWords } from '../language/synonyms.ts'
import { units, type Unit } from '../language/units.ts'
import { respelt, words } from '../language/words.ts'
import { askingWords } from './asking-words.ts'
import { expectedShape, type Shape } from './expected-shape.ts'
import { meetingOf, readLines, type Meeting } from './meet.ts'
import { measured } from './measured.ts'
import { passagesOf, type Passage } from './passages.ts'

/** How much of a question a passage must meet. */
const someOfIt = 0.5
export const mostOfIt = 0.8
const mostPassages = 2
const shortSentence = 45

/** A passage that answers, and the heading it stands under. */
export interface Answer {
  readonly text: string
  readonly heading: string
}

/** The passages of a page that answer a question, best first; none when the page does not seem to say. */
export function findAnswer(asked: string, page: PageContext, enough = someOfIt): Answer[] {
  const passages = passagesOf(page)
  const question = measured(asked)
  const lines = readLines(passages)
  const shape = expectedShape(asked)
  const vocabulary = new Set([...lines.values()].flatMap((list) => list.map(({ folded }) => folded)))
  const wanted = contentUnits(question, vocabulary, shape?.asks)
  const title = new Set(units(words(page.title ?? '')).map(({ key }) => key))
  const meetings = passages.map(meetingOf(wanted, lines))
  const weights = wanted.map((unit, at) => rarity(meetings, at, unit) * share(unit, title))
  if (sum(weights) === 0 && !shape) return []
  const ranked = passages
    .flatMap(({ text }, order) => {
      const score = rate(text, meetings[order] as Meeting, weights, { shape, enough })
      return score >= enough ? [{ text, order, score }] : []
    })
    .sort((a, b) => b.score - a.score || a.order - b.order)
  const [top] = ranked
  if (!top) return []
  const good = ranked.filter(
    ({ score, text, order }) =>
      score > top.score - 0.05 &&
      isCounted(text, top.text, shape) &&
      (!isAbout(passages[top.order], title) || isAbout(passages[order], title)),
  )
  return apart(
    good.map(({ text, order }) => {
      const heading = passages[order]?.heading ?? ''
      return { text: withHeading(withNext(text, passages), heading), heading }
    }),
  )
}

/** Whether a passage stands under the name of what the whole page is about: `How much is it?` asks of nothing else. */
function isAbout(passage: Passage | undefined, title: ReadonlySet<string>): boolean {
  const heading = units(words(passage?.heading ?? ''))
  return heading.length > 0 && heading.every(({ key }) => title.has(key))
}

/** Where things are counted in figures, `three legs` tells no count of them. */
function isCounted(text: string, best: string, shape: Shape | undefined): boolean {
  return !shape?.must || /\d/.test(text) || !/\d/.test(best)
}

/** `€89` alone says little: it is told with what it is the price of. */
function withHeading(text: string, heading: string): string {
  const isWhole = text.length >= shortSentence || /[.!?:](?:\s|$)/.test(text)
  return isWhole || heading === '' ? text : `${heading}: ${text}`
}

/** A very short sentence is told with the one after it. */
function withNext(text: string, passages: readonly Passage[]): string {
  if (text.length >= shortSentence) return text
  return passages.find((passage) => passage.text.startsWith(`${text} `))?.text ?? text
}

/** How much of the question a passage and its heading meet; the shortest that meets it is the best. */
function rate(
  text: string,
  { met, length }: Meeting,
  weights: readonly number[],
  { shape, enough }: { readonly shape: Shape | undefined; readonly enough: number },
): number {
  const total = sum(weights)
  const covered = total === 0 ? 1 : sum(met.map((one, at) => one * (weights[at] ?? 0))) / total
  if (covered < enough) return 0
  const shows = shape?.answer.test(text) ?? true
  if (!shows && (shape?.must || total === 0)) return 0
  const fits = shape ? (shows ? 0.15 : -0.3) : 0
  return covered + fits - length / 250
}

/** On the page about the Heron lamp every line is about it: its name need not be told again. */
function share(unit: Unit, title: ReadonlySet<string>): number {
  return title.has(unit.key) ? 0.25 : 1
}

/** What a question is about: its words without those of asking, spelt as the page spells them. */
export function contentUnits(
  question: string,
  vocabulary: ReadonlySet<string>,
  ofShape: RegExp | undefined,
): Unit[] {
  const list = words(question).map((word) => {
    if (vocabulary.has(word.folded) || isSpeltRight(word.folded)) return word
    const near = closestWord(word.folded, vocabulary)
    return near === undefined ? word : respelt(word, near)
  })
  return units(list).filter(
    (unit) => !unit.words.every(({ folded }) => isSmall(folded) || ofShape?.test(folded) === true),
  )
}

function isSpeltRight(word: string): boolean {
  return interfaceWords.has(word) || commonWords.has(word) || isSmall(word)
}

function isSmall(word: string): boolean {
  return stopWords.has(word) || askingWords.has(word)
}

/** Days that a question names are asked for: what does not speak of them answers nothing. */
const day = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|holidays?|christmas|easter)$/

/** Rare words tell more; a word that the page does not have at all may only be the visitor's way of speaking. */
function rarity(meetings: readonly Meeting[], at: number, { words: own }: Unit): number {
  const count = meetings.filter(({ named }) => named[at]).length
  const isStrange = count === 0 && !own.some(({ folded }) => day.test(folded))
  return Math.log(1.5 + meetings.length / (1 + (count || 1))) * (isStrange ? 0.5 : 1)
}

/** Passages that do not repeat one another. */
function apart(answers: readonly Answer[]): Answer[] {
  const kept: Answer[] = []
  for (const answer of answers) {
    if (!kept.some(({ text }) => isSaidIn(text, answer.text) || isSaidIn(answer.text, text)))
      kept.push(answer)
  }
  return kept.slice(0, mostPassages)
}

/** Whether most of what a passage says stands in another one too. */
function isSaidIn(text: string, other: string): boolean {
  if (other.includes(text)) return true
  const own = words(text).map(({ stem }) => stem)
  const there = new Set(words(other).map(({ stem }) => stem))
  return own.length > 3 && own.filter((stem) => there.has(stem)).length >= 0.7 * own.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
