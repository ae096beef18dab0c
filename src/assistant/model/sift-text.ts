import { callsInText } from './calls-in-text.ts'
import type { RawCall } from './mend-call.ts'
import { readJson } from './read-json.ts'
import { createTextPlace } from './text-place.ts'

/** What the text of an open model may hold beside words for the visitor. */
interface Inlay {
  readonly begin: string
  /** Undefined: it reaches to the end of the text. */
  readonly end?: string
  readonly is: 'thought' | 'call'
}

const inlays: readonly Inlay[] = [
  { begin: '<think>', end: '</think>', is: 'thought' },
  { begin: '<thinking>', end: '</thinking>', is: 'thought' },
  { begin: '<tool_call>', end: '</tool_call>', is: 'call' },
  { begin: '[TOOL_CALLS]', is: 'call' },
  { begin: '<|python_tag|>', is: 'call' },
]
/** Some templates begin a thought themselves: then only its end stands in the text. */
const loneEnd = '</think>'
const marks = [...inlays.map(({ begin }) => begin), loneEnd]

export interface TextSieve {
  /** The words of this piece that are for the visitor. */
  take(piece: string): string
  /** What was held back and is text after all, and the calls that stood in the text. */
  end(): Sifted
}

export interface Sifted {
  readonly text: string
  readonly calls: readonly RawCall[]
  /** Whether a thought ended that nothing had begun: words that were said before it were no answer. */
  readonly thinksFirst: boolean
}

/**
 * Takes thoughts and calls out of streamed text. Words leave at once, except where one of these may begin. What stands
 * in code or quotes, or is no call after all, is text like any other. `thinksFirst`: the model is known to begin with a
 * thought that is only ended.
 */
export function siftText({ thinksFirst = false } = {}): TextSieve {
  const calls: RawCall[] = []
  const said = createTextPlace()
  let held = ''
  let open: Inlay | undefined = thinksFirst ? { begin: '', end: loneEnd, is: 'thought' } : undefined
  /** Whether this text has shown that. */
  let isShown = false
  /** At the beginning, and behind an inlay: blanks say nothing, and a whole answer in JSON may be a call. */
  let isFresh = true

  function words(isLast: boolean): string {
    let out = ''
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
      if (held === '' || (said.isEmpty && isFresh && beginsJson(held) !== false)) return out
      isFresh = false
      const at = firstMark(held)
      if (at < 0) break
      leave(at)
      const mark = marks.find((one) => held.startsWith(one)) ?? ''
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
      isShown = !said.isEmpty
      if (isShown) out += said.add('\n\n')
    }
    leave(held.length - (isLast ? 0 : beginningAtEnd(held)))
    return out
  }

  /** Takes in what stands up to the end of an inlay, and gives back what is text after all; undefined: it has not ended. */
  function takeInside({ begin, end, is }: Inlay): string | undefined {
    const at = end === undefined ? -1 : held.indexOf(end)
    if (end === undefined || at < 0) return undefined
    const inside = held.slice(0, at)
    const found = is === 'call' ? callsInText(inside) : []
    calls.push(...found)
    held = held.slice(at + end.length)
    isShown ||= begin === ''
    isFresh = is === 'thought' || found.length > 0
    return isFresh ? '' : said.add(`${begin}${inside}${end}`)
  }

  /** Whether a mark is only spoken of: in code or quotes, or, of a thought, in the middle of a line. */
  function isMention(mark: string, next: string): boolean {
    const isThought = mark === loneEnd || inlays.some(({ begin, is }) => begin === mark && is === 'thought')
    const endsLine = mark === loneEnd && /^\s*(?:\n|$)/.test(next)
    return said.isQuoted || (isThought && !said.isWhole && !endsLine)
  }

  return {
    take(piece) {
      held += piece
      return words(false)
    },
    end() {
      const hadText = held !== '' || !said.isEmpty
      // A thought that never ended where one was expected is the answer itself.
      if (open?.begin === '') open = undefined
      const text = words(true) + (open ? leftOf(open) : leftAsJson())
      return { text, calls, thinksFirst: hadText ? isShown : thinksFirst }
    },
  }

  /** What was only begun: a call, a thought that fills the answer, or else a mere mention. */
  function leftOf({ begin, is }: Inlay): string {
    const found = is === 'call' ? callsInText(held) : []
    calls.push(...found)
    const isText = is === 'call' ? found.length === 0 : !said.isEmpty
    return isText ? `${begin}${held}` : ''
  }

  function leftAsJson(): string {
    const bare = held.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')
    const found = callsInText(bare)
    calls.push(...found)
    return found.length > 0 ? (readJson(bare)?.rest.trim() ?? '') : held
  }
}

/** Whether a text begins as JSON does, bare or between fences; undefined as long as it may. */
function beginsJson(text: string): boolean | undefined {
  if (/^\s*(?:`{1,3}|`{3}(?:j|js|jso|json)?\s*)?\[?\s*$/.test(text)) return undefined
  return /^\s*(?:```(?:json)?\s*)?(?:\[\s*)?\{/.test(text)
}

function firstMark(text: string): number {
  const places = marks.map((mark) => text.indexOf(mark)).filter((at) => at >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}

/** How many of the last characters may be the beginning of a mark. */
function beginningAtEnd(text: string): number {
  const longest = Math.max(...marks.map((mark) => mark.length - 1))
  for (let length = Math.min(longest, text.length); length > 0; length -= 1)
    if (marks.some((mark) => mark.startsWith(text.slice(-length)))) return length
  return 0
}
