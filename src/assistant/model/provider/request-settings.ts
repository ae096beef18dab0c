import type { ModelProvider } from '#protocol'
import type { ModelRequest } from '../language-model.ts'
import type { ModelSettings, Reasoning } from '../model-settings.ts'

type Settings = Pick<ModelRequest, 'maxOutputTokens' | 'temperature' | 'headers' | 'providerOptions'>

/** Anthropic wants a number: room for eight described steps and a long answer, thinking included. */
const anthropicTokens = 8_192

/** What the operator's settings mean for a request to this provider. */
export function requestSettings(provider: ModelProvider, settings: ModelSettings): Settings {
  const { temperature, reasoning, headers } = settings
  // Other servers count what they can still say by themselves, and some refuse a number above it.
  const maxOutputTokens = settings.maxTokens ?? (provider === 'anthropic' ? anthropicTokens : undefined)
  return {
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(reasoning !== undefined && { providerOptions: { [provider]: thinking[provider](reasoning) } }),
  }
}

type Thinking = NonNullable<ModelRequest['providerOptions']>[string]

/** How each provider's library is told how long to think. */
const thinking: Record<ModelProvider, (reasoning: Reasoning) => Thinking> = {
  openai: (reasoning) => ({ reasoningEffort: reasoning === 'off' ? 'none' : reasoning }),
  anthropic: (reasoning) =>
    reasoning === 'off'
      ? { thinking: { type: 'disabled' } }
      : { thinking: { type: 'enabled', budgetTokens: budgets[reasoning] } },
  google: (reasoning) => ({
    thinkingConfig: { thinkingBudget: reasoning === 'off' ? 0 : budgets[reasoning] },
  }),
  compatible: (reasoning) => ({ reasoningEffort: reasoning === 'off' ? 'none' : reasoning }),
}

const budgets: Record<Exclude<Reasoning, 'off'>, number> = { low: 1_024, medium: 4_096, high: 16_384 }
