import { APICallError } from 'ai'
import { readJson } from '../read-json.ts'

/** What a server says went wrong, and what it calls that. */
export interface ErrorWords {
  readonly words: string
  readonly kinds: readonly (string | number)[]
}

/** Where servers put the sentence: `{"error":{"message":…}}`, `{"object":"error","message":…}`, `{"detail":[{"msg":…}]}` and so on. */
const sentenceKeys = ['metadata', 'raw', 'message', 'msg', 'error_msg', 'detail', 'error', 'errors']
const kindKeys = ['status', 'code', 'type', 'error_code']
const maxDepth = 8

/** Reads an error in any of the shapes that servers have for it. */
export function errorWords(error: unknown, depth = maxDepth): ErrorWords {
  if (typeof error === 'string') return errorText(error, depth)
  if (typeof error !== 'object' || error === null || depth === 0) return { words: '', kinds: [] }
  if (Array.isArray(error)) return errorWords(error[0], depth - 1)
  const record = error as Record<string, unknown>
  const kinds = kindKeys.map((key) => record[key]).filter(isKind)
  for (const key of sentenceKeys) {
    const inner = errorWords(record[key], depth - 1)
    if (inner.words !== '')
      return { words: `${placeOf(record)}${inner.words}`, kinds: [...inner.kinds, ...kinds] }
  }
  return { words: '', kinds }
}

/** Gateways pass on what the server behind them said, as a text of JSON. */
function errorText(text: string, depth: number): ErrorWords {
  const inner = depth > 0 && errorWords(readJson(text)?.value, depth - 1)
  return inner && inner.words !== '' ? inner : { words: text.trim(), kinds: [] }
}

/** Everything that is known of a failed call, for those who look for certain words in it. */
export function saidOf(cause: unknown): string {
  if (APICallError.isInstance(cause)) return `${cause.message} ${cause.responseBody ?? ''}`
  return cause instanceof Error ? cause.message : String(cause)
}

/** The sentence that tells why a call failed. */
export function sentenceOf(cause: unknown): string {
  if (!APICallError.isInstance(cause)) return saidOf(cause)
  const { message, responseBody = '' } = cause
  const body = responseBody.trim()
  const json = readJson(body)
  if (json) return errorWords(json.value).words || message
  return body === '' || body.startsWith('<') ? message : body
}

function isKind(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

/** Which field of the request a complaint is about, where it says so. */
function placeOf({ loc }: Record<string, unknown>): string {
  return Array.isArray(loc) ? `${loc.join('.')}: ` : ''
}
