import { APICallError } from 'ai'
import { errorWords, type ErrorWords } from './error-words.ts'
import { saysTooLong } from './too-long.ts'

/**
 * An error that came inside a stream, as the one that a status would have brought: servers that have begun to answer
 * can no longer send one. What is an error already stays as it is.
 */
export function streamError(error: unknown): unknown {
  if (error instanceof Error) return error
  const { words, kinds } = errorWords(error)
  return new APICallError({
    message: words || kinds.join(' ') || 'an error without words',
    url: '',
    requestBodyValues: {},
    statusCode: statusOf({ words, kinds }),
    responseBody: JSON.stringify({ message: words, kinds }),
  })
}

function numbered(kinds: readonly (string | number)[]): number | undefined {
  return kinds
    .flatMap((kind) => String(kind).split(' '))
    .map(Number)
    .find((number) => number >= 400 && number < 600)
}

/** The status that would have told the same. */
export function statusOf({ words, kinds }: ErrorWords): number {
  const said = `${kinds.join(' ')} ${words}`
  const named = numbered(kinds)
  if (named !== undefined) return named
  if (saysTooLong(said)) return 400
  return meant.find(([, words]) => words.test(said))?.[0] ?? 500
}

/** What kinds and sentences of servers mean, the certain ones first. */
const meant: readonly (readonly [number, RegExp])[] = [
  [401, /authenti|api[ _]?key|unauthori[sz]ed|credential/i],
  [403, /permission|forbidden|insufficient_quota|billing|credit/i],
  [404, /not[ _]found|does not exist|(?:unknown|no such) model/i],
  [400, /invalid|bad[ _]request|unsupported|not support|validation/i],
  [429, /rate[ _]?limit|too many requests|resource_exhausted/i],
  [529, /overload|capacity/i],
  [504, /time[ _-]?(?:d )?out|deadline/i],
]
