import { ApiError } from '#protocol'

const retryAfterSeconds = 2
const forCallers = 'The server cannot reach its memory right now. Try again shortly.'

/** The caller reads that it may come again; the operator finds the reason as the cause. */
export function unavailable(cause: unknown, message = forCallers): ApiError {
  const error = new ApiError('unavailable', message, { retryAfterSeconds })
  error.cause = cause
  return error
}
