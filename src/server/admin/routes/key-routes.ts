import { adminApi, ApiError } from '#protocol'
import type { Route } from '../../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { pagingOf } from './paging-of.ts'

/** API keys. */
export function keyRoutes(make: MakeAdminRoute, { admin, apiKeys }: AdminOptions): Route[] {
  /** Throws for a site that is not one of the organisation. */
  async function checkSites(organisationId: string, siteIds: readonly string[]): Promise<void> {
    for (const [index, siteId] of siteIds.entries()) {
      const site = await admin.sites.find(siteId)
      if (site?.organisationId === organisationId) continue
      const issue = { path: `body/siteIds/${index}`, reason: 'is not one of your sites' }
      throw new ApiError('invalid_message', `${issue.path} ${issue.reason}.`, {
        details: { issues: [issue] },
      })
    }
  }

  return [
    make(adminApi.listKeys, async ({ query }, { organisationId }) =>
      admin.keys.list(organisationId, pagingOf(query)),
    ),

    make(adminApi.makeKey, async ({ body }, { organisationId, by }) => {
      const { name, scope, siteIds = null, expiresInDays } = body
      await checkSites(organisationId, siteIds ?? [])
      return apiKeys.make(organisationId, { name: name.trim(), scope, siteIds, expiresInDays }, by)
    }),

    make(adminApi.removeKey, async ({ params }, { organisationId, by }) => {
      if (!(await admin.keys.remove(organisationId, params.keyId, by)))
        throw new ApiError('not_found', 'There is no such API key.')
      return { done: true as const }
    }),
  ]
}
