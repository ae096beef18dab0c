import { closestWord } from '../language/spelling.ts'
import { stopWords } from '../language/stop-words.ts'
import { interfaceWords } from '../language/synonyms.ts'
import { likeness, units, type Unit } from '../language/units.ts'
import { respelt, words } from '../language/words.ts'
import { expectedShape } from './expected-shape.ts'
import { passagesOf, type Passage } from './passages.ts'

const enough = 0.6
const mostPassages = 2

/** The passages of a page that answer a question, best first; none when the page does not seem to say. */
export function findAnswer(question: string, visibleText: string): string[] {
  const passages = passagesOf(visibleText).map((passage) => ({
    passage,
    own: units(words(passage.text)),
    above: units(words(passage.heading)),
  }))
  const vocabulary = new Set(words(visibleText).map((word) => word.folded))
  const wanted = contentUnits(question, vocabulary)
  if (wanted.length === 0) return []
  const weight = rarity(passages.map(({ own, above }) => [...own, ...above]))
  const shape = expectedShape(question)
  const total = sum(wanted.map(weight))
  const ranked = passages
    .map(({ passage, own, above }, order) => {
      const met = sum(wanted.map((unit) => weight(unit) * Math.max(best(unit, own), 0.8 * best(unit, above))))
      const fits = shape ? (shape.test(passage.text) ? 0.2 : -0.25) : 0
      const length = own.length < 4 && !shape ? -0.15 : 0
      return { passage, order, covered: met / total, score: met / total + fits + length - own.length / 400 }
    })
    .filter(({ covered, score }) => covered >= (shape ? enough - 0.15 : enough) && score >= enough)
    .sort((a, b) => b.score - a.score || a.order - b.order)
  const [top] = ranked
  if (!top) return []
  return distinct(ranked.filter(({ score }) => score > top.score - 0.08).map(({ passage }) => passage))
}

function contentUnits(question: string, vocabulary: ReadonlySet<string>): Unit[] {
  const list = words(question).map((word) => {
    if (vocabulary.has(word.folded) || interfaceWords.has(word.folded) || stopWords.has(word.folded))
      return word
    const near = closestWord(word.folded, vocabulary)
    return near === undefined ? word : respelt(word, near)
  })
  return units(list).filter(
    (unit) => !unit.words.every((word) => stopWords.has(word.folded) || asking.has(word.folded)),
  )
}

/** Words of the question itself; the answer seldom repeats them. */
const asking: ReadonlySet<string> = new Set(
  'what when where who why how which whose tell me know explain describe much many long far often old page website site get does there any possible give say list information info need happen happens work'.split(
    ' ',
  ),
)

function rarity(all: readonly (readonly Unit[])[]): (unit: Unit) => number {
  const frequency = new Map<string, number>()
  for (const list of all)
    for (const key of new Set(list.map((unit) => unit.key))) frequency.set(key, (frequency.get(key) ?? 0) + 1)
  return (unit) => Math.log(1.5 + all.length / (1 + (frequency.get(unit.key) ?? 0)))
}

function best(unit: Unit, others: readonly Unit[]): number {
  let most = 0
  for (const other of others) most = Math.max(most, likeness(unit, other))
  return most
}

function distinct(found: readonly Passage[]): string[] {
  return [...new Set(found.map((passage) => passage.text))].slice(0, mostPassages)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
