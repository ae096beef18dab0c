import type { TurnNote } from '../../port.ts'
import { callModel } from './call-model.ts'
import type { ModelAnswer } from '../reading/collect-answer.ts'
import { countUsage } from './count-usage.ts'
import type { Prompt } from '../language-model.ts'
import type { ModelEngineOptions } from './model-engine-options.ts'
import { isOpenServer, loadModel } from '../provider/providers.ts'
import { requestSettings } from '../provider/request-settings.ts'

/** One question outside of any conversation: what the model is, and what it is given. */
export interface OneRequest {
  readonly system: string
  readonly user: string
}

/** Asks a model once, without tools; what it cost is noted, also when it fails. */
export async function askOnce(
  options: ModelEngineOptions,
  { system, user }: OneRequest,
  note: (note: TurnNote) => void,
  signal: AbortSignal,
): Promise<Pick<ModelAnswer, 'text' | 'ended'>> {
  const { provider, settings, apiKey, newId } = options
  const model = await loadModel(provider, options)
  const prompt: Prompt = [
    { role: 'system', content: system },
    { role: 'user', content: [{ type: 'text', text: user }] },
  ]
  const read = ({ toolName: name }: { toolName: string }) => ({
    name,
    input: {},
    problem: 'there are no tools',
  })
  const request = { prompt, ...requestSettings(provider, settings) }
  const retried = (reason: string) => note({ kind: 'retried', reason })
  return countUsage(
    { model: `${provider}:${options.model}`, prompt, tools: [], note, signal },
    (onCharacters) =>
      callModel(
        { model, apiKey, request, read, onCharacters, retried, newId, siftsText: isOpenServer(provider) },
        { ...options, ...settings },
        () => {},
        signal,
      ),
  )
}
