import { ApiError } from '#protocol'

const retryAfterSeconds = 2
const forCallers = 'The server cannot reach its memory right now. Try again shortly.'

/** Tells the caller to retry; the reason, for the operator, is the cause. */
export function unavailable(cause: unknown, message = forCallers): ApiError {
  const error = new ApiError('unavailable', message, { retryAfterSeconds })
  error.cause = cause
  return error
}
