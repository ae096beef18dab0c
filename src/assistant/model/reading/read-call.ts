import { isRecord, limits, type PageContext } from '#protocol'
import { mendCall, type RawCall } from './mend-call.ts'
import { parseInput } from './parse-input.ts'
import { readInput } from '../tools/read-input.ts'
import { toolNamed, toolNames } from '../tools/tools.ts'

/** A call as it was understood; `problem` says why it cannot be followed. */
export interface ReadCall {
  readonly name: string
  readonly input: unknown
  readonly problem?: string
}

/** More than eight described steps, a long block or a tool's arguments ever need. */
const inputCharacters = 64_000

/** Reads a call as it was probably meant. */
export function readCall({ toolName, input: text }: RawCall, page: PageContext | undefined): ReadCall {
  const called = toolName.replace(/^functions?[.:/]/, '')
  if (text.length > inputCharacters) return useless(called, 'its input is too long')
  const made = parseInput(text)
  if (made === undefined) return useless(called, 'its input is not JSON')
  const { name, input } = mendCall({ name: called, input: made }, page)
  const tool = toolNamed(name)
  if (!tool) return useless(called, `there is no tool ${JSON.stringify(called.slice(0, 100))}, but ${toolNames.join(', ')}`, made) // prettier-ignore
  const steps = stepsIn(input)
  if (steps > limits.actionsPerPlan)
    return useless(name, `${steps} steps are too many at once: at most ${limits.actionsPerPlan}`)
  const reading = readInput(tool.input, input)
  return 'problem' in reading
    ? useless(name, reading.problem.slice(0, 500), made)
    : { name, input: reading.value }
}

/**
 * A call that made no sense stays in the transcript, as it was made where that is an object and under a name that was
 * offered: some servers accept nothing else there.
 */
function useless(name: string, problem: string, input: unknown = {}): ReadCall {
  return {
    name: toolNamed(name) ? name : 'page_act',
    input: isRecord(input) ? input : {},
    problem,
  }
}

/** Counted before any schema looks at them, because a schema looks at each. */
function stepsIn(input: unknown): number {
  const { steps } = (input ?? {}) as { steps?: unknown }
  return Array.isArray(steps) ? steps.length : 0
}
