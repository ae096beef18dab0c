import type { ModelProvider, ModelTuning } from '#protocol'
import { assistantChoice } from './assistant-choice.ts'
import type { Engine } from './engine.ts'
import { EngineFault } from './engine-fault.ts'
import { defaultModelSettings, type ModelSettings } from './model/model-settings.ts'
import { withBody } from './model/with-body.ts'
import type { SiteProfile } from './port.ts'
import type { ConductOptions, ChosenEngine } from './turn/run.ts'

export interface EngineOptions {
  /** `builtin` or `provider:MODEL`, for sites that have not chosen themselves. */
  readonly assistant?: string
  readonly baseUrl?: string
  readonly apiKey?: string
  /** The engine behind `builtin`. */
  readonly builtin: Engine
  /** Whether the built-in engine takes over while a model is gone. */
  readonly fallBack?: boolean
  readonly firstTokenMs?: number
  readonly stallMs?: number
  readonly settings?: Partial<ModelSettings>
  /** Fetches from addresses the operator has set. */
  readonly fetch?: typeof fetch
  /** Fetches from addresses the owner of a site has set, who need not be the operator. */
  readonly siteFetch?: typeof fetch
  readonly delay?: ConductOptions['delay']
}

type Tools = Pick<ConductOptions, 'now' | 'newId' | 'delay'>

/** A model on the owner's own machine may have to be loaded before it says its first word. */
const firstTokenMs: Record<ModelProvider, number> = {
  openai: 15_000,
  anthropic: 15_000,
  google: 15_000,
  compatible: 60_000,
}
const stallMs = 20_000
const enginesKept = 500

/** Finds the engine that leads a site's conversations. */
export function chooseEngine(options: EngineOptions & Tools): (site: SiteProfile) => Promise<ChosenEngine> {
  const builtin: ChosenEngine = {
    engine: options.builtin,
    outside: false,
    patienceMs: firstTokenMs.openai + stallMs,
  }
  /** One engine for all sites with the same choice: a provider's library is asked for once, not at every turn. */
  const engines = new Map<string, Promise<ChosenEngine>>()

  return ({ model, apiKey, baseUrl, tuning }) => {
    const key = JSON.stringify([model, apiKey, baseUrl, tuning])
    const known = engines.get(key)
    if (known) return known
    if (engines.size >= enginesKept) engines.clear()
    const chosen = take({ model, apiKey, baseUrl, tuning })
    engines.set(key, chosen)
    chosen.catch(() => engines.delete(key))
    return chosen
  }

  async function take(
    site: Pick<SiteProfile, 'model' | 'apiKey' | 'baseUrl' | 'tuning'>,
  ): Promise<ChosenEngine> {
    const own = site.model !== undefined
    const baseUrl = own ? site.baseUrl : options.baseUrl
    const choice = readChoice(site.model ?? options.assistant ?? 'builtin', baseUrl)
    if (choice.kind === 'builtin') return builtin
    // Loaded on first use: most installations never call a model, and its libraries weigh on every start.
    const { modelEngine } = await import('./model/model-engine.ts')
    const settings = tuned({ ...defaultModelSettings, ...options.settings }, site.tuning, own)
    const times = {
      firstTokenMs: options.firstTokenMs ?? firstTokenMs[choice.provider],
      stallMs: options.stallMs ?? stallMs,
    }
    const engine = modelEngine({
      ...choice,
      ...times,
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
    })
    return {
      engine,
      outside: true,
      patienceMs: times.firstTokenMs + times.stallMs,
      ...(options.fallBack ? { standIn: builtin.engine } : {}),
    }
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
