import type { CueName } from '#languages'
import type { Sentence } from './sentence.ts'

/** Whether a part of a sentence says to do something, by a word of ordering or by the deed itself. */
export function saysOrder(part: Pick<Sentence, 'acts' | 'cues'>): boolean {
  return namesDeed(part) || hasOrderWord(part)
}

/** "Save", "delete": whether something that can be done is called by its name, other than what does not count. */
export function namesDeed({ acts }: Pick<Sentence, 'acts'>, uncounted?: ReadonlySet<string>): boolean {
  return [...acts].some((act) => !act.startsWith('talk.') && !uncounted?.has(act))
}

/** "Press", "go to", "put", "find": whether a word tells that what is named beside it is to be acted on. */
export function hasOrderWord({ cues }: Pick<Sentence, 'cues'>): boolean {
  return cues.some(({ name }) => ordering.has(name))
}

const ordering: ReadonlySet<CueName> = new Set(['press', 'go', 'put', 'find'])
