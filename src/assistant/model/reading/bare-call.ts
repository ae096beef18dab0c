import { callsInText } from './calls-in-text.ts'
import type { RawCall } from './mend-call.ts'
import { readJson } from '../read-json.ts'

/** How a call begins that nothing marks as one, blanks aside: in a list or not, between fences or not. */
const openings = ['', '```', '```json'].flatMap((fence) =>
  ['', '['].flatMap((list) =>
    ['name', 'tool_name', 'function', 'type', 'id', 'arguments', 'parameters'].map(
      (field) => `${fence}${list}{"${field}"`,
    ),
  ),
)

/** Where a line begins as a call does, or may with what is still to come; -1: nowhere. */
export function firstBareCall(text: string, isWholeLine: boolean): number {
  for (const { 0: before, index } of text.matchAll(/(?:^|\n)[^\S\n]*(?=[`[{])/g)) {
    const at = index + before.length
    if ((isWholeLine || before.startsWith('\n')) && mayBegin(text.slice(at))) return at
  }
  return -1
}

function mayBegin(text: string): boolean {
  const bare = beginningOf(text)
  return openings.some((opening) => opening.startsWith(bare) || bare.startsWith(opening))
}

/** Whether a text certainly begins as a call does. */
export function beginsAsCall(text: string): boolean {
  const bare = beginningOf(text)
  return openings.some((opening) => bare.startsWith(opening))
}

/** As much as tells, without blanks. */
function beginningOf(text: string): string {
  return text.slice(0, 100).replace(/\s/g, '')
}

export interface BareCall {
  readonly calls: readonly RawCall[]
  /** As it was written. */
  readonly written: string
  readonly rest: string
}

/** The calls that a text begins with; undefined as long as their JSON, or the fence around it, has not ended. */
export function readBareCall(text: string, isLast: boolean): BareCall | undefined {
  const [opening = ''] = /^```(?:json)?\s*/.exec(text) ?? []
  const found = readJson(text.slice(opening.length))
  if (!found) return undefined
  const json = text.slice(opening.length, text.length - found.rest.length)
  if (opening !== '' && !isLast && /^\s*`{0,2}$/.test(found.rest)) return undefined
  const rest = opening === '' ? found.rest : found.rest.replace(/^\s*```/, '')
  return { calls: callsInText(json), written: text.slice(0, text.length - rest.length), rest }
}
