import { APICallError } from 'ai'
import { EngineFault, type FaultText } from '../../engine-fault.ts'
import { saidOf, sentenceOf } from './error-words.ts'
import { stays } from './lasting-fault.ts'
import { saysTooLong, tokensNamed } from './too-long.ts'

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

/** Whether a retry may succeed. Before anything was said the visitor does not notice it. */
export function isPassing(cause: unknown): boolean {
  if (cause instanceof EngineFault || stays(cause) || isTooLong(cause)) return false
  return !APICallError.isInstance(cause) || cause.isRetryable
}

/** Whether the model was sent more than it can read, and has not begun to answer all the same. */
export function isTooLong(fault: unknown): boolean {
  if (fault instanceof EngineFault) return fault.says !== 'cutOff' && isTooLong(fault.cause)
  if (!APICallError.isInstance(fault)) return false
  const { statusCode = 0 } = fault
  return statusCode === 413 || (!otherwise.has(statusCode) && saysTooLong(saidOf(fault)))
}

/** A key, a right, an address or too many calls: a shorter request would fail the same way. */
const otherwise = new Set([401, 403, 404, 429])

/** How many tokens the model can read by its server's own words, where it names them. */
export function readableTokens(fault: unknown): number | undefined {
  return tokensNamed(saidOf(fault instanceof EngineFault ? fault.cause : fault))
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
  const said = sentenceOf(cause)
  const harmless = key === '' ? said : said.replaceAll(key, '…')
  return harmless.split('\n')[0]?.slice(0, 200) ?? ''
}
