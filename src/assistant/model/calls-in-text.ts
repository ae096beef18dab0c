import type { RawCall } from './mend-call.ts'
import { readJson } from './read-json.ts'

/** The calls that a text makes: `{"name":…,"arguments":…}`, a list of these, or `name{…}`; none if it is something else. */
export function callsInText(text: string): RawCall[] {
  const found = readJson(text)
  if (found) return [...[found.value].flat().flatMap(callOf), ...callsBehind(found.rest)]
  const [whole = '', name = ''] = /^\s*([\w.-]{1,64})\s*(?:\[ARGS\])?\s*(?=\{)/.exec(text) ?? []
  const input = name === '' ? undefined : readJson(text.slice(whole.length))
  return input ? [...callOf({ name, arguments: input.value }), ...callsBehind(input.rest)] : []
}

function callsBehind(rest: string): RawCall[] {
  return rest.trim() === '' ? [] : callsInText(rest.replace(/^[\s;,]*(?:\[TOOL_CALLS\])?/, ''))
}

function callOf(value: unknown): RawCall[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, arguments: given, parameters, function: called } = value as Record<string, unknown>
  if (called !== undefined) return callOf(called)
  const input = given ?? parameters
  if (typeof name !== 'string' || input === undefined) return []
  return [{ toolName: name, input: typeof input === 'string' ? input : JSON.stringify(input) }]
}
