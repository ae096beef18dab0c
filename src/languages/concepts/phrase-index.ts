import { once } from '#protocol'
import type { ConceptLanguage } from './concept-languages.ts'
import { foldLetters } from './fold/fold-letters.ts'
import { foldWord, stemsOf, withoutAttached } from './fold/fold-word.ts'
import { oncePerKey } from './fold/once-per-key.ts'
import { hashLetters } from './hash-letters.ts'
import { leastArray, leastArrayOf, type WholeNumbers } from './least-array.ts'
import { contentPlaces, type PhraseTables } from './phrase-tables.ts'
import { stringTable, type StringTable } from './string-table.ts'
import { isBinding } from './words-of.ts'

/** A phrase of a notion that some words of a sentence make up. */
export interface Meaning {
  /** The notion's number in the lexicon. */
  notion: number
  /** Which words of the sentence, by their place. */
  places: readonly number[]
  /** How much of the phrase was met, by the weight of its words: 1 is all of it. */
  share: number
  /** How much the words that were met tell: the rarer in the lexicon, the more. */
  weight: number
  /** Whether the spelling is the phrase's own, accents and case aside. */
  exact: boolean
  /** Whether the words stand in the order of the phrase. */
  ordered: boolean
}

/** The phrases of one language, from their words to the notions. */
export interface PhraseIndex {
  /** The notions whose phrases are met at least to this share, the weightiest first. */
  meanings(words: readonly string[], leastShare: number): Meaning[]
  knows(word: string): boolean
  holds(stem: string): boolean
  /** The letters of every word that the phrases hold. */
  readonly words: StringTable
  /** How much a word tells, from 0 to 1: the fewer phrases hold it, the more. Undefined: none does. */
  rarity(word: string): number | undefined
  phraseCount: number
  /** The notions with a phrase that holds a stem, and how much of that phrase it is. */
  shares(stem: string): readonly { readonly notion: number; readonly share: number }[]
  /** Stems that are a phrase of a notion by themselves. */
  stemsFor(notion: number): readonly string[]
}

/** The tables, their strings with their numbers. */
interface Tables extends Omit<PhraseTables, 'words' | 'stems'> {
  readonly words: StringTable
  readonly stems: StringTable
}

/** A word as the phrases are asked for it. */
interface KnownWord {
  /** Every stem that it may stand for: its own; of one that is not known whole, the verb without its pronouns or the parts of a compound. */
  readonly stems: readonly number[]
  readonly content: boolean
  readonly spelling: number
}

/** This many words of each language are remembered. */
const maxWords = 2_000

/** Files the phrases of one language under their stems. */
export function phraseIndex(language: ConceptLanguage, joined: PhraseTables): PhraseIndex {
  const tables = { ...joined, words: stringTable(joined.words), stems: stringTable(joined.stems) }
  const { stems, notions, spellings, starts, stemsOfPhrases } = tables
  const weights = weightsOf(tables)
  const { first, places: phrases } = phrasesByRarestStem(tables, weights)

  // Pages and sentences say the same words again and again, and every text of a page is read.
  const look = oncePerKey((word: string): KnownWord => {
    const letters = foldLetters(word, language)
    return { stems: stemsIn(letters), content: !isBinding(letters, language), spelling: hashLetters(letters) }
  }, maxWords)

  function stemsIn(letters: string): number[] {
    const own = stemsOf(letters, language).flatMap((stem) => stems.number(stem) ?? [])
    if (own.some((stem) => alone().has(stem))) return own
    const verb = withoutAttached(letters, language).flatMap((stem) => stems.number(stem) ?? [])
    // "Mándalo" may stand in a phrase as it is, and is "manda" all the same.
    if (own.length > 0) return [...own, ...verb.filter((stem) => alone().has(stem)).slice(0, 1)]
    return verb.length > 0 ? verb.slice(0, 1) : partsOf(letters)
  }

  const alone = once(() => {
    const { notions, starts, stemsOfPhrases } = tables
    const found = new Set<number>()
    for (let at = 0; at < notions.length; at++) {
      const from = starts[at] ?? 0
      if (starts[at + 1] === from + 1) found.add(stemsOfPhrases[from] ?? 0)
    }
    return found
  })

  function partsOf(plain: string): number[] {
    if ((language !== 'de' && language !== 'nl') || plain.length < 8) return []
    for (let cut = plain.length - 3; cut >= 3; cut--) {
      const head = stems.number(foldWord(plain.slice(cut), language))
      const rest = plain.slice(0, cut)
      const modifier =
        head === undefined ? undefined : (stems.number(foldWord(rest, language)) ?? stems.number(rest))
      if (head !== undefined && modifier !== undefined) return [modifier, head]
    }
    return []
  }

  function meanings(words: readonly string[], leastShare: number): Meaning[] {
    const placesOfStem = new Map<number, number[]>()
    const known = words.map(look)
    for (const place of contentPlaces(known))
      for (const stem of known[place]!.stems) {
        const places = placesOfStem.get(stem)
        if (places) places.push(place)
        else placesOfStem.set(stem, [place])
      }

    const best = new Map<number, Meaning>()
    for (const stem of placesOfStem.keys())
      for (let at = first[stem] ?? 0; at < (first[stem + 1] ?? 0); at++) {
        const found = hold(phrases[at] ?? 0, known, placesOfStem, leastShare)
        const other = found && best.get(found.notion)
        if (found && (!other || isBetter(found, other))) best.set(found.notion, found)
      }
    return inOrder([...best.values()]).sort(
      (a, b) => b.share * b.weight - a.share * a.weight || a.notion - b.notion,
    )
  }

  /** Holds one phrase against the words. */
  function hold(
    phrase: number,
    words: readonly KnownWord[],
    placesOfStem: ReadonlyMap<number, readonly number[]>,
    leastShare: number,
  ): Meaning | undefined {
    let met = 0
    let whole = 0
    const end = starts[phrase + 1] ?? 0
    for (let at = starts[phrase] ?? 0; at < end; at++) {
      const stem = stemsOfPhrases[at] ?? 0
      whole += weights[stem] ?? 0
      if (placesOfStem.has(stem)) met += weights[stem] ?? 0
      else if (leastShare === 1) return undefined
    }
    const share = met / whole
    if (share < leastShare) return undefined
    const held: (readonly number[])[] = []
    for (let at = starts[phrase] ?? 0; at < end; at++) {
      const own = placesOfStem.get(stemsOfPhrases[at] ?? 0)
      if (own) held.push(own)
    }
    const places = held.every((own) => own.length === 1) ? [...new Set(held.flat())] : closest(held)
    let spelling = 0
    for (const place of places) spelling = (spelling + words[place]!.spelling) | 0
    const ordered = places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
    places.sort((a, b) => a - b)
    if ((places.at(-1) ?? 0) - (places[0] ?? 0) > places.length + maxBetween(language)) return undefined
    const exact = share === 1 && spelling === spellings[phrase]
    return { notion: notions[phrase] ?? 0, places, share, weight: met, exact, ordered }
  }

  const most = Math.log(1 + notions.length)
  function rarity(word: string): number | undefined {
    const own = look(word).stems
    return own.length === 0 ? undefined : Math.max(...own.map((stem) => (weights[stem] ?? 0) / most))
  }

  const knows = (word: string) => look(word).stems.length > 0
  const directory = once(() => directoryOf(tables, weights))
  const shares = (stem: string) => {
    const whole = stems.number(stem)
    return (whole === undefined ? partsOf(foldLetters(stem, language)) : [whole]).flatMap((one) =>
      directory()(one),
    )
  }
  const singles = once(() => singlesOf(tables))
  const stemsFor = (notion: number) => singles()(notion)
  return {
    meanings,
    knows,
    holds: (stem) => stems.number(stem) !== undefined,
    words: tables.words,
    rarity,
    phraseCount: notions.length,
    shares,
    stemsFor,
  }
}

/** Where each stem stands among the phrases; made when it is first asked for. */
function directoryOf({ stems, notions, starts, stemsOfPhrases }: Tables, weights: Float32Array) {
  const { first, places } = groupBy(stemsOfPhrases, stems.size)
  // From places in the list of all stems to the phrases that they are in.
  const phraseAt = leastArray(stemsOfPhrases.length, notions.length)
  for (let phrase = 0; phrase < notions.length; phrase++)
    phraseAt.fill(phrase, starts[phrase], starts[phrase + 1])
  for (let at = 0; at < places.length; at++) places[at] = phraseAt[places[at]!]!

  /** What a phrase weighs, all its words together. */
  function wholeOf(phrase: number): number {
    let whole = 0
    for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++) whole += weights[stemsOfPhrases[at]!]!
    return whole
  }
  return (stem: number) =>
    Array.from(places.subarray(first[stem], first[stem + 1]), (phrase) => ({
      notion: notions[phrase] ?? 0,
      share: (weights[stem] ?? 0) / wholeOf(phrase),
    }))
}

/** The stems that are a phrase by themselves, by the notion they mean. */
function singlesOf({ stems, notions, starts, stemsOfPhrases }: Tables) {
  const single: number[] = []
  for (let phrase = 0; phrase < notions.length; phrase++)
    if (starts[phrase + 1] === starts[phrase]! + 1) single.push(phrase)
  const means = Uint16Array.from(single, (phrase) => notions[phrase]!)
  const stemAt = leastArrayOf(single.map((phrase) => stemsOfPhrases[starts[phrase]!]!))
  const { first, places } = groupBy(means, notions.reduce((one, other) => Math.max(one, other), 0) + 1)
  return (notion: number) =>
    Array.from(places.subarray(first[notion] ?? 0, first[notion + 1] ?? 0), (at) => stems.at(stemAt[at]!))
}

/** How many words may stand inside a phrase; the parts of a German verb stand far apart. */
function maxBetween(language: ConceptLanguage): number {
  return language === 'de' || language === 'nl' ? 6 : 2
}

function isBetter(one: Meaning, other: Meaning): boolean {
  const difference = one.share * one.weight - other.share * other.weight
  if (difference !== 0) return difference > 0
  return one.exact === other.exact ? one.ordered && !other.ordered : one.exact
}

/** One place for each word of a phrase, as close together as they stand: "the text in the text box". */
function closest(held: readonly (readonly number[])[]): number[] {
  const [anchors = [], ...others] = held
  const tries = anchors.map((anchor) => {
    const near = (own: readonly number[]) =>
      own.reduce((one, other) => (Math.abs(other - anchor) < Math.abs(one - anchor) ? other : one))
    return Array.from(new Set([anchor].concat(others.map(near))))
  })
  const width = (places: readonly number[]) => Math.max(...places) - Math.min(...places)
  return tries.length < 2
    ? (tries[0] ?? [])
    : tries.reduce((one, other) => (width(other) < width(one) ? other : one))
}

/** "Low to high" is not "high to low": of two phrases with the same words, the one in whose order they stand. */
function inOrder(found: readonly Meaning[]): Meaning[] {
  const ordered = new Set(
    found.flatMap(({ places, ordered: own }) => (own && places.length > 1 ? [places.join()] : [])),
  )
  return found.filter((one) => one.ordered || !ordered.has(one.places.join()))
}

/** The rarer a stem among the phrases, the more it tells. */
function weightsOf({ stems, notions, stemsOfPhrases }: Tables): Float32Array {
  const counts = new Float32Array(stems.size)
  for (const stem of stemsOfPhrases) counts[stem]! += 1
  return counts.map((count) => Math.log(1 + notions.length / count))
}

/** A phrase lies under its rarest stem alone: without that word it is not met, and common words lead nowhere. */
function phrasesByRarestStem({ stems, starts, stemsOfPhrases }: Tables, weights: Float32Array) {
  const rarest = leastArray(starts.length - 1, stems.size)
  for (let phrase = 0; phrase < rarest.length; phrase++) {
    let best = stemsOfPhrases[starts[phrase]!]!
    for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++)
      if (weights[stemsOfPhrases[at]!]! > weights[best]!) best = stemsOfPhrases[at]!
    rarest[phrase] = best
  }
  return groupBy(rarest, stems.size)
}

/** The places of a list by what stands there, in their order: those of a kind lie from `first[kind]` to the next. */
function groupBy(list: WholeNumbers, kinds: number): { first: WholeNumbers; places: WholeNumbers } {
  const first = leastArray(kinds + 1, list.length)
  for (const kind of list) first[kind + 1]! += 1
  for (let kind = 0; kind < kinds; kind++) first[kind + 1]! += first[kind]!
  const next = first.slice()
  const places = leastArray(list.length, list.length)
  for (let at = 0; at < list.length; at++) places[next[list[at]!]!++] = at
  return { first, places }
}
