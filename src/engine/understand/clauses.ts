import { oncePerObject } from '#protocol'
import type { Sentence } from './sentence.ts'
import { type Extent, overlap, placesIn } from './extent.ts'

/** A part of a sentence that may stand for itself. */
export interface Clause extends Extent {
  readonly text: string
  /** What sets it apart from the one before. */
  readonly joint: 'start' | 'stop' | 'comma' | 'and' | 'next' | 'correction'
}

/** Cuts a sentence at its stops, commas, "and" and "then"; never inside a value or a name. */
export const clausesOf: (sentence: Sentence) => readonly Clause[] = oncePerObject(cut)

function cut({ text, words, cues, values, names }: Sentence): Clause[] {
  const cuts: { at: number; end: number; joint: Clause['joint'] }[] = []
  for (const match of text.matchAll(
    /(?!(?<=[\p{L}\p{N}])\.[\p{Ll}\p{N}])[,;:.!?。、，；：！？،؛؟]+(?=\s|$|[^\d\s])|\s[–—-]\s|\n+/gu,
  ))
    cuts.push({
      at: match.index,
      end: match.index + match[0].length,
      joint: /[,、，،]/.test(match[0]) ? 'comma' : 'stop',
    })
  for (const { name, from, to } of cues) {
    const first = words[from]
    const last = words[to - 1]
    // The "e" of "c'è" joins nothing, nor does "é", which is "is".
    if (!first || !last || from === 0 || /['’]|^[éè]$/iu.test(first.text)) continue
    if (name === 'and') cuts.push({ at: first.at, end: last.end, joint: 'and' })
    if (name === 'then') cuts.push({ at: first.at, end: last.end, joint: 'next' })
    if (name === 'instead' && to - from > 1) cuts.push({ at: first.at, end: last.end, joint: 'correction' })
  }
  const apart = cuts
    .filter((cut) => ![...values, ...names].some((one) => overlap(one, cut)))
    .sort((one, other) => one.at - other.at || other.end - one.end)
  const clauses: Clause[] = []
  let from = 0
  let joint: Clause['joint'] = 'start'
  for (const cut of [...apart, { at: text.length, end: text.length, joint: 'stop' as const }]) {
    if (cut.at < from) {
      if (cut.end > from && cut.at === from - 1) from = cut.end
      continue
    }
    const piece = text.slice(from, cut.at)
    // "find and open it" is one order.
    if (cut.joint === 'and' && isLoneOrder(from, cut.at, words, cues)) continue
    if (/[\p{L}\p{N}]/u.test(piece)) {
      const lead = piece.length - piece.trimStart().length
      clauses.push({ text: piece.trim(), at: from + lead, end: from + piece.trimEnd().length, joint })
      joint = cut.joint
    } else if (rank[cut.joint] > rank[joint]) joint = cut.joint
    from = cut.end
  }
  return clauses
}

const orders = new Set<string>(['find', 'seek', 'press', 'go', 'put'])

/** Whether a piece is one word that only says what to do. */
function isLoneOrder(from: number, to: number, words: Sentence['words'], cues: Sentence['cues']): boolean {
  const own = placesIn({ at: from, end: to }, { words })
  return (
    own.length === 1 &&
    cues.some((cue) => cue.from === own[0] && cue.to === cue.from + 1 && orders.has(cue.name))
  )
}

const rank: Record<Clause['joint'], number> = { start: 0, comma: 1, stop: 2, and: 3, next: 4, correction: 5 }
