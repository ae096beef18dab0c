import { adminApi, ApiError, maskSecrets, wholeSiteConfig, type ConfigState } from '#protocol'
import type { ConfigRecord } from '#store'
import { siteKnowledge } from '../../knowledge/site-knowledge.ts'
import type { Call, Route } from '../../routes/route.ts'
import { languageOf } from '../../sites/language-of.ts'
import { siteProfiles } from '../../sites/site-profile.ts'
import { siteVersions } from '../../sites/site-version.ts'
import type { AdminEndpoint } from '#protocol'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { askDraft } from '../preview/ask-draft.ts'
import { etagOf, matchOf } from './etag.ts'
import { pagingOf } from './paging-of.ts'

/** Draft, publish, versions. */
export function configRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, sites, identity, trials, assistant, known, askLimit } = options
  const { configs } = admin
  const profileOf = siteProfiles({ sites, versionOf: siteVersions(admin), sealer: identity.sealer })

  /** The answer of every one of these, with its ETag. */
  function shown(
    { header }: Pick<Call<AdminEndpoint>, 'header'>,
    record: ConfigRecord | undefined,
  ): ConfigState {
    if (!record) throw new ApiError('not_found', 'There is no such version.')
    const { version, revision } = record
    const published = wholeSiteConfig(record.published.site)
    const draft = wholeSiteConfig(record.draft.site)
    const etag = etagOf(revision)
    header('etag', etag)
    const parts = {
      assistant: { published: record.published.assistant, draft: record.draft.assistant },
      policy: { published: record.published.policy, draft: record.draft.policy },
    }
    const pairs = [{ published, draft }, ...Object.values(parts)]
    const hasDraft = pairs.some((pair) => JSON.stringify(pair.draft) !== JSON.stringify(pair.published))
    return { published, version, draft, ...parts, hasDraft, etag }
  }

  const match = ({ request }: Pick<Call<AdminEndpoint>, 'request'>) => matchOf(request.headers['if-match'])

  return [
    make(adminApi.readConfig, async (call, { site }) => shown(call, await configs.read(site.id))),

    make(adminApi.saveDraft, async (call, { site, by }) =>
      shown(call, await configs.saveDraft(site.id, { site: call.body }, { match: match(call), by })),
    ),

    make(adminApi.discardDraft, async (call, { site, by }) =>
      shown(call, await configs.discardDraft(site.id, { match: match(call), by })),
    ),

    make(adminApi.publishConfig, async (call, { site, by }) =>
      shown(call, await configs.publish(site.id, { match: match(call), by })),
    ),

    make(adminApi.listVersions, async ({ query }, { site }) => configs.versions(site.id, pagingOf(query))),

    make(adminApi.readVersion, async ({ params }, { site }) => {
      const version = await configs.version(site.id, Number(params.version))
      if (!version) throw new ApiError('not_found', 'There is no such version.')
      const { site: config, assistant = null, policy = null, ...listed } = version
      return { ...listed, config, assistant, policy }
    }),

    make(adminApi.askDraft, async ({ body, count }, { site }) => {
      await count(askLimit, site.id)
      const profile = await profileOf({ siteId: site.id, trial: true })
      if (!profile) throw new ApiError('not_found', 'There is no such site.')
      return askDraft(profile, maskSecrets(body.message), body.history ?? [], {
        assistant,
        knowledge: siteKnowledge(known, site.id),
        language: languageOf(body),
      })
    }),

    make(adminApi.tryDraft, async (_, { site }) => trials.issue(site.id)),

    make(adminApi.rollBack, async (call, { site, by }) =>
      shown(call, await configs.rollBack(site.id, Number(call.params.version), { match: match(call), by })),
    ),
  ]
}
