import {
  adminApi,
  ApiError,
  type AssistantChange,
  type AssistantSettings,
  type AssistantTest,
} from '#protocol'
import type { AssistantRecord, SealedKey, SiteSettings } from '#store'
import type { Route } from '../routes/route.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { dayOf, msPerDay } from './day.ts'
import { keyPurpose } from './key-purpose.ts'
import { tryModel } from './try-model.ts'

const healthDays = 30
const askedShown = 100

/** How a site's assistant thinks, and what it may do. */
export function assistantRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { desk, identity, serverModel, siteFetch, now } = options

  async function shown(siteId: string): Promise<AssistantSettings> {
    const { assistant, key, test } = await desk.sites.settings(siteId)
    const fromDay = dayOf(now() - (healthDays - 1) * msPerDay)
    return {
      ...assistant,
      hasKey: key !== null,
      keyHint: key?.hint ?? null,
      serverModel,
      test,
      health: await desk.transcripts.health(siteId, fromDay),
    }
  }

  async function test(siteId: string): Promise<AssistantTest> {
    const { assistant, key } = await desk.sites.settings(siteId)
    const apiKey = key ? identity.sealer.open(key.sealed, keyPurpose(siteId)) : undefined
    const outcome = await tryModel({ ...assistant, apiKey, serverModel, fetch: siteFetch })
    const result = { ...outcome, at: now() }
    await desk.sites.saveTest(siteId, result)
    return result
  }

  function sealed(siteId: string, apiKey: string): SealedKey {
    const hint = apiKey.length >= 12 ? apiKey.slice(-4) : '••••'
    return { sealed: identity.sealer.seal(apiKey, keyPurpose(siteId)), hint }
  }

  return [
    make(adminApi.readAssistant, async (_, { site }) => shown(site.id)),

    make(adminApi.saveAssistant, async ({ body }, { site, by }) => {
      const { apiKey, ...assistant } = body
      refuseWithoutAddress(assistant)
      const before = await desk.sites.settings(site.id)
      await desk.sites.saveAssistant(site.id, assistant, keyAfter(site.id, apiKey, assistant, before), by)
      await test(site.id)
      return shown(site.id)
    }),

    make(adminApi.testAssistant, async (_, { site }) => test(site.id)),

    make(adminApi.readPolicy, async (_, { site }) => (await desk.sites.settings(site.id)).policy),

    make(adminApi.readAsked, async (_, { site }) => {
      const fromDay = dayOf(now() - (healthDays - 1) * msPerDay)
      return { items: await desk.transcripts.asked(site.id, fromDay, askedShown) }
    }),

    make(adminApi.savePolicy, async ({ body }, { site, by }) => {
      await desk.sites.savePolicy(site.id, body, by)
      return body
    }),
  ]

  /** A key goes only where it was given for: with another provider or address the old one is forgotten. */
  function keyAfter(
    siteId: string,
    apiKey: AssistantChange['apiKey'],
    after: AssistantRecord,
    { assistant: before }: SiteSettings,
  ): SealedKey | null | undefined {
    if (typeof apiKey === 'string') return sealed(siteId, apiKey)
    const moved = providerOf(before.model) !== providerOf(after.model) || before.baseUrl !== after.baseUrl
    return apiKey === null || moved ? null : undefined
  }
}

function providerOf(model: string | null): string | undefined {
  return model?.split(':')[0]
}

function refuseWithoutAddress({ model, baseUrl }: AssistantRecord): void {
  if (providerOf(model) !== 'compatible' || baseUrl !== null) return
  const reason = 'must say where that server is, /v1 included'
  throw new ApiError('invalid_message', `body/baseUrl ${reason}.`, {
    details: { issues: [{ path: 'body/baseUrl', reason }] },
  })
}
