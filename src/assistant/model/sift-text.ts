import type { RawCall } from './mend-call.ts'

/** What the text of an open model may hold beside words for the visitor. */
interface Inlay {
  readonly begin: string
  readonly end: string
  readonly is: 'thought' | 'call'
}

const inlays: readonly Inlay[] = [
  { begin: '<think>', end: '</think>', is: 'thought' },
  { begin: '<thinking>', end: '</thinking>', is: 'thought' },
  { begin: '<tool_call>', end: '</tool_call>', is: 'call' },
  { begin: '[TOOL_CALLS]', end: '\n', is: 'call' },
]

export interface TextSieve {
  /** The words of this piece that are for the visitor. */
  take(piece: string): string
  /** What was held back and is text after all, and the calls that stood in the text. */
  end(): { readonly text: string; readonly calls: readonly RawCall[] }
}

/** Takes thoughts and calls out of streamed text. Words leave at once, except where one of these may begin. */
export function siftText(): TextSieve {
  const calls: RawCall[] = []
  let held = ''
  let open: Inlay | undefined
  /** A whole answer in JSON may be a call: it is held until it has ended. */
  let asJson: boolean | undefined

  function words(): string {
    let said = ''
    for (;;) {
      if (open) {
        const at = held.indexOf(open.end)
        if (at < 0) return said
        if (open.is === 'call') calls.push(...callsIn(held.slice(0, at)))
        held = held.slice(at + open.end.length).replace(/^\s+/, '')
        open = undefined
        continue
      }
      const next = inlays
        .map((inlay) => ({ inlay, at: held.indexOf(inlay.begin) }))
        .filter(({ at }) => at >= 0)
        .sort((one, other) => one.at - other.at)[0]
      if (!next) break
      said += held.slice(0, next.at)
      held = held.slice(next.at + next.inlay.begin.length)
      open = next.inlay
    }
    const safe = held.length - beginningAtEnd(held)
    said += held.slice(0, safe)
    held = held.slice(safe)
    return said
  }

  return {
    take(piece) {
      held += piece
      asJson ??= beginsJson(held)
      return asJson === false ? words() : ''
    },
    end() {
      const text = open ? '' : held
      const found = asJson ? callsIn(held.replace(/^\s*```(?:json)?|```\s*$/g, '')) : []
      if (open?.is === 'call') calls.push(...callsIn(held))
      return { text: found.length > 0 ? '' : text, calls: [...calls, ...found] }
    },
  }
}

/** Whether a text begins as JSON does, bare or between fences; undefined as long as it may. */
function beginsJson(text: string): boolean | undefined {
  if (/^\s*(?:`{1,3}|`{3}j|`{3}js|`{3}jso|`{3}json\s*|`{3}\s*)?$/.test(text)) return undefined
  return /^\s*(?:```(?:json)?\s*)?\{/.test(text)
}

/** How many of the last characters may be the beginning of an inlay. */
function beginningAtEnd(text: string): number {
  const longest = Math.max(...inlays.map(({ begin }) => begin.length - 1))
  for (let length = Math.min(longest, text.length); length > 0; length -= 1)
    if (inlays.some(({ begin }) => begin.startsWith(text.slice(-length)))) return length
  return 0
}

/** The calls that a text in JSON makes; none if it is something else. */
function callsIn(text: string): RawCall[] {
  try {
    const found: unknown = JSON.parse(text)
    return (Array.isArray(found) ? found : [found]).flatMap(callOf)
  } catch {
    return []
  }
}

function callOf(value: unknown): RawCall[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, arguments: given, parameters } = value as Record<string, unknown>
  const input = given ?? parameters
  if (typeof name !== 'string' || input === undefined) return []
  return [{ toolName: name, input: typeof input === 'string' ? input : JSON.stringify(input) }]
}
