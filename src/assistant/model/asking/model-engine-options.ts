import type { AssistantChoice } from '../../assistant-choice.ts'
import type { ModelSettings } from '../model-settings.ts'
import type { ProviderOptions } from '../provider/providers.ts'
import type { ModelTimes } from './part-times.ts'

/** Which model is asked, and how. */
export interface ModelEngineOptions
  extends Omit<Extract<AssistantChoice, { kind: 'model' }>, 'kind'>, ProviderOptions, ModelTimes {
  readonly newId: () => string
  readonly settings: ModelSettings
}
