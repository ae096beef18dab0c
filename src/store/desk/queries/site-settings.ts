import type { AssistantTest, PolicySettings } from '#protocol'
import type { AssistantRecord, DeskSite, SiteDesk, SiteSettings } from '../site-desk.ts'
import type { DeskBase } from './desk-base.ts'
import type { DeskTables } from './tables.ts'
import { first, run, type Work } from './work.ts'

type Settings = Pick<SiteDesk, 'settings' | 'saveAssistant' | 'saveTest' | 'savePolicy' | 'saveRetention'>
type Row = Partial<Omit<DeskTables['site_settings'], 'site_id' | 'retention_days'>> & {
  retention_days?: number
}

const noAssistant: AssistantRecord = {
  persona: '',
  rules: '',
  model: null,
  baseUrl: null,
  tellsVisitor: false,
}
const noPolicy: PolicySettings = { verbs: null, confirm: [], deny: [] }

/** What an owner decides about one site beside its looks. */
export function siteSettings(base: DeskBase, need: (id: string) => Work<DeskSite>): Settings {
  const { db, readOften, change, record } = base

  const rowOf = (siteId: string) =>
    first(db.selectFrom('site_settings').selectAll().where('site_id', '=', siteId))

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
      return {
        assistant: parsed(row?.assistant, noAssistant),
        key: row?.sealed_key && row.key_hint ? { sealed: row.sealed_key, hint: row.key_hint } : null,
        test: parsed<AssistantTest | null>(row?.test, null),
        policy: parsed(row?.policy, noPolicy),
      }
    }),
    saveAssistant: (id, assistant, key, by) =>
      change(function* () {
        const { organisationId, name } = yield* need(id)
        const row = yield* rowOf(id)
        const keyRow =
          key === undefined ? {} : { sealed_key: key?.sealed ?? null, key_hint: key?.hint ?? null }
        yield* write(id, { assistant: JSON.stringify(assistant), test: null, ...keyRow })
        const hint = key === undefined ? (row?.key_hint ?? null) : (key?.hint ?? null)
        yield* record(by, {
          organisationId,
          site: { id, name },
          action: 'saveAssistant',
          before: { ...parsed(row?.assistant, noAssistant), keyHint: row?.key_hint ?? null },
          after: { ...assistant, keyHint: hint },
        })
      }),
    async saveTest(id, test) {
      await change(() => write(id, { test: JSON.stringify(test) }))
    },
    savePolicy: (id, policy, by) =>
      change(function* () {
        const { organisationId, name } = yield* need(id)
        const before = parsed((yield* rowOf(id))?.policy, noPolicy)
        yield* write(id, { policy: JSON.stringify(policy) })
        yield* record(by, { organisationId, site: { id, name }, action: 'savePolicy', before, after: policy })
      }),
    saveRetention: (id, days, by) =>
      change(function* () {
        const { organisationId, name, retentionDays } = yield* need(id)
        yield* write(id, { retention_days: days })
        const change = { before: { days: retentionDays }, after: { days } }
        yield* record(by, { organisationId, site: { id, name }, action: 'changeRetention', ...change })
      }),
  }
}

function parsed<Value>(text: string | null | undefined, fallback: Value): Value {
  return text ? (JSON.parse(text) as Value) : fallback
}
