import type { Scene } from '../../candidates/scene.ts'
import type { Filling } from '../../fill/assign.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf } from '../../understand/clauses.ts'
import { isBeside, overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { leadPlaces } from './leads-to-value.ts'

/** Words that only bind a value to its sentence, say what the page is about, or deny what nobody would do: they tell nothing else. */
export function boundToValue(
  sentence: Sentence,
  { read, view, rarity }: Scene,
  fillings: readonly Filling[],
  isRead: (place: number) => boolean,
): number[] {
  const { words, values, negated } = sentence
  const written = values.filter((value) => placesIn(value, sentence).every(isRead))
  const places = written.flatMap((value) => {
    const inside = placesIn(value, sentence)
    const [first, last] = [inside[0], inside.at(-1)]
    if (first === undefined || last === undefined) return []
    const before = dated.has(value.kind) && isBeside(words[first - 1], value, sentence)
    const behind = counted.has(value.kind) && isBeside(value, words[last + 1], sentence)
    return [before ? first - 1 : [], behind ? last + 1 : [], leadPlaces(value, sentence)].flat()
  })
  // "Tomorrow, don't create it yet": a value that may be said of anything is made no surer by what is denied.
  const sure = fillings.some(({ guessed }) => !guessed)
  const denied = (sure ? clausesOf(sentence) : [])
    .filter((clause) => !fillings.some((one) => overlap(one, clause)))
    .flatMap((clause) => placesIn(clause, sentence).filter((place) => negated[place]))
  const { met } = cover(sentence, read(view.page.title ?? ''), rarity)
  const titled = [...met].flatMap(([place, level]) => (level < 2 ? [place] : []))
  return [...places, ...denied, ...titled]
}

/** "Until 4 May", "um drei" */
const dated: ReadonlySet<string> = new Set(['date', 'time'])

/** "35 gigabytes", "4 mètres" */
const counted: ReadonlySet<string> = new Set(['number', 'money'])
