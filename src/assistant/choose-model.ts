import type { ModelProvider, ModelTuning } from '#protocol'
import { assistantChoice } from './assistant-choice.ts'
import { EngineFault } from './engine-fault.ts'
import type { ModelEngineOptions } from './model/asking/model-engine-options.ts'
import { defaultModelSettings, type ModelSettings } from './model/model-settings.ts'
import { withBody } from './model/provider/with-body.ts'
import type { SiteProfile } from './port.ts'
import type { ConductOptions } from './turn/run.ts'

/** What the operator set, for sites that have not chosen themselves. */
export interface ModelOptions {
  /** `builtin` or `provider:MODEL`. */
  readonly assistant?: string
  readonly baseUrl?: string
  readonly apiKey?: string
  readonly firstTokenMs?: number
  readonly stallMs?: number
  readonly settings?: Partial<ModelSettings>
  /** Fetches from addresses the operator has set. */
  readonly fetch?: typeof fetch
  /** Fetches from addresses the owner of a site has set, who need not be the operator. */
  readonly siteFetch?: typeof fetch
}

/** What a site chose for itself. */
export type ModelChoice = Pick<SiteProfile, 'model' | 'apiKey' | 'baseUrl' | 'tuning'>

type Tools = Pick<ConductOptions, 'now' | 'newId' | 'delay'>

/** A model on the owner's own machine may have to be loaded before it says its first word. */
export const firstTokenMs: Record<ModelProvider, number> = {
  openai: 15_000,
  anthropic: 15_000,
  google: 15_000,
  compatible: 60_000,
}
export const stallMs = 20_000

/** The model of a site, and how it is asked; undefined: the built-in engine thinks for it. */
export function chooseModel(
  options: ModelOptions & Tools,
  site: ModelChoice,
): ModelEngineOptions | undefined {
  const own = site.model !== undefined
  const baseUrl = own ? site.baseUrl : options.baseUrl
  const choice = readChoice(site.model ?? options.assistant ?? 'builtin', baseUrl)
  if (choice.kind === 'builtin') return undefined
  const settings = tuned({ ...defaultModelSettings, ...options.settings }, site.tuning, own)
  return {
    ...choice,
    firstTokenMs: options.firstTokenMs ?? firstTokenMs[choice.provider],
    stallMs: options.stallMs ?? stallMs,
    settings,
    apiKey: own ? (site.apiKey ?? (baseUrl ? undefined : options.apiKey)) : options.apiKey,
    baseUrl,
    fetch: withBody(
      (own && baseUrl ? options.siteFetch : undefined) ?? options.fetch ?? fetch,
      settings.body,
    ),
    now: options.now,
    newId: options.newId,
    delay: options.delay,
  }
}

/** What a site sets goes before what the server has; what is sent beside a request only to a model of its own. */
function tuned(
  settings: ModelSettings,
  { headers = {}, body = {}, ...numbers }: ModelTuning = {},
  own: boolean,
): ModelSettings {
  return { ...settings, ...numbers, ...(own && { headers, body }) }
}

function readChoice(value: string, baseUrl: string | undefined) {
  try {
    return assistantChoice(value, baseUrl)
  } catch (cause) {
    throw new EngineFault('unavailable', `the site's assistant "${value}" cannot be used`, { cause })
  }
}
