import type { AssistantChoice } from '../assistant-choice.ts'
import type { Engine } from '../engine.ts'
import { EngineFault } from '../engine-fault.ts'
import type { ConductOptions } from '../turn/run.ts'

export interface ModelEngineOptions
  extends Omit<Extract<AssistantChoice, { kind: 'model' }>, 'kind'>, Omit<ConductOptions, 'seatFor'> {
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
  readonly firstTokenMs: number
  readonly stallMs: number
  readonly fetch: typeof fetch | undefined
}

/** A language model behind a provider. */
export function modelEngine({ provider, model }: ModelEngineOptions): Engine {
  return {
    name: `${provider}:${model}`,
    step: () => Promise.reject(new EngineFault('unavailable', 'no provider')),
  }
}
