import type { ModelProvider } from '#protocol'
import { boundLines } from './bound-lines.ts'
import type { Model } from '../language-model.ts'
import { withMendedStreams } from './mend-stream.ts'
import { withoutRefused } from './without-refused.ts'

export interface ProviderOptions {
  readonly model: string
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
  readonly fetch: typeof fetch | undefined
}

type Load = (options: ProviderOptions) => Promise<Model>

/** Each provider's library is loaded when the first model of it is asked. */
const loaders: Record<ModelProvider, Load> = {
  // Chat completions rather than responses: it is what proxies and gateways speak.
  openai: async ({ model, ...options }) =>
    (await import('@ai-sdk/openai')).createOpenAI(settings(options)).chat(model),
  anthropic: async ({ model, ...options }) =>
    (await import('@ai-sdk/anthropic')).createAnthropic(settings(options))(model),
  google: async ({ model, ...options }) =>
    (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings(options))(model),
  compatible: async ({ model, ...options }) =>
    (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
      name: 'compatible',
      includeUsage: true,
      ...settings(options, (send) => withMendedStreams(withoutRefused(send))),
      baseURL: options.baseUrl ?? '',
    })(model),
}

/** Whether any server may stand behind a provider's name: its template may mind the order of roles and leave calls in the text. */
export function isOpenServer(provider: ModelProvider): boolean {
  return provider === 'compatible'
}

export function loadModel(provider: ModelProvider, options: ProviderOptions): Promise<Model> {
  return loaders[provider](options)
}

/** An empty key, not a missing one: the libraries would look for keys of their own in the environment. */
function settings(
  { apiKey = '', baseUrl, fetch }: Omit<ProviderOptions, 'model'>,
  mend = (send: typeof globalThis.fetch) => send,
) {
  const send = mend(boundLines(fetch ?? globalThis.fetch))
  return { apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), fetch: send }
}
