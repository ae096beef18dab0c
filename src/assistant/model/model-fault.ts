import { APICallError } from 'ai'
import { EngineFault, type FaultText } from '../engine-fault.ts'

const sentences: Readonly<Record<number, FaultText>> = {
  408: 'slow',
  429: 'busy',
  503: 'busy',
  504: 'slow',
  529: 'busy',
}

/** What a failed call means for the visitor. `begun`: the model had already answered in part. */
export function modelFault(cause: unknown, begun: boolean, key = ''): EngineFault {
  if (cause instanceof EngineFault) return cause
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined
  const says = begun ? 'cutOff' : (sentences[status ?? 0] ?? 'unavailable')
  return new EngineFault(
    says,
    `the model failed${status ? ` with ${status}` : ''}: ${messageOf(cause, key)}`,
    {
      cause,
    },
  )
}

/** Whether the same call may go better in a moment. Before anything was said nobody notices. */
export function isPassing(cause: unknown): boolean {
  if (cause instanceof EngineFault) return false
  if (APICallError.isInstance(cause)) return cause.isRetryable
  return !(cause instanceof Error && certain.test(cause.name))
}

/** What the library could not read, and addresses that are not to be reached: both stay as they are. */
const certain = /^(?:AI_|EgressError$)/

/** Whether the model was sent more than it can read. */
export function isTooLong(fault: unknown): boolean {
  const cause = fault instanceof EngineFault ? fault.cause : fault
  if (!APICallError.isInstance(cause) || ![400, 413, 422].includes(cause.statusCode ?? 0)) return false
  return /context|too long|too many tokens|maximum.{0,30}(?:length|tokens)|exceed/i.test(
    `${cause.message} ${cause.responseBody ?? ''}`,
  )
}

/** How long the provider wants to be left alone, in milliseconds. */
export function retryAfter(cause: unknown): number | undefined {
  const seconds = APICallError.isInstance(cause) ? Number(cause.responseHeaders?.['retry-after']) : Number.NaN
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}

/** Provider messages may quote the request and its key; the first line says what happened. */
function messageOf(cause: unknown, key: string): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  const harmless = key === '' ? said : said.replaceAll(key, '…')
  return harmless.split('\n')[0]?.slice(0, 200) ?? ''
}
