import { createPhraser } from '#assistant'
import type { Store } from '#store'
import type { Sealer } from '../../identity/sealer.ts'
import type { Logger } from '../../logger.ts'
import { modelOptions } from '../../settings/model-options.ts'
import type { Config } from '../../settings/config.ts'
import { siteProfiles } from '../../sites/site-profile.ts'
import { siteVersions } from '../../sites/site-version.ts'
import { createBudget } from '../../sites/budget.ts'
import { createPhrasingWriter, type PhrasingWriter } from './phrasing-writer.ts'

export interface OpenPhrasingWriterOptions {
  readonly config: Config
  readonly store: Store
  readonly sealer: Pick<Sealer, 'open'>
  /** Reaches addresses that owners wrote down. */
  readonly siteFetch: typeof fetch
  readonly owner: string
  readonly logger: Logger
  readonly now: () => number
}

/** The writer of phrasings, with the model, the key and the budget that a site's conversations have. */
export function openPhrasingWriter(options: OpenPhrasingWriterOptions): PhrasingWriter {
  const { config, store, sealer, siteFetch, owner, logger, now } = options
  const profileOf = siteProfiles({ sites: store.sites, versionOf: siteVersions(store.admin), sealer })
  return createPhrasingWriter({
    store: store.knowledge,
    phraser: createPhraser({ ...modelOptions(config), siteFetch, now }),
    profileOf: (siteId) => profileOf({ siteId, trial: false }),
    budget: createBudget({
      spending: store.spending,
      messagesPerDay: config.budgetMessagesPerDay,
      tokensPerDay: config.budgetTokensPerDay,
      now,
    }),
    owner,
    logger,
  })
}
