import { modelProviders, type ModelProvider } from '#protocol'

/** Which engine was chosen. */
export type AssistantChoice =
  | { readonly kind: 'builtin' }
  | { readonly kind: 'model'; readonly provider: ModelProvider; readonly model: string }

/** Reads `builtin` or `provider:MODEL`; throws a sentence that says what would be right. */
export function assistantChoice(value: string, baseUrl?: string): AssistantChoice {
  if (value === 'builtin') return { kind: 'builtin' }
  const colon = value.indexOf(':')
  const provider = modelProviders.find((name) => name === value.slice(0, colon))
  const model = value.slice(colon + 1).trim()
  if (colon === -1 || !provider || model === '')
    throw new Error(
      `ASSISTANT must be builtin, ${modelProviders.map((name) => `${name}:MODEL`).join(', ')}, not "${value}".`,
    )
  if (provider === 'compatible' && !baseUrl)
    throw new Error(
      `ASSISTANT is ${value}, so ASSISTANT_BASE_URL must say where that server is, /v1 included.`,
    )
  return { kind: 'model', provider, model }
}
