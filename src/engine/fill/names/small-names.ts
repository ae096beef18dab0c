import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { placesIn } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { asksName, introduces, isKin } from './introduced-names.ts'
import { sensesOf } from '../senses-of.ts'
import type { Said, Span } from './spans.ts'

/** "nora quist, 0151 …", "i'm nora quist": who writes in small letters has a name of two or three words that mean nothing. */
export function* smallNames(sentence: Sentence, found: readonly Span[]): Iterable<Said> {
  const { words, text, values } = sentence
  const isPersonal =
    values.some(({ kind }) => personal.has(kind)) || found.some(({ kind }) => kind === 'street')
  for (const clause of clausesOf(sentence))
    for (const run of unknownRuns(clause, sentence)) {
      const [first, last] = [words[run[0]!]!, words[run.at(-1)!]!]
      const told = introduces(text.slice(clause.at, first.at), sentence) || isKin(first.at, sentence)
      if (told || (isPersonal && isAlone(run, clause, sentence)) || isCalled(run[0]!, sentence))
        yield { kind: 'name', text: text.slice(first.at, last.end), at: first.at }
    }
}

const personal: ReadonlySet<string> = new Set(['email', 'phone', 'postcode', 'date', 'code'])

/** Two or three words beside each other, in small letters, that mean nothing. */
function unknownRuns(clause: Clause, sentence: Sentence): number[][] {
  const runs: number[][] = []
  for (const place of placesIn(clause, sentence)) {
    if (!isUnknown(place, sentence)) continue
    const run = runs.at(-1)
    if (run?.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs.filter(({ length }) => length === 2 || length === 3)
}

function isUnknown(place: number, sentence: Sentence): boolean {
  const { text, words, weights } = sentence
  const { at, end, content } = words[place]!
  return (
    content &&
    isTelling(weights[place]) &&
    /^\p{Ll}[\p{Ll}\p{M}'’-]+$/u.test(text.slice(at, end)) &&
    sensesOf(place, sentence).length === 0
  )
}

/** Whether nothing stands before a name in its part of the sentence but a small word, and nothing that tells anything right behind it. */
function isAlone(run: readonly number[], clause: Clause, sentence: Sentence): boolean {
  const own = placesIn(clause, sentence)
  const before = own.filter((place) => place < run[0]!)
  const behind = own.find((place) => place > run.at(-1)!)
  const isSmall = (place: number) => !sentence.words[place]!.content || sentence.words[place]!.text.length < 5
  return before.length < 2 && before.every(isSmall) && (behind === undefined || isSmall(behind))
}

/** "She's called nora quist", "name's nora quist": a word of naming stands right before it. */
function isCalled(place: number, { cues, words, senses }: Sentence): boolean {
  return (
    cues.some(({ name, from, to }) => name === 'named' && to === place && words[from]!.text.length > 3) ||
    senses.some(({ notion, places }) => asksName.has(notion) && places.includes(place - 1))
  )
}
