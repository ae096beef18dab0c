import { limits, type PageContext } from '#protocol'
import { mendCall, type RawCall } from './mend-call.ts'
import { readInput } from './read-input.ts'
import { toolNamed } from './tools/tools.ts'

/** A call as it was understood; `problem` says why it cannot be followed. */
export interface ReadCall {
  readonly name: string
  readonly input: unknown
  readonly problem?: string
}

/** Reads a call as the model made it, or else as it was probably meant. */
export function readCall(call: RawCall, page: PageContext | undefined): ReadCall {
  if (call.input.length > inputCharacters) return useless(call.toolName, 'its input is too long')
  const named = { ...call, toolName: call.toolName.replace(/^functions?[.:/]/, '') }
  const asMade = understand(named)
  if (asMade.problem === undefined) return asMade
  const mended = mendCall(named, page)
  const asMeant = mended && understand(mended)
  return asMeant && asMeant.problem === undefined ? asMeant : asMade
}

/** More than eight described steps, a long block or a tool's arguments ever need. */
const inputCharacters = 64_000

/**
 * A call that made no sense stays in the transcript, as it was made where that is an object: some providers accept nothing
 * else there.
 */
function useless(name: string, problem: string, input: unknown = {}): ReadCall {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  return { name, input: isObject ? input : {}, problem }
}

function understand({ toolName: name, input: text }: RawCall): ReadCall {
  const tool = toolNamed(name)
  if (!tool) return useless(name, `there is no tool ${JSON.stringify(name.slice(0, 100))}`)
  let input: unknown
  try {
    input = JSON.parse(text.trim() === '' ? '{}' : text)
  } catch {
    return useless(name, 'its input is not JSON')
  }
  const steps = stepsIn(input)
  if (steps > limits.actionsPerPlan)
    return useless(name, `${steps} steps are too many at once: at most ${limits.actionsPerPlan}`)
  const reading = readInput(tool.input, input)
  return 'problem' in reading
    ? useless(name, reading.problem.slice(0, 500), input)
    : { name, input: reading.value }
}

/** Counted before any schema looks at them, because a schema looks at each. */
function stepsIn(input: unknown): number {
  const { steps } = (input ?? {}) as { steps?: unknown }
  return Array.isArray(steps) ? steps.length : 0
}
