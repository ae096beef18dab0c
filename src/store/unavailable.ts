import { ApiError } from '#protocol'

/** The caller reads that it may come again; the operator finds the reason as the cause. */
export function unavailable(cause: unknown, retryAfterSeconds = 2): ApiError {
  const error = new ApiError(
    'unavailable',
    'The server cannot reach its memory right now. Try again shortly.',
    {
      retryAfterSeconds,
    },
  )
  error.cause = cause
  return error
}
