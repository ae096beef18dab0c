import { fold } from '#protocol'
import { oncePerKey } from '../concepts/fold/once-per-key.ts'

/** Letters and digits alone, in one form of each, with single blanks. */
export function bareWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The phrases of a list with bars between them, bare. */
export function phrasesOf(list: string): string[] {
  return list.split('|').map(bareWords)
}

/** Longer sentences say more than one thing. */
const maxCharacters = 80
/** A message is asked about several times, and then no more. */
const maxKept = 20

/** The phrases of a language by their first letter, each with the bit of its sort. */
interface Grammar<Sort extends string> {
  readonly sorts: readonly Sort[]
  readonly phrases: ReadonlyMap<string, readonly (readonly [phrase: string, bit: number])[]>
  readonly isSpaced: boolean
}

/**
 * Reads sentences that consist of nothing but phrases of a language, sort by sort: which sorts each way of reading one
 * holds, in any language, whatever the page's is. What is said beside makes it another sentence.
 */
export function sayingReader<Sort extends string>(
  tables: readonly Readonly<Record<Sort, string>>[],
): (message: string) => readonly ReadonlySet<Sort>[] {
  // Folding some hundred phrases is left to the first message: the start does not wait for it.
  let grammars: readonly Grammar<Sort>[] | undefined
  return oncePerKey((message: string) => {
    const text = bareWords(message)
    if (text === '' || text.length > maxCharacters) return []
    grammars ??= tables.map(grammarOf)
    return grammars.flatMap((grammar) =>
      readingsOf(text, grammar).map(
        (bits) => new Set(grammar.sorts.filter((_, at) => (bits & (1 << at)) !== 0)),
      ),
    )
  }, maxKept)
}

function grammarOf<Sort extends string>(table: Readonly<Record<Sort, string>>): Grammar<Sort> {
  const sorts = Object.keys(table) as Sort[]
  const phrases = new Map<string, (readonly [string, number])[]>()
  for (const [at, sort] of sorts.entries())
    for (const phrase of phrasesOf(table[sort])) {
      const alike = phrases.get(phrase.charAt(0))
      if (alike) alike.push([phrase, 1 << at])
      else phrases.set(phrase.charAt(0), [[phrase, 1 << at]])
    }
  const isSpaced = !sorts.some((sort) => /[\u3040-\u30ff\u4e00-\u9fff]/u.test(table[sort]))
  return { sorts, phrases, isSpaced }
}

/** Every set of sorts that a text may be read as from its first letter to its last. */
function readingsOf(text: string, { phrases, isSpaced }: Grammar<string>): number[] {
  const reached = new Map<number, Set<number>>([[0, new Set([0])]])
  for (let at = 0; at < text.length; at++) {
    const before = reached.get(at)
    if (!before) continue
    for (const [phrase, own] of phrases.get(text.charAt(at)) ?? []) {
      const to = at + phrase.length
      if (!text.startsWith(phrase, at) || (isSpaced && to < text.length && text[to] !== ' ')) continue
      const next = text[to] === ' ' ? to + 1 : to
      const there = reached.get(next) ?? new Set()
      for (const bits of before) there.add(bits | own)
      reached.set(next, there)
    }
  }
  return [...(reached.get(text.length) ?? [])]
}
