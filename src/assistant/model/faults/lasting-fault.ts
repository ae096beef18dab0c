import { APICallError } from 'ai'
import { saidOf } from './error-words.ts'

/** Whether a call would fail again for the same reason, whatever its status: then there is no retry. */
export function stays(cause: unknown): boolean {
  if (APICallError.isInstance(cause) && lastingStatuses.has(cause.statusCode ?? 0)) return true
  if (APICallError.isInstance(cause) && lastingWords.some((words) => words.test(saidOf(cause)))) return true
  return causesOf(cause).some(
    ({ name, code = '' }) => lastingNames.test(name) || lastingCodes.some((lasting) => lasting.test(code)),
  )
}

/** What the server does not do at all. */
const lastingStatuses = new Set([501, 505])

/** What some servers answer with 429 or 500 although a retry cannot help. */
const lastingWords: readonly RegExp[] = [
  // An account without money, answered like one that asks too fast.
  /insufficient_quota|exceeded your current quota|credit balance|insufficient balance/i,
  /(?:does|do) not support|not supported|unsupported|requires --jinja/i,
  /(?:invalid|incorrect|missing) api[ _]key/i,
  /model.{0,80}(?:not found|does not exist)|unknown model|no such model/i,
  // A chat template that does not take the messages.
  /roles must alternate|unexpected role|raise_exception|failed to (?:parse|apply).{0,20} template/i,
]

/** What the library could not read, and addresses that are not to be reached: both stay as they are. */
const lastingNames = /^(?:AI_(?!APICallError)|EgressError$)/

/** A host that does not exist, and a certificate or a protocol that is not the right one. */
const lastingCodes: readonly RegExp[] = [
  /^ENOTFOUND$|^ERR_INVALID_URL$|^EPROTO$/,
  /CERT|UNABLE_TO_(?:VERIFY|GET_ISSUER)|^ERR_(?:TLS|SSL)/,
]

/** Whether the server cannot be reached: its model is neither busy nor loading, so retries end early. */
export function isUnreachable(cause: unknown): boolean {
  return causesOf(cause).some(({ code = '' }) => unreachableCodes.test(code))
}

const unreachableCodes =
  /^(?:ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|EADDRNOTAVAIL|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

interface Cause {
  readonly name: string
  readonly code?: string
}

/** An error and what it was caused by: the libraries wrap what the network said. */
function causesOf(error: unknown, depth = 5): Cause[] {
  if (!(error instanceof Error) || depth === 0) return []
  const { code } = error as { code?: unknown }
  return [
    { name: error.name, ...(typeof code === 'string' && { code }) },
    ...causesOf(error.cause, depth - 1),
  ]
}
