/** Every error code an HTTP answer can carry, and its status. */
export const errorStatus = {
  invalid_message: 400,
  unauthorized: 401,
  forbidden: 403,
  host_not_registered: 403,
  not_found: 404,
  session_not_found: 404,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limit_exceeded: 429,
  internal_error: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The one body of every HTTP error. Only `host_not_registered` carries `host` and `signupUrl`. */
export interface ErrorBody {
  error: ErrorCode
  message: string
  details?: Record<string, unknown>
  host?: string
  signupUrl?: string
}

/** A failure the caller is meant to read. Anything else that is thrown becomes `internal_error`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly extra: Omit<ErrorBody, 'error' | 'message'>
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    extra: Omit<ErrorBody, 'error' | 'message'> & { retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    const { retryAfterSeconds, ...rest } = extra
    this.extra = rest
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }

  get body(): ErrorBody {
    return { error: this.code, message: this.message, ...this.extra }
  }
}
