import type { PageContext } from '#protocol'
import { mendCall, type RawCall } from './mend-call.ts'
import { readInput } from './read-input.ts'
import { toolInputs, type ToolName } from './tools.ts'

/** A call as it was understood; `problem` says why it cannot be followed. */
export interface ReadCall {
  readonly name: string
  readonly input: unknown
  readonly problem?: string
}

/** Reads a call as the model made it, or else as it was probably meant. */
export function readCall(call: RawCall, page: PageContext | undefined): ReadCall {
  const asMade = understand(call)
  if (asMade.problem === undefined) return asMade
  const mended = mendCall(call, page)
  const asMeant = mended && understand(mended)
  return asMeant && asMeant.problem === undefined ? asMeant : asMade
}

function understand({ toolName: name, input: text }: RawCall): ReadCall {
  // Some providers accept nothing but objects in the thread, and a call that made no sense stays in it.
  const useless = (problem: string): ReadCall => ({ name, input: {}, problem })
  if (!Object.hasOwn(toolInputs, name))
    return useless(`there is no tool ${JSON.stringify(name.slice(0, 100))}`)
  let input: unknown
  try {
    input = JSON.parse(text.trim() === '' ? '{}' : text)
  } catch {
    return useless('its input is not JSON')
  }
  const reading = readInput(toolInputs[name as ToolName], input)
  return 'problem' in reading ? useless(reading.problem.slice(0, 500)) : { name, input: reading.value }
}
