import { ApiError, limits } from '#protocol'
import type { FastifyError } from 'fastify'

/** What fastify calls a refusal, and what we call it. */
const byFastifyCode: Record<string, (bodyBytes: number) => ApiError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError('unsupported_media_type', 'Send the body as application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: (bodyBytes) =>
    new ApiError('payload_too_large', `The body is larger than ${bodyBytes / 1_000_000} MB.`),
  FST_ERR_BAD_URL: () => new ApiError('not_found', 'There is nothing at this address.'),
  FST_ERR_ASYNC_CONSTRAINT: () => new ApiError('not_found', 'There is nothing at this address.'),
}

/** Turns whatever was thrown into the error the caller reads; undefined for a fault of ours, which is logged. */
export function errorAnswer(thrown: unknown, bodyBytes: number = limits.bodyBytes): ApiError | undefined {
  if (thrown instanceof ApiError) return thrown
  if (!(thrown instanceof Error)) return undefined
  const { code, validation, validationContext, statusCode } = thrown as FastifyError
  if (validation) return invalid(validation, validationContext ?? 'body')
  const known = byFastifyCode[code]
  if (known) return known(bodyBytes)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiError('invalid_message', 'The request could not be read.')
  return undefined
}

function invalid(issues: NonNullable<FastifyError['validation']>, where: string): ApiError {
  const named = issues.map(({ instancePath, params, message = 'is not valid' }) =>
    typeof params.missingProperty === 'string'
      ? { path: `${where}${instancePath}/${params.missingProperty}`, reason: 'is missing' }
      : { path: `${where}${instancePath}`, reason: message },
  )
  const [first] = named
  return new ApiError(
    'invalid_message',
    first ? `${first.path} ${first.reason}.` : 'The request is not valid.',
    {
      details: { issues: named },
    },
  )
}
