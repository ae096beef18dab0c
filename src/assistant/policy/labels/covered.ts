import type { Phrases, Span } from './phrases.ts'
import { vocabulary } from './vocabulary.ts'

/** Whether a line consists of these phrases and of words that say nothing of their own, and has one of the first. */
export function isCoveredBy(
  line: string,
  phrases: readonly Phrases[],
  besides: readonly string[] = [],
): boolean {
  const spans = phrases.flatMap((one) => one.spans(line))
  if (spans.length === 0) return false
  const known = new Set(besides)
  return outside(line, [...spans, ...vocabulary.filler.spans(line)]).every(
    (word) => known.has(word) || isSmall(word),
  )
}

/** What a line says beside these phrases. */
export function restOf(line: string, phrases: Phrases): string {
  return outside(line, phrases.spans(line)).join(' ')
}

/** The words of a line that no span reaches. */
function outside(line: string, spans: readonly Span[]): string[] {
  const letters = [...line]
  let rest = ''
  let at = 0
  for (const letter of letters) {
    rest += spans.some(([from, to]) => at >= from && at < to) ? ' ' : letter
    at += letter.length
  }
  return rest.split(' ').filter((word) => word !== '')
}

/** Figures, and the particles of languages that set no spaces. */
function isSmall(word: string): boolean {
  return /^(?:[\p{N}\p{P}\p{S}]+|\p{Script=Hiragana}{1,4}|하기|으로|에|을|를|의|[的了去到])$/u.test(word)
}
