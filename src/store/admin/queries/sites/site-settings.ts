import type { AssistantTest } from '#protocol'
import {
  keyPlace,
  type OwnedSite,
  type KeyPlace,
  type SealedKey,
  type OwnedSiteStore,
  type SiteSettings,
} from '../../owned-site-store.ts'
import { noAssistant, noPolicy, parsed } from './chosen-nothing.ts'
import type { AdminBase } from '../admin-base.ts'
import type { AdminTables } from '../tables.ts'
import { first, run, type Work } from '../../../statements/work.ts'

type Settings = Pick<OwnedSiteStore, 'settings' | 'findKey' | 'saveKey' | 'saveTest' | 'saveRetention'>
type Row = Partial<Omit<AdminTables['site_settings'], 'site_id' | 'retention_days'>> & {
  retention_days?: number
}

/** What an owner decides about one site beside its looks. */
export function siteSettings(base: AdminBase, need: (id: string) => Work<OwnedSite>): Settings {
  const { db, read, readOften, change, record } = base

  const rowOf = (siteId: string) =>
    first(db.selectFrom('site_settings').selectAll().where('site_id', '=', siteId))

  function* keyOf(siteId: string, { provider, address }: KeyPlace): Work<SealedKey | null> {
    const kept = db
      .selectFrom('model_keys')
      .select(['sealed', 'hint'])
      .where('site_id', '=', siteId)
      .where('provider', '=', provider)
      .where('address', '=', address)
    return (yield* first(kept)) ?? null
  }

  function* write(siteId: string, row: Row): Work<void> {
    yield* run(
      db
        .insertInto('site_settings')
        .values({
          site_id: siteId,
          assistant: null,
          sealed_key: null,
          key_hint: null,
          test: null,
          policy: null,
          ...row,
        })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row)),
    )
  }

  return {
    settings: readOften(function* (id): Work<SiteSettings> {
      const row = yield* rowOf(id)
      const assistant = parsed(row?.assistant, noAssistant)
      const place = keyPlace(assistant)
      return {
        assistant,
        key: place ? yield* keyOf(id, place) : null,
        test: parsed<AssistantTest | null>(row?.test, null),
        policy: parsed(row?.policy, noPolicy),
      }
    }),
    findKey: (id, place) => read(() => keyOf(id, place)),
    saveKey: (id, place, key, by) =>
      change(function* () {
        const { organisationId, name } = yield* need(id)
        const before = yield* keyOf(id, place)
        yield* run(
          db
            .deleteFrom('model_keys')
            .where('site_id', '=', id)
            .where('provider', '=', place.provider)
            .where('address', '=', place.address),
        )
        if (key) yield* run(db.insertInto('model_keys').values({ site_id: id, ...place, ...key }))
        // What the release before kept here.
        yield* run(
          db.updateTable('site_settings').set({ sealed_key: null, key_hint: null }).where('site_id', '=', id),
        )
        yield* record(by, {
          organisationId,
          site: { id, name },
          action: 'saveKey',
          subject: [place.provider, place.address].filter(Boolean).join(' '),
          before: { keyHint: before?.hint ?? null },
          after: { keyHint: key?.hint ?? null },
        })
      }),
    async saveTest(id, test) {
      await change(() => write(id, { test: JSON.stringify(test) }))
    },
    saveRetention: (id, days, by) =>
      change(function* () {
        const { organisationId, name, retentionDays } = yield* need(id)
        yield* write(id, { retention_days: days })
        const change = { before: { days: retentionDays }, after: { days } }
        yield* record(by, { organisationId, site: { id, name }, action: 'changeRetention', ...change })
      }),
  }
}
