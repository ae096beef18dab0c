import { fold } from '#protocol'

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

/**
 * Reads sentences that consist of nothing but phrases of a language, sort by sort: which sorts each way of reading one
 * holds, in any language, whatever the page's is. What is said beside makes it another sentence.
 */
export function sayingReader<Sort extends string>(
  tables: readonly Readonly<Record<Sort, string>>[],
): (message: string) => ReadonlySet<Sort>[] {
  const grammars = tables.map((table) => {
    const sorts = Object.keys(table) as Sort[]
    return {
      sorts,
      phrases: sorts.flatMap((sort, at) =>
        phrasesOf(table[sort]).map((phrase) => [phrase, 1 << at] as const),
      ),
      isSpaced: !sorts.some((sort) => /[\u3040-\u30ff\u4e00-\u9fff]/u.test(table[sort])),
    }
  })
  return (message) => {
    const text = bareWords(message)
    if (text === '' || text.length > maxCharacters) return []
    return grammars.flatMap(({ sorts, phrases, isSpaced }) =>
      [...readingsOf(text, phrases, isSpaced)].map(
        (bits) => new Set(sorts.filter((_, at) => (bits & (1 << at)) !== 0)),
      ),
    )
  }
}

/** Every set of sorts that a text may be read as from its first letter to its last. */
function readingsOf(
  text: string,
  phrases: readonly (readonly [phrase: string, bit: number])[],
  isSpaced: boolean,
): Iterable<number> {
  const reached = new Map<number, Set<number>>([[0, new Set([0])]])
  for (let at = 0; at < text.length; at++)
    for (const [phrase, own] of reached.has(at) ? phrases : []) {
      const to = at + phrase.length
      if (!text.startsWith(phrase, at) || (isSpaced && to < text.length && text[to] !== ' ')) continue
      const next = text[to] === ' ' ? to + 1 : to
      const there = reached.get(next) ?? new Set()
      for (const before of reached.get(at) ?? []) there.add(before | own)
      reached.set(next, there)
    }
  return reached.get(text.length) ?? []
}
