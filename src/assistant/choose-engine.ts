import { chooseModel, firstTokenMs, stallMs, type ModelChoice, type ModelOptions } from './choose-model.ts'
import type { Engine } from './engine.ts'
import type { SiteProfile } from './port.ts'
import type { ConductOptions, ChosenEngine } from './turn/run.ts'

export interface EngineOptions extends ModelOptions {
  /** The engine behind `builtin`. */
  readonly builtin: Engine
  /** Whether the built-in engine takes over while a model is gone. */
  readonly fallBack?: boolean
  readonly delay?: ConductOptions['delay']
}

type Tools = Pick<ConductOptions, 'now' | 'newId' | 'delay'>

const enginesKept = 500

/** Finds the engine that leads a site's conversations. */
export function chooseEngine(options: EngineOptions & Tools): (site: SiteProfile) => Promise<ChosenEngine> {
  const builtin: ChosenEngine = {
    engine: options.builtin,
    isModel: false,
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

  async function take(site: ModelChoice): Promise<ChosenEngine> {
    const model = chooseModel(options, site)
    if (!model) return builtin
    // Loaded on first use: most installations never call a model, and its libraries weigh on every start.
    const { modelEngine } = await import('./model/model-engine.ts')
    return {
      engine: modelEngine(model),
      isModel: true,
      patienceMs: model.firstTokenMs + model.stallMs,
      ...(options.fallBack ? { standIn: builtin.engine } : {}),
    }
  }
}
