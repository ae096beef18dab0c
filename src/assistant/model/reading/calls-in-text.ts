import type { RawCall } from './mend-call.ts'
import { readJson } from '../read-json.ts'

interface Reading {
  readonly calls: readonly RawCall[]
  /** What stands behind them. */
  readonly rest: string
}

/** The calls that a text makes, in any of the ways that open models have; none if it is something else. */
export function callsInText(text: string): RawCall[] {
  const begun = text.replace(between, '')
  for (const read of readings) {
    const reading = read(begun)
    if (reading) return [...reading.calls, ...(reading.calls.length > 0 ? callsInText(reading.rest) : [])]
  }
  return []
}

const special = '<[|｜][^<>]{0,40}[|｜]>'

/** What may stand before a call and between two. */
const between = new RegExp(
  String.raw`^(?:[\s;,]|\[TOOL_CALLS\]|${special}|\x60{3}(?:json)?|<\/?(?:tool_call|function)>)*`,
)

const readings: readonly ((text: string) => Reading | undefined)[] = [
  /** `{"name":…,"arguments":…}`, or a list of these. */
  function json(text) {
    const found = readJson(text)
    return found && { calls: [found.value].flat().flatMap(callOf), rest: found.rest }
  },

  /** `name{…}`, with what some families put before, between and behind. */
  function named(text) {
    const [whole = '', name = ''] = beforeArguments.exec(text) ?? []
    const input = name === '' ? undefined : readJson(text.slice(whole.length))
    return input && { calls: callOf({ name, arguments: input.value }), rest: input.rest }
  },

  /** `<function=name><parameter=key>value</parameter></function>`, also as `<invoke name="…">`. */
  function tagged(text) {
    const found =
      /^(?:<function=|<invoke name=")?([\w.-]{1,64})"?>([\s\S]*?)(?:<\/(?:function|invoke)>|$)/.exec(text)
    const inside = [
      ...(found?.[2] ?? '').matchAll(/<parameter(?:=| name=")([\w.-]+)"?>([\s\S]*?)<\/parameter>/g),
    ]
    return withFields(text, found, inside)
  },

  /** `name<arg_key>key</arg_key><arg_value>value</arg_value>` */
  function paired(text) {
    const found = /^([\w.-]{1,64})\s*((?:<arg_key>[\s\S]*?<\/arg_value>\s*)+)/.exec(text)
    const inside = [
      ...(found?.[2] ?? '').matchAll(/<arg_key>([\s\S]*?)<\/arg_key>\s*<arg_value>([\s\S]*?)<\/arg_value>/g),
    ]
    return withFields(text, found, inside)
  },
]

const beforeArguments = new RegExp(
  String.raw`^(?:function\s*${special})?\s*([\w.-]{1,64}?)(?::\d+)?\s*(?:>|${special}|\[CALL_ID\]\w+|\[ARGS\]|\x60{3}|json|\s)*(?=\{)`,
)

function withFields(
  text: string,
  found: RegExpExecArray | null,
  fields: readonly RegExpExecArray[],
): Reading | undefined {
  if (!found || fields.length === 0) return undefined
  const input = Object.fromEntries(
    fields.map(([, key = '', value = '']) => [key.trim(), valueOf(value.trim())]),
  )
  return { calls: callOf({ name: found[1], arguments: input }), rest: text.slice(found[0].length) }
}

/** A value as it was probably meant: lists and objects are JSON, the rest is read by the tool's own schema. */
function valueOf(text: string): unknown {
  return readJson(text)?.value ?? text
}

function callOf(value: unknown): RawCall[] {
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  if (typeof record['function'] === 'object' && record['function'] !== null) return callOf(record['function'])
  const name = record['name'] ?? record['tool_name'] ?? record['function']
  const input = record['arguments'] ?? record['parameters']
  if (typeof name !== 'string' || input === undefined) return []
  return [{ toolName: name, input: typeof input === 'string' ? input : JSON.stringify(input) }]
}
