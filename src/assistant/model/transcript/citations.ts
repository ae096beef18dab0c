import { splitSentences } from '#languages'
import { plain, type Source } from '#protocol'
import type { Passage } from '../../port.ts'
import { sourceOf } from '../../source-of.ts'

/** A passage that a model was shown, and the number it may cite it by. */
export interface ShownPassage extends Pick<Passage, 'id' | 'title' | 'url' | 'text' | 'kind'> {
  readonly number: number
}

export type Citations = ReturnType<typeof createCitations>

/** Passages of earlier turns that can still be cited. */
const maxShown = 30
const longestQuote = 600
const longestLink = 400

/** `[2]`, `[2, 5]`, `[2 "the very words"]`, and what other habits make of them. */
const whole = new RegExp(
  `^[ \\t]*[[【]\\^?\\s*(\\d{1,3}(?:\\s*[,;]\\s*\\d{1,3})*)\\s*(?:[:,]?\\s*["“„«](.{1,${longestQuote}}?)["”“»])?\\s*[\\]】]`,
)
/** What may yet become one. */
const begun = new RegExp(
  `^[ \\t]*[[【]\\^?\\s*(?:\\d{1,3}(?:\\s*[,;]\\s*\\d{0,3})*\\s*(?:[:,]?\\s*(?:["“„«].{0,${longestQuote}})?)?)?$`,
)
const opening = /[ \t]*[[【]/

/**
 * Numbers what a model is shown, and lets only citations of that out of its words, renumbered in the order of
 * `sources`. A citation is held back until it is whole; one of an unknown number, or with words that are not in its
 * passage letter by letter, is left out.
 */
export function createCitations(before: readonly ShownPassage[] = []) {
  let shown = [...before]
  const sources: Source[] = []
  const placeOf = new Map<number, number>()
  let held = ''
  /** What was said since the last citation: what the next one is about. */
  let said = ''
  let ticks = 0

  function emit(text: string): string {
    said += text
    for (const letter of text) if (letter === '`') ticks += 1
    return text
  }

  function cite(spaces: string, numbers: string, quote: string | undefined): string {
    const marks = numbers.split(/[,;]/).flatMap((listed, at) => {
      const number = Number(listed)
      // Words belong to the first number; a number alone means what it meant before.
      const words = at === 0 ? quote : undefined
      const known = words === undefined ? placeOf.get(number) : undefined
      if (known !== undefined) return [`[${known}]`]
      const passage = shown.find((one) => one.number === number)
      const source = passage && sourceOf(passage, words ?? likest(passage.text, said))
      if (!source) return []
      const place = sources.findIndex(({ url, quote }) => url === source.url && quote === source.quote) + 1
      placeOf.set(number, place || sources.push(source))
      return [`[${placeOf.get(number)}]`]
    })
    said = ''
    return marks.length > 0 ? spaces + marks.join('') : ''
  }

  function words(isLast: boolean): string {
    let out = ''
    for (;;) {
      const at = opening.exec(held)
      if (!at) break
      out += emit(held.slice(0, at.index))
      held = held.slice(at.index)
      const found = ticks % 2 === 0 ? whole.exec(held) : null
      if (found) {
        const rest = held.slice(found[0].length)
        // Some write the address behind it, as a link has it.
        const link = /^\([^()\s]*\)/.exec(rest)
        if (!isLast && (rest === '' || (rest.startsWith('(') && !link && rest.length < longestLink)))
          return out
        out += cite(/^[ \t]*/.exec(held)?.[0] ?? '', found[1] ?? '', found[2])
        held = rest.slice(link?.[0].length ?? 0)
        continue
      }
      if (!isLast && ticks % 2 === 0 && begun.test(held)) return out
      out += emit(held.slice(0, at[0].length))
      held = held.slice(at[0].length)
    }
    const safe = isLast ? held.length : held.trimEnd().length
    out += emit(held.slice(0, safe))
    held = held.slice(safe)
    return out
  }

  return {
    /** Gives passages their numbers; one that was shown before keeps its own. */
    show(passages: readonly Passage[]): ShownPassage[] {
      return passages.map(({ id, title, url, text, kind }) => {
        const known = shown.find((one) => one.id === id && one.text === text)
        if (known) return known
        const number = (shown.at(-1)?.number ?? 0) + 1
        const passage = { number, id, title, ...(url !== undefined && { url }), text, kind }
        shown = [...shown, passage].slice(-maxShown)
        return passage
      })
    },
    /** The words of this piece that may leave. */
    take(piece: string): string {
      held += piece
      return words(false)
    },
    /** What was held back, when nothing more comes. */
    end: () => words(true),
    shown: (): readonly ShownPassage[] => shown,
    sources: (): readonly Source[] => sources,
  }
}

/** The sentence of a passage that says most of what was just said. */
function likest(text: string, said: string): string {
  const spoken = new Set(wordsOf(said))
  const sentences = splitSentences(text).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const points = sentences.map((sentence) => {
    const own = new Set(wordsOf(sentence))
    return [...own].filter((word) => spoken.has(word)).length / Math.sqrt(own.size || 1)
  })
  return sentences[points.indexOf(Math.max(...points))] ?? text
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]{2,}|\p{N}/gu) ?? []
}
