import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'
import { isPassing, isTooLong, modelFault, readableTokens } from './model-fault.ts'
import { streamError } from './stream-error.ts'

// Written after what the servers are known to send; none of them was asked.

function refused(statusCode: number, body: unknown): APICallError {
  const responseBody = typeof body === 'string' ? body : JSON.stringify(body)
  return new APICallError({
    message: 'Bad Request',
    url: '',
    requestBodyValues: {},
    statusCode,
    responseBody,
  })
}

const network = (code: string) =>
  new APICallError({
    message: 'Cannot connect to API',
    url: '',
    requestBodyValues: {},
    isRetryable: true,
    cause: Object.assign(new Error('fetch failed'), { cause: Object.assign(new Error(code), { code }) }),
  })

describe('why a model failed', () => {
  it.each([
    [{ error: { message: 'no such model', type: 'x' } }, 'no such model'],
    [{ object: 'error', message: 'no such model', type: 'NotFoundError', code: 404 }, 'no such model'],
    [{ error: 'llama does not support tools' }, 'llama does not support tools'],
    [{ detail: 'Unauthorized' }, 'Unauthorized'],
    [
      {
        detail: [{ loc: ['body', 'top_k'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }],
      },
      'body.top_k: Extra inputs are not permitted',
    ],
    [
      { object: 'error', message: { detail: [{ loc: ['body', 'x'], msg: 'Field required' }] } },
      'body.x: Field required',
    ],
    [[{ error: { code: 400, message: 'API key not valid' } }], 'API key not valid'],
    [{ code: 1261, msg: 'Prompt exceeds max length' }, 'Prompt exceeds max length'],
    [{ errors: [{ message: 'no' }] }, 'no'],
    [
      {
        error: { message: 'Provider returned error', metadata: { raw: '{"error":{"message":"no tools"}}' } },
      },
      'no tools',
    ],
    ['no healthy upstream', 'no healthy upstream'],
    ['<html><title>Oops</title></html>', 'Bad Request'],
    [{}, 'Bad Request'],
    ['', 'Bad Request'],
  ])('is told in the words of its server: %j', (body, words) => {
    expect(modelFault(refused(400, body), false).message).toBe(`the model failed with 400: ${words}`)
  })

  it('does not tell the key', () => {
    expect(modelFault(refused(401, { detail: 'wrong key s3cret' }), false, 's3cret').message).toContain(
      'wrong key …',
    )
  })
})

describe('more than a model can read', () => {
  it.each([
    ["This model's maximum context length is 4096 tokens. However, you requested 6000 tokens.", 4096],
    ['request (5034 tokens) exceeds the available context size (4096 tokens), try increasing it', 4096],
    ['prompt is too long: 5034 tokens > 4096 maximum', 4096],
    ['input length and `max_tokens` exceed context limit: 5034 + 8192 > 4096', 4096],
    ['The input token count (5034) exceeds the maximum number of tokens allowed (4096).', 4096],
    ['Prompt contains 5034 tokens, too large for model with 4096 maximum context length', 4096],
    ["The input (5034 tokens) is longer than the model's context length (4096 tokens).", 4096],
    ['The decoder prompt (length 5034) is longer than the maximum model length of 4096.', 4096],
    ['Input validation error: `inputs` must have less than 4096 tokens. Given: 5034', 4096],
    ['Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5034', 4096],
    ['Invalid request: Your request exceeded model token limit: 4096', 4096],
    ['Prompt exceeds max length', undefined],
    ['<400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 4096]', 4096],
    ["This model's maximum prompt length is 4096 but the request contains 5034 tokens.", 4096],
    ['the model is loaded with context length of only 4096 tokens', 4096],
    ['Please reduce the length of the messages or completion.', undefined],
    ['too many tokens: total number of tokens in the prompt cannot exceed 4096', undefined],
    ['Your input exceeds the context window of this model.', undefined],
    ['invalid params, context window exceeds limit', undefined],
    ['input length exceeds maximum context length', undefined],
    ['context_length_exceeded', undefined],
  ])('is known by what servers say: %s', (message, tokens) => {
    for (const cause of [
      refused(400, { error: { message } }),
      refused(500, { detail: message }),
      streamError(message),
    ]) {
      const fault = modelFault(cause, false)
      expect([isTooLong(fault), readableTokens(fault), isPassing(cause)]).toEqual([true, tokens, false])
    }
  })

  it('is known by its status alone', () => {
    expect(isTooLong(refused(413, 'Payload Too Large'))).toBe(true)
  })

  it.each([
    'context deadline exceeded',
    'context canceled',
    'max_tokens must be less than or equal to 8192',
    'rate limit exceeded in this context',
  ])('is not what else speaks of limits: %s', (message) => {
    expect(isTooLong(refused(500, { error: message }))).toBe(false)
    expect(isTooLong(streamError(message))).toBe(false)
  })

  it('is not told of a key, or after the model had begun', () => {
    const body = { error: { message: 'context length exceeded' } }
    expect(isTooLong(refused(401, body))).toBe(false)
    expect(isTooLong(modelFault(refused(400, body), true))).toBe(false)
  })

  it('a deadline in a stream is a slow model', () => {
    expect(modelFault(streamError('context deadline exceeded'), false).says).toBe('slow')
  })
})

describe('a fault', () => {
  it.each([
    refused(500, { error: { message: 'tools param requires --jinja flag' } }),
    refused(500, { error: 'registry.ollama.ai/library/llama does not support tools' }),
    refused(500, { error: { message: 'model "m" not found, try pulling it first' } }),
    refused(500, { detail: 'Conversation roles must alternate user/assistant/user/assistant' }),
    refused(500, { error: { message: 'Incorrect API key provided' } }),
    refused(429, { error: { code: 'insufficient_quota', message: 'Please check your plan' } }),
    refused(501, ''),
    network('ENOTFOUND'),
    network('ERR_TLS_CERT_ALTNAME_INVALID'),
    network('DEPTH_ZERO_SELF_SIGNED_CERT'),
    network('CERT_HAS_EXPIRED'),
    network('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
    network('EPROTO'),
  ])('that stays is not tried again: %s', (cause) => {
    expect(isPassing(cause)).toBe(false)
  })

  it.each([
    refused(500, { error: { message: 'Internal server error' } }),
    refused(502, '<html>Bad Gateway</html>'),
    refused(500, { error: 'context deadline exceeded' }),
    refused(503, { error: { message: 'Loading model', type: 'unavailable_error' } }),
    refused(429, { error: { message: 'Too many requests' } }),
    network('ECONNREFUSED'),
    network('ECONNRESET'),
    network('EAI_AGAIN'),
  ])('that passes is tried again: %s', (cause) => {
    expect(isPassing(cause)).toBe(true)
  })
})
