import { isActionName, type PageContext } from '#protocol'
import { toolInputs } from './tools.ts'

export interface RawCall {
  readonly toolName: string
  /** JSON, or what the model took for it. */
  readonly input: string
}

/**
 * Mends what models often get wrong about a call: fences around the JSON, a comma too many, JSON inside a string,
 * a verb or a page's own tool called by its name. What was cut off is not guessed at: half a value is a wrong one.
 */
export function mendCall(call: RawCall, page: PageContext | undefined): RawCall | undefined {
  const input = parse(call.input)
  if (input === undefined) return undefined
  if (Object.hasOwn(toolInputs, call.toolName)) return { ...call, input: JSON.stringify(unpacked(input)) }
  if (typeof input !== 'object' || input === null) return undefined
  if (isActionName(call.toolName)) return asStep(call.toolName, input)
  return page?.tools?.some(({ name }) => name === call.toolName)
    ? {
        toolName: 'call_tool',
        input: JSON.stringify({ tool: call.toolName, arguments: input, description: call.toolName }),
      }
    : undefined
}

function asStep(action: string, input: object): RawCall {
  const step = { description: action, ...input, action }
  return { toolName: 'page_act', input: JSON.stringify({ steps: [step] }) }
}

function parse(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*|\s*```$/g, '')
    .replace(/,\s*([\]}])/g, '$1')
  for (const candidate of [text, bare]) {
    try {
      return unpacked(JSON.parse(candidate === '' ? '{}' : candidate))
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause
    }
  }
  return undefined
}

/** Values that are themselves JSON texts, as some models write arrays. */
function unpacked(value: unknown): unknown {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? parse(value) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) =>
      key === 'steps' || key === 'data' || key === 'arguments' ? [key, unpacked(item) ?? item] : [key, item],
    ),
  )
}
