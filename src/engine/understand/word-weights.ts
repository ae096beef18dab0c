import { questionCues, type CueName } from '#languages'
import type { Meaning } from '../meaning/meanings.ts'
import { reading } from '../weights.ts'
import { cuePlaces, ordinal, type Cue } from '../words/cues.ts'
import type { Word } from '../words/words.ts'
import { isAct } from './acts.ts'
import type { ParseContext } from './sentence.ts'
import type { Value } from './values.ts'
import { overlap } from './extent.ts'

interface Read {
  readonly words: readonly Word[]
  readonly values: readonly Value[]
  readonly senses: Meaning['senses']
  readonly cues: readonly Cue[]
  /** Places of words that only lead to what is meant. */
  readonly moving: ReadonlySet<number>
  /** Places of words that name a sort of thing. */
  readonly sorts: ReadonlySet<number>
}

/** How much of a sentence hangs on each of its words. */
export function wordWeights(
  { words, values, senses, cues, moving, sorts }: Read,
  { meanings, language, pageWords }: ParseContext,
): number[] {
  const commands = commandPlaces(
    // In German a word with a capital is a thing, whatever verb is part of it.
    senses.filter(
      ({ places }) => language !== 'de' || !places.some((place) => place > 0 && isCapital(words[place])),
    ),
  )
  // The "next" of "next page" is no joint.
  const paired = new Set(
    senses.flatMap(({ notion, places }) => (isAct(notion) && places.length > 1 ? places : [])),
  )
  for (const { name, from, to } of cues)
    if (name === 'then' && from === 0 && to === 1 && isAdjective(senses)) paired.add(from)
  const cued = cuePlaces(cues, formal)
  // "The slides for Thursday": a weekday is a value, and tells things apart as well.
  const weekdays = new Set(
    senses.flatMap(({ notion, places }) => (notion.startsWith('weekday-') ? places : [])),
  )
  // "At the moment": a page speaks of what is so now, and does not say so.
  const now = new Set(senses.flatMap(({ notion, places }) => (notion === 'time.now' ? places : [])))
  return words.map((word, place) => {
    if (!word.content || (cued.has(place) && !paired.has(place))) return 0
    const inValue = values.some((value) => overlap(value, word))
    if ((inValue && !weekdays.has(place)) || now.has(place)) return reading.valueWord
    if (commands.has(place) || moving.has(place)) return reading.commandWord
    if (sorts.has(place) || ordinal(word.letters, language) !== undefined) return reading.kindNoun
    const rarity = meanings.lexicon.rarity(word.text, language)
    if (rarity === undefined) return pageWords.has(word.letters) ? 1 : reading.strangeWord
    return rarity ** reading.commonness
  })
}

/** The "next" that begins "next picture" orders nothing after something else. */
function isAdjective(senses: Meaning['senses']): boolean {
  return (
    senses.some(({ notion, places }) => notion === 'next-adjective' && places.join() === '0') &&
    !senses.some(({ notion }) => notion.startsWith('act.'))
  )
}

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text)
}

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
  'tellMe',
])
