import { stopWords } from './stop-words.ts'
import { ideasOf, longestPhrase } from './synonyms.ts'
import type { Word } from './words.ts'

/** A word or a known phrase (`sign in`), with the ideas it can stand for. */
export interface Unit {
  readonly key: string
  readonly ideas: readonly number[]
  readonly words: readonly Word[]
}

/** Joins the words of a text to units, longest known phrase first. */
export function units(list: readonly Word[]): Unit[] {
  const found: Unit[] = []
  for (let from = 0; from < list.length;) {
    const unit = longestUnit(list, from)
    found.push(unit)
    from += unit.words.length
  }
  return found
}

function longestUnit(list: readonly Word[], from: number): Unit {
  const word = list[from] as Word
  const most = Math.min(longestPhrase.get(word.stem) ?? 1, list.length - from)
  for (let length = most; length > 1; length--) {
    const part = list.slice(from, from + length)
    const key = part.map((word) => word.stem).join(' ')
    const ideas = ideasOf.get(key)
    if (ideas) return { key, ideas, words: part }
  }
  return { key: word.stem, ideas: ideasOf.get(word.stem) ?? [], words: [word] }
}

/** How well two units mean the same: 1 the same word, 0 nothing in common. */
export function likeness(a: Unit, b: Unit): number {
  if (a.key === b.key) return 1
  if (a.ideas.some((idea) => b.ideas.includes(idea))) return 0.85
  if (a.words.length + b.words.length > 2) return 0.8 * shared(a, b)
  return sameFamily(a.key, b.key) ? 0.7 : 0
}

function shared(a: Unit, b: Unit): number {
  const stems = new Set(b.words.map((word) => word.stem))
  const both = a.words.filter((word) => stems.has(word.stem) && !stopWords.has(word.folded)).length
  return both / Math.max(a.words.length, b.words.length)
}

/** `Photo` and `photography`, `deliver` and `delivery`: most of the longer word begins the shorter one too. */
function sameFamily(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 4 && long.startsWith(short)) return true
  let common = 0
  while (common < short.length && short[common] === long[common]) common++
  return common >= 5 && common >= 0.6 * long.length
}
