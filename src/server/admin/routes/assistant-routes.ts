import { adminApi, ApiError, msPerDay, type AdminEndpoint, type AssistantSettings, utcDayOf } from '#protocol'
import { keyPlace, type AssistantRecord, type ConfigRecord, type KeyPlace, type SealedKey } from '#store'
import type { Call, Route } from '../../routes/route.ts'
import { siteProfile } from '../../sites/site-profile.ts'
import type { MakeAdminRoute } from './admin-route.ts'
import type { AdminOptions } from './admin-routes.ts'
import { askAssistant } from '../preview/ask-assistant.ts'
import { etagOf, matchOf } from './etag.ts'
import { keyPurpose } from '../../sites/key-purpose.ts'
import { tryModel } from '../preview/try-model.ts'

const healthDays = 30
const askedShown = 100

/** How a site's assistant thinks, and what it may do: both in the draft, until it is published. */
export function assistantRoutes(make: MakeAdminRoute, options: AdminOptions): Route[] {
  const { admin, sites, identity, assistant, serverModel, siteFetch, now } = options
  const { configs } = admin
  const match = ({ request }: Pick<Call<AdminEndpoint>, 'request'>) => matchOf(request.headers['if-match'])

  async function shown(
    { header }: Pick<Call<AdminEndpoint>, 'header'>,
    siteId: string,
    record: ConfigRecord | undefined,
  ): Promise<AssistantSettings> {
    const { draft, revision } = found(record)
    header('etag', etagOf(revision))
    const key = await keyFor(siteId, draft.assistant)
    const fromDay = utcDayOf(now() - (healthDays - 1) * msPerDay)
    return {
      ...draft.assistant,
      hasKey: key !== null,
      keyHint: key?.hint ?? null,
      serverModel,
      test: (await admin.sites.settings(siteId)).test,
      health: await admin.transcripts.health(siteId, fromDay),
    }
  }

  async function keyFor(siteId: string, of: Pick<AssistantRecord, 'model' | 'baseUrl'>) {
    const place = keyPlace(of)
    return place ? admin.sites.findKey(siteId, place) : null
  }

  /** First whether the provider knows model and key, since that says plainly what is wrong; then a real question. */
  async function test(siteId: string, chosen: AssistantRecord, apiKey: string | undefined) {
    const known = await tryModel({ ...chosen, apiKey, serverModel, fetch: siteFetch })
    if (!known.ok) return { ...known, at: now() }
    const site = await sites.get(siteId)
    if (!site) throw new ApiError('not_found', 'There is no such site.')
    const { policy } = await admin.sites.settings(siteId)
    return askAssistant(siteProfile(site, { assistant: chosen, policy }, apiKey), { assistant, now })
  }

  /** A key holds for visitors as soon as it is kept: one that does not work would leave them without an assistant. */
  async function mustAnswer(siteId: string, chosen: AssistantRecord, apiKey: string): Promise<void> {
    const result = await test(siteId, chosen, apiKey)
    if (result.ok) return
    const issues = [{ path: 'body/apiKey', reason: result.message }]
    throw new ApiError(
      'invalid_message',
      `The key is not kept: the model does not answer with it. ${result.message}`,
      {
        details: { issues, test: result },
      },
    )
  }

  const opened = (siteId: string, key: SealedKey | null) =>
    key ? identity.sealer.open(key.sealed, keyPurpose(siteId)) : undefined

  function sealed(siteId: string, apiKey: string): SealedKey {
    const hint = apiKey.length >= 12 ? apiKey.slice(-4) : '••••'
    return { sealed: identity.sealer.seal(apiKey, keyPurpose(siteId)), hint }
  }

  return [
    make(adminApi.readAssistant, async (call, { site }) => shown(call, site.id, await configs.read(site.id))),

    make(adminApi.saveAssistant, async (call, { site, by }) => {
      const { apiKey, keepKey = false, ...body } = call.body
      const place = placeOf(body)
      checkHeaders(body)
      // Who does not know of a budget, a price or a setting does not take it away.
      const { budget, tuning, prices } = found(await configs.read(site.id)).draft.assistant
      const chosen = { ...defined({ budget, tuning, prices }), ...body }
      if (place && typeof apiKey === 'string' && !keepKey) await mustAnswer(site.id, chosen, apiKey)
      const record = await configs.saveDraft(site.id, { assistant: chosen }, { match: match(call), by })
      if (place && apiKey !== undefined)
        await admin.sites.saveKey(site.id, place, apiKey === null ? null : sealed(site.id, apiKey), by)
      return shown(call, site.id, record)
    }),

    make(adminApi.tryAssistant, async ({ body }, { site }) => {
      const { apiKey, keepKey: _, ...chosen } = body
      placeOf(chosen)
      checkHeaders(chosen)
      const kept = apiKey === undefined ? opened(site.id, await keyFor(site.id, chosen)) : undefined
      return test(site.id, chosen, apiKey ?? kept)
    }),

    make(adminApi.testAssistant, async (_, { site }) => {
      const { assistant: chosen, key } = await admin.sites.settings(site.id)
      const result = await test(site.id, chosen, opened(site.id, key))
      await admin.sites.saveTest(site.id, result)
      return result
    }),

    make(adminApi.readPolicy, async (call, { site }) => {
      const { draft, revision } = found(await configs.read(site.id))
      call.header('etag', etagOf(revision))
      return draft.policy
    }),

    make(adminApi.savePolicy, async (call, { site, by }) => {
      const record = await configs.saveDraft(site.id, { policy: call.body }, { match: match(call), by })
      call.header('etag', etagOf(found(record).revision))
      return call.body
    }),

    make(adminApi.readAsked, async (_, { site }) => {
      const fromDay = utcDayOf(now() - (healthDays - 1) * msPerDay)
      return { items: await admin.transcripts.asked(site.id, fromDay, askedShown) }
    }),
  ]
}

function found(record: ConfigRecord | undefined): ConfigRecord {
  if (!record) throw new ApiError('not_found', 'There is no such site.')
  return record
}

function defined<Given extends object>(given: Given): Partial<Given> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<Given>
}

/** What a request is made of, or who asks: that is ours to say. */
const ourHeaders =
  /^(?:host|authorization|cookie|connection|upgrade|te|trailer|expect|content-.*|transfer-.*|proxy-.*)$/i

function checkHeaders({ tuning }: Pick<AssistantRecord, 'tuning'>): void {
  const name = Object.keys(tuning?.headers ?? {}).find((one) => ourHeaders.test(one))
  if (name === undefined) return
  const reason = `must not set ${name}`
  throw new ApiError('invalid_message', `body/tuning/headers ${reason}.`, {
    details: { issues: [{ path: 'body/tuning/headers', reason }] },
  })
}

/** Where the key of this choice belongs; throws for a server without an address. */
function placeOf(chosen: AssistantRecord): KeyPlace | undefined {
  const place = keyPlace(chosen)
  if (place?.provider !== 'compatible' || place.address !== '') return place
  const reason = 'must say where that server is, /v1 included'
  throw new ApiError('invalid_message', `body/baseUrl ${reason}.`, {
    details: { issues: [{ path: 'body/baseUrl', reason }] },
  })
}
