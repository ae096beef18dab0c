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
  if (APICallError.isInstance(cause))
    return (
      cause.isRetryable && !isTooLong(cause) && !spent.test(`${cause.message} ${cause.responseBody ?? ''}`)
    )
  return !(cause instanceof Error && certain.test(cause.name))
}

/** An account without money is answered like one that asks too fast, and no pause fills it. */
const spent = /insufficient_quota|exceeded your current quota|credit balance/i

/** What the library could not read, and addresses that are not to be reached: both stay as they are. */
const certain = /^(?:AI_|EgressError$)/

/** Whether the model was sent more than it can read. */
export function isTooLong(fault: unknown): boolean {
  const cause = fault instanceof EngineFault ? fault.cause : fault
  return (
    APICallError.isInstance(cause) &&
    !otherwise.has(cause.statusCode ?? 0) &&
    tooLong.test(`${cause.message} ${cause.responseBody ?? ''}`)
  )
}

/** A key, a right, an address or too many calls: a shorter request would fail the same way. */
const otherwise = new Set([401, 403, 404, 429])
const tooLong =
  /context.{0,40}(?:length|window|size|limit|long|exceed)|(?:length|exceed|long).{0,40}context|prompt is too long|input is too long|too many (?:input )?tokens|token count.{0,40}exceed|maximum.{0,40}(?:length|tokens)|too large for model/i

/** How many tokens the model can read by its server's own words, where it names them. */
export function readableTokens(fault: unknown): number | undefined {
  const cause = fault instanceof EngineFault ? fault.cause : fault
  const words = APICallError.isInstance(cause) ? `${cause.message} ${cause.responseBody ?? ''}` : ''
  const [, behind, before] =
    /(?:context (?:length|size|window)|n_ctx|maximum)\D{0,30}(\d[\d,]{2,})|(\d[\d,]{2,})\D{0,10}maximum/i.exec(
      words,
    ) ?? []
  const tokens = Number((behind ?? before)?.replaceAll(',', ''))
  return tokens > 0 ? tokens : undefined
}

/** How long the provider wants to be left alone, in milliseconds: it says so in seconds, or until when. */
export function retryAfter(cause: unknown, now: number): number {
  const said = (APICallError.isInstance(cause) && cause.responseHeaders?.['retry-after']) || ''
  const seconds = said.trim() === '' ? Number.NaN : Number(said)
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(said) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Provider messages may quote the request and its key; the first line says what happened. */
function messageOf(cause: unknown, key: string): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  const harmless = key === '' ? said : said.replaceAll(key, '…')
  return harmless.split('\n')[0]?.slice(0, 200) ?? ''
}
