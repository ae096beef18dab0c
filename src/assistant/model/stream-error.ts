import { APICallError } from 'ai'

/**
 * An error that came inside a stream, as the one that a status would have brought: servers that have begun to answer
 * can no longer send one. What is an error already stays as it is.
 */
export function streamError(error: unknown): unknown {
  if (error instanceof Error) return error
  const { message, code, status, type } = asRecord(error)
  const words = typeof error === 'string' ? error : typeof message === 'string' ? message : ''
  const kinds = [status, code, type].filter((kind) => typeof kind === 'number' || typeof kind === 'string')
  const said = `${kinds.join(' ')} ${words}`
  return new APICallError({
    message: words || kinds.join(' ') || 'an error without words',
    url: '',
    requestBodyValues: {},
    statusCode: numbered(kinds) ?? meant.find(([, words]) => words.test(said))?.[0] ?? 500,
    responseBody: said,
  })
}

function numbered(kinds: readonly (string | number)[]): number | undefined {
  return kinds.map(Number).find((number) => number >= 400 && number < 600)
}

/** What kinds and sentences of servers mean, the certain ones first. */
const meant: readonly (readonly [number, RegExp])[] = [
  [401, /authenti|api[ _]?key|unauthori[sz]ed|credential/i],
  [403, /permission|forbidden|insufficient_quota|billing|credit/i],
  [404, /not[ _]found|does not exist|unknown model/i],
  [400, /invalid|bad[ _]request|unsupported|not support|context|too long|validation/i],
  [429, /rate[ _]?limit|too many requests|resource_exhausted/i],
  [529, /overload|capacity/i],
  [504, /time[ _-]?(?:d )?out|deadline/i],
]

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
