import type { AssistantChange, AssistantProfile } from '#protocol'
import { providers, type ProviderChoice } from '../../choices/providers.ts'
import { pricesOf, priceValues, type PriceValues } from './price-form.ts'
import { tuningOf, tuningValues, type TuningValues } from './tuning-form.ts'

/** The form's own shape of the settings. */
export interface AssistantValues extends TuningValues, PriceValues {
  persona: string
  rules: string
  provider: ProviderChoice
  model: string
  baseUrl: string
  apiKey: string
  forgetKey: boolean
  tellsVisitor: boolean
  /** Empty: no limit of its own. */
  tokensPerDay: number | ''
}

export function valuesOf({
  persona,
  rules,
  model,
  baseUrl,
  tellsVisitor,
  budget,
  tuning,
  prices,
}: AssistantProfile): AssistantValues {
  const [provider = '', ...name] = (model ?? 'server').split(':')
  return {
    persona,
    rules,
    provider: provider in providers ? (provider as ProviderChoice) : 'server',
    model: name.join(':'),
    baseUrl: baseUrl ?? '',
    apiKey: '',
    forgetKey: false,
    tellsVisitor,
    tokensPerDay: budget?.tokensPerDay ?? '',
    ...tuningValues(tuning ?? {}),
    ...priceValues(prices ?? undefined),
  }
}

export function changeOf(values: AssistantValues): AssistantChange {
  const { persona, rules, provider, model, baseUrl, apiKey, forgetKey, tellsVisitor, tokensPerDay } = values
  const outside = provider !== 'server' && provider !== 'builtin'
  return {
    persona,
    rules,
    tellsVisitor,
    budget: tokensPerDay === '' ? null : { tokensPerDay },
    tuning: tuningOf(values),
    prices: pricesOf(values),
    model: outside ? `${provider}:${model.trim()}` : provider === 'builtin' ? 'builtin' : null,
    baseUrl: provider === 'compatible' ? baseUrl.trim() : null,
    ...(apiKey.trim() ? { apiKey: apiKey.trim() } : forgetKey ? { apiKey: null } : {}),
  }
}
