import { beginsAsCall, firstBareCall, readBareCall } from './bare-call.ts'
import { callsInText } from './calls-in-text.ts'
import { beginningAtEnd, firstMark, inlays, loneEnd, markOf, type Inlay } from './inlays.ts'
import type { RawCall } from './mend-call.ts'
import { createTextPlace } from './text-place.ts'

export interface TextSieve {
  /** The words of this piece that are for the visitor. */
  take(piece: string): string
  /** What was held back and is text after all, and the calls that stood in the text. */
  end(): Sifted
}

export interface Sifted {
  readonly text: string
  /** The beginning of a call whose end never came. */
  readonly begun: string
  readonly calls: readonly RawCall[]
  /** Whether a thought ended that nothing had begun: words that were said before it were no answer. */
  readonly thinksFirst: boolean
}

export interface SieveOptions {
  /** The model is known to begin with a thought that is only ended. */
  readonly thinksFirst?: boolean
  /** Whether these words repeat what the model was sent. */
  readonly isQuote?: (words: string) => boolean
  /** Whether a call can be followed: JSON among words is one only then. */
  readonly isUsable?: (call: RawCall) => boolean
}

/**
 * Takes thoughts and calls out of streamed text. Words leave at once, except where one of these may begin. What stands
 * in code or quotes, repeats what the model was sent, or is no call after all, is text like any other.
 */
export function siftText({
  thinksFirst = false,
  isQuote = () => false,
  isUsable = () => true,
}: SieveOptions = {}): TextSieve {
  const calls: RawCall[] = []
  const said = createTextPlace()
  let held = ''
  let open: Inlay | undefined = thinksFirst ? { begin: '', end: loneEnd, is: 'thought' } : undefined
  /** Whether this text has shown that. */
  let isShown = false
  /** At the beginning, and behind an inlay: blanks say nothing. */
  let isFresh = true
  /** Within what may be a call and has not ended. */
  let isInJson = false

  function words(isLast: boolean): string {
    let out = ''
    isInJson = false
    const leave = (characters: number) => {
      out += said.add(held.slice(0, characters))
      held = held.slice(characters)
    }
    for (;;) {
      if (open) {
        const inside = takeInside(open)
        if (inside === undefined) return out
        out += inside
        open = undefined
      }
      if (isFresh) held = held.trimStart()
      if (isFresh && !isLast && calls.length > 0 && separator.test(held)) return out
      if (isFresh && calls.length > 0) held = held.replace(/^[;,]\s*(?=[[{`]|$)/, '')
      if (held === '') return out
      isFresh = false
      const [marked, bare] = [firstMark(held), firstBareCall(held, said.isWhole())]
      const at = bare >= 0 && (marked < 0 || bare < marked) ? bare : marked
      if (at < 0) break
      leave(at)
      if (at === bare) {
        const taken = takeBare(isLast)
        if (taken === undefined) return out
        leave(taken)
        continue
      }
      const mark = markOf(held)
      const next = held.slice(mark.length)
      if (mark === loneEnd && !isLast && /^[^\S\n]*$/.test(next)) return out
      if (isMention(mark, next)) {
        leave(mark.length)
        continue
      }
      held = next
      open = inlays.find(({ begin }) => begin === mark)
      if (open) continue
      isFresh = true
      isShown = !said.isEmpty()
      if (isShown) out += said.add('\n\n')
    }
    leave(held.length - (isLast ? 0 : beginningAtEnd(held)))
    return out
  }

  /** Takes in the JSON that the text goes on with where it is a call; how much of it is text; undefined: it has not ended. */
  function takeBare(isLast: boolean): number | undefined {
    if (said.isQuoted()) return 1
    const read = readBareCall(held, isLast)
    isInJson = !read && beginsAsCall(held)
    if (!read) return isLast && !isInJson ? held.length : undefined
    const isCall = read.calls.length > 0 && (said.isEmpty() || read.calls.every(isUsable))
    if (!isCall || isQuote(read.written)) return read.written.length
    calls.push(...read.calls)
    held = read.rest
    isFresh = true
    return 0
  }

  /** Takes in what stands up to the end of an inlay, and gives back what is text after all; undefined: it has not ended. */
  function takeInside({ begin, end, is }: Inlay): string | undefined {
    const at = end === undefined ? -1 : held.indexOf(end)
    if (end === undefined || at < 0) return undefined
    const inside = held.slice(0, at)
    const found = is === 'call' ? meantIn(inside) : []
    calls.push(...found)
    held = held.slice(at + end.length)
    isShown ||= begin === ''
    isFresh = is !== 'call' || found.length > 0
    return isFresh ? '' : said.add(`${begin}${inside}${end}`)
  }

  function meantIn(inside: string): RawCall[] {
    const found = callsInText(inside)
    return found.length > 0 && isQuote(inside) ? [] : found
  }

  /** Whether a mark is only spoken of: in code or quotes, or, of a thought, in the middle of a line. */
  function isMention(mark: string, next: string): boolean {
    const isThought = mark === loneEnd || inlays.some(({ begin, is }) => begin === mark && is === 'thought')
    const endsLine = mark === loneEnd && /^\s*(?:\n|$)/.test(next)
    return said.isQuoted() || (isThought && !said.isWhole() && !endsLine)
  }

  return {
    take(piece) {
      held += piece
      // JSON is not looked at again before it may have ended.
      return isInJson && !/[\]}`]/.test(piece) ? '' : words(false)
    },
    end() {
      const hadText = held !== '' || !said.isEmpty()
      // A thought that never ended where one was expected is the answer itself.
      if (open?.begin === '') open = undefined
      const text = words(true)
      return {
        ...(open ? leftOf(open, text) : { text, begun: held }),
        calls,
        thinksFirst: hadText ? isShown : thinksFirst,
      }
    },
  }

  /** What was only begun: a call, a thought that fills the answer, or else a mere mention. */
  function leftOf({ begin, is }: Inlay, text: string): Pick<Sifted, 'text' | 'begun'> {
    const found = is === 'call' ? meantIn(held) : []
    calls.push(...found)
    if (found.length > 0 || (is === 'thought' && said.isEmpty())) return { text, begun: '' }
    return is === 'call' && looksBegun.test(held)
      ? { text, begun: `${begin}${held}` }
      : { text: `${text}${begin}${held}`, begun: '' }
  }
}

/** A bracket, or a name and one. */
const looksBegun = /^\s*(?:[[{<]|[\w.:-]{1,64}\s*(?:[[{<>]|$))/

/** What may stand between two calls. */
const separator = /^(?:[;,]\s*)?$/
