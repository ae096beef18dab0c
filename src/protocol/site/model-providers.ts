/** Where a model lives: the part of `ASSISTANT` or of a site's `model` before the colon. */
export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]
