import { oncePerObject } from '#protocol'
import type { Meaning } from '../meaning/meanings.ts'
import { isAct } from '../understand/acts.ts'
import { saidByDenying } from '../understand/said-by-denying.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering, reading } from '../weights.ts'
import { isTelling } from '../understand/telling.ts'

/** By what a word of a label meets one of the sentence: the word itself, the same notion, one near it. */
export type Level = 0 | 1 | 2

/** A share for each level, the lower ones held by the higher. */
type Shares = readonly [number, number, number]

/** What a text and a sentence have in common. */
export interface Cover {
  /** How much of the text was said by words that only tell what to do: "open" meets "Open menu". */
  readonly byCommand: number
  /** How much of the text was said, up to each level. */
  readonly label: Shares
  /** Which words of the sentence are met, and by what at best. */
  readonly met: ReadonlyMap<number, Level>
  /** By what each word of the text was said. */
  readonly words: readonly (Level | undefined)[]
}

/** How a text is held against a sentence. */
export interface Holding {
  /** Whether what is denied counts as well. */
  readonly denied?: boolean
  /** Whether a number that is said in words is met by its figures: "three" by "3 guests". */
  readonly counts?: boolean
}

const levelOf = { same: 1, near: 2 } as const

type Rarity = (stem: string) => number

/** A cover, and how the text was held against the sentence for it. */
interface Kept extends Required<Holding> {
  readonly rarity: Rarity
  readonly cover: Cover
}

/** Every thing under a heading, and every way to read a sentence, holds the same texts against it: each is kept with it. */
const keptFor: (sentence: Sentence) => Map<Meaning, Kept[] | 'untouched'> = oncePerObject(() => new Map())

/** Holds a text against a sentence. */
export function cover(
  sentence: Sentence,
  text: Meaning,
  rarity: Rarity,
  { denied = false, counts = false }: Holding = {},
): Cover {
  const texts = keptFor(sentence)
  let held = texts.get(text)
  if (!held) texts.set(text, (held = isTouched(sentence, text) ? [] : 'untouched'))
  if (held === 'untouched') return untouched
  for (const one of held)
    if (one.rarity === rarity && one.denied === denied && one.counts === counts) return one.cover
  const fresh = hold(sentence, text, rarity, { denied, counts })
  held.push({ rarity, denied, counts, cover: fresh })
  return fresh
}

function hold(
  sentence: Sentence,
  { words, senses }: Meaning,
  rarity: Rarity,
  { denied, counts: counted }: Required<Holding>,
): Cover {
  const counts = (place: number) => denied || !sentence.excluded[place]
  const tells = (place: number) => isTelling(sentence.weights[place])
  const denying = saidByDenying(sentence)
  const commanded = words.map(() => false)
  const met = new Map<number, Level>()
  const bound = new Set<number>()
  const meet = (places: readonly number[], level: Level) => {
    for (const place of places) if (level < (met.get(place) ?? 4)) met.set(place, level)
  }
  const own: (Level | undefined)[] = words.map(({ stem, letters, content, text }, index) => {
    // A small word is met by its letters alone: what its stem is, others may be too.
    const same = (content ? sentence.places.get(stem) : undefined) ?? sentence.places.get(letters)
    const whole = (place: number) =>
      (content || !isAbbreviation(sentence.words[place]?.text ?? '', text)) &&
      (letters.length >= reading.shortWord ||
        sentence.words[place]?.letters === letters ||
        (counted && /^\d+$/.test(letters)))
    const places = same?.filter((place) => counts(place) && whole(place))
    if (!places || places.length === 0) {
      const part = partOf(letters, sentence)?.filter(counts)
      if (part) meet(part, 1)
      return part && 1
    }
    meet(places, 0)
    commanded[index] = !places.some(tells)
    return 0
  })
  for (const { notion, places } of senses) {
    const reached = sentence.reach.get(notion)
    if (!reached || reached.opposite) continue
    const level = levelOf[reached.distance]
    const said = denying.has(notion) ? reached.places : reached.places.filter(counts)
    if (said.length < reached.places.length) continue
    // "Open" leads to no "Opening hours".
    if (!isAct(notion) && said.every((place) => sentence.leading[place])) continue
    meet(said, level)
    // The "go" of "go live" leads nowhere.
    if (level === 1 && isOnePhrase(said) && said.some((place) => !sentence.leading[place]))
      for (const place of said) bound.add(place)
    const tell = said.some(tells)
    for (const place of places) {
      if (level < (own[place] ?? 4)) {
        own[place] = level
        commanded[place] = !tell
      } else if (commanded[place] && tell) commanded[place] = false
    }
  }
  const { label, byCommand, whole } = sumsOf(words, own, commanded, rarity)
  if (whole === 0) return { label: none, byCommand: 0, met, words: own }
  // "Open" speaks of no "Open-source software": of a command all of a name is said, or nothing, unless it is all that was said.
  const more = sentence.weights.some((weight, place) => weight > 0 && !sentence.leading[place])
  const isPart = more && (label[2] + byCommand) / whole < reading.nearlyAll
  if (isPart) for (const [place] of met) if (sentence.leading[place] && !bound.has(place)) met.delete(place)
  return {
    label: [label[0] / whole, label[1] / whole, label[2] / whole],
    byCommand: isPart ? 0 : byCommand / whole,
    met,
    words: own,
  }
}

/** "US" is no "us". */
function isAbbreviation(said: string, text: string): boolean {
  return said !== text && /^\p{Lu}{2,}$/u.test(said) && /\p{Ll}/u.test(text)
}

/** Whether words stand side by side. */
function isOnePhrase(places: readonly number[]): boolean {
  return Math.max(...places) - Math.min(...places) === places.length - 1
}

/** What the words of a text weigh that were said, up to each level and by commands alone, and what all of them do. */
function sumsOf(
  words: Meaning['words'],
  levels: Cover['words'],
  commanded: readonly boolean[],
  rarity: Rarity,
): Pick<Cover, 'label' | 'byCommand'> & { readonly whole: number } {
  const label: [number, number, number] = [0, 0, 0]
  const telling = words.some(({ content }) => content)
  let whole = 0
  let byCommand = 0
  for (const [place, { content, stem }] of words.entries()) {
    if (telling && !content) continue
    // How many there are in a cart is no part of what the cart is called.
    const counted = /^\d+$/.test(stem) || /^\d+$/.test(words[place - 1]?.stem ?? '')
    const weight = counted ? reading.digits * rarity(stem) : rarity(stem)
    whole += weight
    const level = levels[place]
    if (commanded[place] && level !== undefined) byCommand += weight
    else if (level !== undefined) for (let at = level; at < 3; at++) label[at]! += weight
  }
  return { label, byCommand, whole }
}

const none: Shares = [0, 0, 0]
const untouched: Cover = { label: none, byCommand: 0, met: new Map(), words: [] }

/** Most texts of a page have nothing in common with a sentence, and every one of them is held against it. */
function isTouched(sentence: Sentence, { words, senses }: Meaning): boolean {
  return (
    words.some(({ stem, letters }) => sentence.places.has(stem) || sentence.places.has(letters)) ||
    senses.some(({ notion }) => sentence.reach.has(notion)) ||
    (compounding.has(sentence.language) && words.some(({ letters }) => partOf(letters, sentence)))
  )
}

const compounding = new Set(['de', 'nl'])

/** The places of a word that begins or ends a longer one: "Schlüssel" of "Hausschlüssel". */
function partOf(letters: string, { language, words, weights }: Sentence): number[] | undefined {
  if (!compounding.has(language) || letters.length < answering.wordInWord * 2 - 2) return undefined
  const found = words.flatMap(({ stem }, place) =>
    stem.length >= answering.wordInWord &&
    isTelling(weights[place]) &&
    (letters.startsWith(stem) || letters.endsWith(stem))
      ? [place]
      : [],
  )
  return found.length > 0 ? found : undefined
}

/** How much of the sentence is met, up to each level, by its weight. */
export function saidShare({ weights }: Sentence, met: ReadonlyMap<number, Level>): Shares {
  if (met.size === 0) return none
  const shares: [number, number, number] = [0, 0, 0]
  let whole = 0
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place]!
    whole += weight
    const level = met.get(place)
    if (level !== undefined) for (let at = level; at < 3; at++) shares[at]! += weight
  }
  return whole === 0 ? shares : [shares[0] / whole, shares[1] / whole, shares[2] / whole]
}
