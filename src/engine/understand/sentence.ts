import type { ConceptLanguage, CueName } from '#languages'
import { likenessTo, type Likeness } from '../meaning/likeness.ts'
import type { Meaning, Meanings } from '../meaning/meanings.ts'
import { spread, type Reached } from '../meaning/spread.ts'
import { cuePlaces, cuesIn, ordinal, withLeads, withoutConjunctions, type Cue } from '../words/cues.ts'
import { withApostrophes } from '../words/left-out-apostrophes.ts'
import { readWords, type Word } from '../words/words.ts'
import { actsIn, generalActs } from './acts.ts'
import { negatedPlaces } from './negated-places.ts'
import { repairWord } from './repair-word.ts'
import { saidSwitches } from './said-switch.ts'
import { separatedVerbs } from './separated-verbs.ts'
import { withoutAffixes } from './affixes.ts'
import { readValues, type Value } from './values.ts'
import { wordWeights } from './word-weights.ts'
import { type Extent, overlap } from './extent.ts'
import { tellingPlaces } from './telling.ts'

/** What somebody said, read once: words with what they weigh, notions in reach, small words, values. */
export interface Sentence {
  readonly text: string
  readonly language: ConceptLanguage
  readonly words: readonly Word[]
  /** How much of the sentence hangs on each word. */
  readonly weights: readonly number[]
  /** Whether a word only leads to what is meant, as "open" and "show me" do. */
  readonly leading: readonly boolean[]
  /** Whether a word stands in what is denied: "no sugar". */
  readonly negated: readonly boolean[]
  /** What is denied beside something that is wanted: "not the red one, the blue one". */
  readonly excluded: readonly boolean[]
  readonly senses: Meaning['senses']
  readonly reach: ReadonlyMap<string, Reached>
  /** How near a word of the page comes to each word. */
  readonly likeness: Likeness
  /** The places of each stem, and of the letters themselves. */
  readonly places: ReadonlyMap<string, readonly number[]>
  readonly cues: readonly Cue[]
  readonly values: readonly Value[]
  /** The acts that are named, such as `act.open`. */
  readonly acts: ReadonlySet<string>
  /** Names of things that are said word for word, by their places in the text. */
  readonly names: readonly Extent[]
  /** "the second one" */
  readonly ordinal: number | undefined
}

export interface ParseContext {
  readonly meanings: Meanings
  readonly language: ConceptLanguage
  /** The language of the page, whose words a visitor may borrow. */
  readonly pageLanguage: ConceptLanguage
  /** Letters of the words on the page: what a slip of the finger is held against first. */
  readonly pageWords: ReadonlySet<string>
  /** Names of several words on the page, under their first word. */
  readonly pageNames: ReadonlyMap<string, readonly (readonly string[])[]>
  readonly now: Date
}

/** Reads a sentence, or a part of one. */
export function parseSentence(text: string, context: ParseContext): Sentence {
  const { meanings, language, pageLanguage, now } = context
  const read = readValues(text, { language, now })
  const typed = read.filter(({ kind }) => kind !== 'number')
  const words = withApostrophes(readWords(text, language), language).map((word) =>
    typed.some((value) => overlap(value, word)) ? word : repairWord(word, context),
  )
  const values = withoutAffixes(read, words, language)
  const senses = sensesOf(words, text, context)
  const cues = cuesIn(words, language)
  const leads = new Set(senses.flatMap(({ notion, places }) => (leadingActs.has(notion) ? places : [])))
  const moving = cuePlaces(cues, leadingCues)
  const measured = cuePlaces(cues, measuringCues)
  const sorts = new Set(cues.flatMap(({ name, from }) => (name === 'kindNoun' ? [from] : [])))
  const negated = negatedPlaces(words, cues, text, language)
  const weights = wordWeights({ words, values, senses, cues, moving, sorts }, context)
  const wants = tellingPlaces({ weights }).some((place) => !negated[place])
  return {
    text,
    language,
    words,
    weights,
    leading: words.map((_, place) => leads.has(place) || moving.has(place)),
    negated,
    excluded: wants ? negated : negated.map(() => false),
    senses,
    reach: spread(
      { senses },
      meanings.lexicon,
      (place) => measured.has(place),
      (place) => sorts.has(place),
    ),
    likeness: likenessTo(words, language, pageLanguage, meanings),
    places: stemPlaces(words, values),
    cues: withoutConjunctions(withLeads(cues, words, language), words, language),
    values,
    acts: new Set([...actsIn(senses, cues), ...saidSwitches({ text, words, cues, senses }, language)]),
    names: namesIn(words, context.pageNames),
    ordinal: words.map(({ letters }) => ordinal(letters, language)).find((number) => number !== undefined),
  }
}

/** What the words mean, verbs that stand apart first. */
function sensesOf(
  words: readonly Word[],
  text: string,
  { meanings, language, pageLanguage }: ParseContext,
): Meaning['senses'] {
  const { senses } = meanings.read(words.map((word) => word.text).join(' '), language, pageLanguage)
  const apart = separatedVerbs(words, text, language, meanings)
  return apart.length > 0 ? [...apart, ...senses] : senses
}

function stemPlaces(
  words: readonly Word[],
  values: readonly Value[],
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, word] of words.entries())
    for (const key of new Set([word.stem, word.letters, ...digitsOf(word, values)]))
      places.set(key, [...(places.get(key) ?? []), place])
  return places
}

/** "Three" is called "3" on a page; "one" may be an article. */
function digitsOf({ at, end }: Word, values: readonly Value[]): string[] {
  return values.flatMap((one) =>
    one.kind === 'number' && one.value !== '1' && one.at === at && one.end === end ? [one.value] : [],
  )
}

/** Where a sentence says a name of several words that something on the page goes by. */
export function namesIn(words: readonly Word[], names: ParseContext['pageNames']): Sentence['names'] {
  return words.flatMap((word, from) => {
    const said = (names.get(word.letters) ?? []).filter((letters) =>
      letters.every((one, ahead) => words[from + ahead]?.letters === one),
    )
    const longest = Math.max(0, ...said.map(({ length }) => length))
    const last = words[from + longest - 1]
    return longest > 0 && last ? [{ at: word.at, end: last.end }] : []
  })
}

/** Acts that only lead to what is meant; going on is done by itself. */
const leadingActs: ReadonlySet<string> = new Set([...generalActs].filter((act) => act !== 'nav.continue'))

/** Cues that ask for a measure by its adjective. */
const measuringCues = new Set<CueName>(['howBig'])

/** Cues that only say that something is to be pressed or gone to. */
const leadingCues = new Set<CueName>(['press', 'go'])
