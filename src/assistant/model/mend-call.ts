import { isActionName, type PageContext } from '#protocol'
import { toolNamed } from './tools/tools.ts'

export interface RawCall {
  readonly toolName: string
  /** JSON, or what the model took for it. */
  readonly input: string
}

/**
 * Mends what models often get wrong about a call: fences around the JSON, a comma too many, JSON inside a string,
 * a verb or a page's own tool called by its name, other names for a step's fields, a step that is not described.
 * What was cut off is not guessed at: half a value is a wrong one.
 */
export function mendCall(call: RawCall, page: PageContext | undefined): RawCall | undefined {
  const input = parse(call.input)
  if (input === undefined) return undefined
  if (toolNamed(call.toolName)) return { ...call, input: JSON.stringify(described(unpacked(input))) }
  if (typeof input !== 'object' || input === null) return undefined
  const verb = verbs[call.toolName] ?? call.toolName
  if (isActionName(verb))
    return { toolName: 'page_act', input: JSON.stringify({ steps: [stepOf({ ...input, action: verb })] }) }
  return page?.tools?.some(({ name }) => name === call.toolName)
    ? {
        toolName: 'call_tool',
        input: JSON.stringify({ tool: call.toolName, arguments: input, description: call.toolName }),
      }
    : undefined
}

/** Other names that models have for our verbs and for the fields of a step. */
const verbs: Record<string, string> = {
  fill: 'type',
  input: 'type',
  tap: 'click',
  goto: 'navigate',
  press: 'press_key',
}
const fields: Record<string, string> = {
  element_id: 'elementId',
  id: 'elementId',
  index: 'elementId',
  text: 'inputData',
  value: 'inputData',
  key: 'inputData',
  option: 'inputData',
  input_data: 'inputData',
  type: 'action',
}

/** A call whose steps have our names and say what they do. */
function described(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const { steps, ...rest } = input as { steps?: unknown }
  if (steps === undefined) return 'description' in rest ? rest : { description: '', ...rest }
  return { ...rest, steps: (Array.isArray(steps) ? steps : [steps]).map(stepOf) }
}

function stepOf(step: unknown): unknown {
  if (typeof step !== 'object' || step === null) return step
  const named = Object.fromEntries(Object.entries(step).map(([key, value]) => [fields[key] ?? key, value]))
  const action = typeof named['action'] === 'string' ? named['action'] : ''
  return { description: '', ...named, action: verbs[action] ?? action }
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
