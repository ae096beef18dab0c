import { foldWord, questionCues, type ConceptLanguage, type CueName } from '#languages'
import { likenessTo, type Likeness } from '../meaning/likeness.ts'
import type { Meaning, Meanings } from '../meaning/meanings.ts'
import { spread, type Reached } from '../meaning/spread.ts'
import { readValues, type Value } from './values.ts'
import { reading } from '../weights.ts'
import { cuesIn, ordinal, type Cue } from '../words/cues.ts'
import { nearestWord } from '../words/nearest-word.ts'
import type { Word } from '../words/words.ts'
import { separatedVerbs } from './separated-verbs.ts'
import { readWords } from '../words/words.ts'

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
  readonly names: readonly { readonly at: number; readonly end: number }[]
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
  const values = readValues(text, { language, now })
  const words = readWords(text, language).map((word) =>
    values.some(({ at, end, kind }) => kind !== 'number' && word.at < end && at < word.end)
      ? word
      : repaired(word, context),
  )
  const repairedText = words.map((word) => word.text).join(' ')
  const read = meanings.read(repairedText, language, pageLanguage)
  const apart = separatedVerbs(words, text, language, meanings)
  const cues = cuesIn(
    words.map(({ letters }) => letters),
    language,
  )
  const senses = apart.length > 0 ? [...apart, ...read.senses] : read.senses
  const commands = commandPlaces(
    // In German a word with a capital is a thing, whatever verb is part of it.
    senses.filter(
      ({ places }) => language !== 'de' || !places.some((place) => place > 0 && isCapital(words[place])),
    ),
  )
  const leads = new Set(
    senses.flatMap(({ notion, places }) =>
      generalActs.has(notion) && notion !== 'nav.continue' ? places : [],
    ),
  )
  // The "next" of "next page" is no joint.
  const paired = new Set(
    senses.flatMap(({ notion, places }) => (isAct(notion) && places.length > 1 ? places : [])),
  )
  const cued = placesOf(cues, formal)
  const moving = placesOf(cues, leading)
  const measured = placesOf(cues, measuring)
  const sorts = new Set(cues.flatMap(({ name, from }) => (name === 'kindNoun' ? [from] : [])))
  const places = new Map<string, number[]>()
  for (const [place, { stem, letters }] of words.entries())
    for (const key of new Set([stem, letters, ...digitsOf(place)]))
      places.set(key, [...(places.get(key) ?? []), place])
  // "Three" is called "3" on a page; "one" may be an article.
  function digitsOf(place: number): string[] {
    const { at, end } = words[place]!
    return values.flatMap((one) =>
      one.kind === 'number' && one.value !== '1' && one.at === at && one.end === end ? [one.value] : [],
    )
  }
  const found = words.map(({ letters }) => ordinal(letters, language)).find((number) => number !== undefined)
  const negated = negatedPlaces(words, cues, text)
  const weights = words.map((word, place) => {
    if (!word.content || (cued.has(place) && !paired.has(place))) return 0
    if (values.some(({ at, end }) => word.at < end && at < word.end)) return reading.valueWord
    if (commands.has(place) || moving.has(place)) return reading.commandWord
    if (sorts.has(place) || ordinal(word.letters, language) !== undefined) return reading.kindNoun
    const rarity = meanings.lexicon.rarity(word.text, language)
    if (rarity === undefined) return context.pageWords.has(word.letters) ? 1 : reading.strangeWord
    return rarity ** reading.commonness
  })
  const wants = weights.some((weight, place) => weight >= reading.tellingWord && !negated[place])
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
    places,
    cues,
    values,
    acts: new Set(
      senses.flatMap((sense) => (isAct(sense.notion) && !isOwnDoing(sense, cues) ? [sense.notion] : [])),
    ),
    names: namesIn(words, context.pageNames),
    ordinal: found,
  }
}

/** What somebody brings along ("I bring the tent") takes nobody to another page, as "bring me there" does. */
function isOwnDoing({ notion, places }: Meaning['senses'][number], cues: readonly Cue[]): boolean {
  const [place] = places
  return (
    notion === 'nav.go-to' &&
    places.length === 1 &&
    cues.some(({ name, to }) => name === 'told' && to === place) &&
    !cues.some(({ name, from, to }) => name === 'go' && from <= place! && place! < to)
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

/** A word that nobody knows is what it nearly is on the page. */
function repaired(word: Word, { meanings, language, pageWords }: ParseContext): Word {
  const { letters, text, content } = word
  if (!content || /\d/.test(text) || pageWords.has(letters) || meanings.lexicon.knows(text, language))
    return word
  // A name that nobody knows is no slip.
  const known = /^\p{Lu}/u.test(text) ? [] : meanings.lexicon.words(language)
  const meant = nearestWord(letters, pageWords) ?? leftOut(letters, nearestWord(letters, known))
  return meant === undefined
    ? word
    : { ...word, text: meant, letters: meant, stem: foldWord(meant, language) }
}

/** Another letter makes another word; one that is left out, doubled or in the wrong place is a slip. */
function leftOut(letters: string, meant: string | undefined): string | undefined {
  const apart = meant === undefined ? 0 : Math.abs(meant.length - letters.length)
  return apart === 1 || (meant && [...meant].sort().join() === [...letters].sort().join()) ? meant : undefined
}

const actNotions = /^(?:act|talk|nav|view|search\.find|filter\.open|content\.read)\b/

/** Whether a notion is something to be done. */
export function isAct(notion: string): boolean {
  return actNotions.test(notion)
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text)
}

/** Acts that are done with anything. */
export const generalActs: ReadonlySet<string> = new Set([
  'act.open',
  'nav.go-to',
  'act.show',
  'act.select',
  'act.tick',
  'act.expand',
  'view.details',
  'content.read',
  'act.check-something',
  'act.start',
  'nav.continue',
  'search.find',
])

function commandPlaces(senses: Meaning['senses']): ReadonlySet<number> {
  return new Set(senses.flatMap(({ notion, places }) => (isAct(notion) && places.length <= 2 ? places : [])))
}

/** Cues that tell what kind of sentence it is, not what it is about. */
const formal = new Set<CueName>([
  // "How heavy" asks by its adjective too.
  ...questionCues.filter((name) => name !== 'howBig'),
  'not',
  'only',
  'instead',
  'insteadOf',
  'then',
  'and',
  'or',
  'into',
  'filler',
  'put',
  'told',
])

/** Cues that ask for a measure by its adjective. */
const measuring = new Set<CueName>(['howBig'])

/** Cues that only say that something is to be pressed or gone to. */
const leading = new Set<CueName>(['press', 'go'])

function placesOf(cues: readonly Cue[], names: ReadonlySet<CueName>): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { name, from, to } of cues) if (names.has(name)) for (let at = from; at < to; at++) found.add(at)
  return found
}

/** What a "not" denies goes on to the next comma, or to what is wanted instead. */
function negatedPlaces(words: readonly Word[], cues: readonly Cue[], text: string): boolean[] {
  const denied = words.map(() => false)
  for (const { name, to } of cues) {
    if (name !== 'not') continue
    for (let at = to; at < words.length; at++) {
      const word = words[at]
      const before = words[at - 1]
      if (!word) break
      if (at > to && before && /[,;:.!?–]/.test(text.slice(before.end, word.at))) break
      if (
        cues.some(
          (cue) =>
            cue.from === at && (cue.name === 'instead' || cue.name === 'insteadOf' || cue.name === 'then'),
        )
      )
        break
      denied[at] = true
    }
  }
  return denied
}
