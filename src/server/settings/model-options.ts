import type { ModelOptions } from '#assistant'
import type { Config } from './config.ts'

/** The model that the operator chose for sites without one of their own. */
export function modelOptions(config: Config): ModelOptions {
  const { assistant, assistantBaseUrl, assistantApiKey, firstTokenMs, stallMs, model } = config
  return {
    assistant,
    ...(assistantBaseUrl !== undefined && { baseUrl: assistantBaseUrl }),
    ...(assistantApiKey !== undefined && { apiKey: assistantApiKey }),
    ...(firstTokenMs !== undefined && { firstTokenMs }),
    stallMs,
    settings: model,
  }
}
