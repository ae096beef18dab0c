import { closestWord } from '../language/spelling.ts'
import { stopWords } from '../language/stop-words.ts'
import { interfaceWords } from '../language/synonyms.ts'
import { likeness, units, type Unit } from '../language/units.ts'
import { respelt, words } from '../language/words.ts'
import { askingWords } from './asking-words.ts'
import { expectedShape } from './expected-shape.ts'
import { passagesOf, type Passage } from './passages.ts'

const enough = 0.5
const headingShare = 0.9
const mostPassages = 2
const shortSentence = 45

/** The passages of a page that answer a question, best first; none when the page does not seem to say. */
export function findAnswer(question: string, visibleText: string): string[] {
  const read = passagesOf(visibleText).map(readPassage)
  const shape = expectedShape(question)
  const wanted = contentUnits(question, new Set(words(visibleText).map((word) => word.folded)), shape?.asks)
  const weight = rarity(read)
  const total = sum(wanted.map(weight))
  if (total === 0 && !shape) return []
  const ranked = read
    .map((one, order) => ({
      ...rate(one, wanted, weight, total, shape?.answer),
      order,
      text: one.passage.text,
    }))
    .filter(({ covered, score }) => covered >= enough && score >= enough)
    .sort((a, b) => b.score - a.score || a.order - b.order)
  const [top] = ranked
  if (!top) return []
  const good = ranked.filter(({ score }) => score > top.score - 0.05).map(({ text }) => text)
  return apart(good.map((text) => withNext(text, read)))
}

/** A very short sentence is told with the one after it. */
function withNext(text: string, read: readonly Read[]): string {
  if (text.length >= shortSentence) return text
  return read.find(({ passage }) => passage.text.startsWith(`${text} `))?.passage.text ?? text
}

interface Read {
  readonly passage: Passage
  readonly own: readonly Unit[]
  readonly above: readonly Unit[]
}

function readPassage(passage: Passage): Read {
  return { passage, own: units(words(passage.text)), above: units(words(passage.heading)) }
}

/** How much of the question a passage and its heading meet; the shortest that meets it is the best. */
function rate(
  { passage, own, above }: Read,
  wanted: readonly Unit[],
  weight: (unit: Unit) => number,
  total: number,
  shape: RegExp | undefined,
) {
  const met = sum(
    wanted.map((unit) => weight(unit) * Math.max(best(unit, own), headingShare * best(unit, above))),
  )
  const covered = total === 0 ? 1 : met / total
  const fits = shape ? (shape.test(passage.text) ? 0.15 : -0.3) : 0
  return { covered, score: covered + fits - own.length / 250 }
}

/** What the question is about: its words without those of asking, spelt as the page spells them. */
function contentUnits(
  question: string,
  vocabulary: ReadonlySet<string>,
  ofShape: RegExp | undefined,
): Unit[] {
  const list = words(question).map((word) => {
    if (vocabulary.has(word.folded) || interfaceWords.has(word.folded) || isSmall(word.folded)) return word
    const near = closestWord(word.folded, vocabulary)
    return near === undefined ? word : respelt(word, near)
  })
  return units(list).filter(
    (unit) => !unit.words.every(({ folded }) => isSmall(folded) || ofShape?.test(folded) === true),
  )
}

function isSmall(word: string): boolean {
  return stopWords.has(word) || askingWords.has(word)
}

/** Rare words tell more; a word that the page does not have at all may only be the visitor's way of speaking. */
function rarity(read: readonly Read[]): (unit: Unit) => number {
  const frequency = new Map<string, number>()
  for (const { own, above } of read) {
    for (const key of new Set([...own, ...above].map((unit) => unit.key)))
      frequency.set(key, (frequency.get(key) ?? 0) + 1)
  }
  return (unit) => {
    const count = frequency.get(unit.key)
    return Math.log(1.5 + read.length / (1 + (count ?? 1))) * (count === undefined ? 0.5 : 1)
  }
}

function best(unit: Unit, others: readonly Unit[]): number {
  let most = 0
  for (const other of others) most = Math.max(most, likeness(unit, other))
  return most
}

/** Passages that do not repeat one another. */
function apart(texts: readonly string[]): string[] {
  const kept: string[] = []
  for (const text of texts) {
    if (!kept.some((other) => other.includes(text) || text.includes(other))) kept.push(text)
  }
  return kept.slice(0, mostPassages)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
