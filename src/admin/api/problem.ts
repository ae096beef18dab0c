import type { ErrorBody } from '#protocol'

/** One field the server did not accept: `body/launcher/offsetX`. */
export interface Issue {
  readonly path: string
  readonly reason: string
}

/** What the admin API answered instead of success, or that it could not be reached. */
export class Problem extends Error {
  readonly code: ErrorBody['error'] | 'unreachable' | 'session_ended'
  readonly status: number
  readonly issues: readonly Issue[]
  readonly details: Record<string, unknown>

  constructor(code: Problem['code'], message: string, status = 0, details: Record<string, unknown> = {}) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = status
    this.details = details
    this.issues = Array.isArray(details.issues) ? (details.issues as Issue[]) : []
  }
}

/** Turns an answer that is no success into a problem. */
export async function problemOf(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => undefined)) as ErrorBody | undefined
  if (!body?.error)
    return new Problem('internal_error', `The server answered ${answer.status}.`, answer.status)
  return new Problem(body.error, body.message, answer.status, body.details)
}

/** Whether something went wrong in this way. */
export function isProblem(error: unknown, code: Problem['code']): boolean {
  return error instanceof Problem && error.code === code
}
