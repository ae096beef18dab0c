import type { AssistantTest, PolicySettings } from '#protocol'
import type { AssistantRecord, DeskSite, SiteDesk } from '../site-desk.ts'
import type { DeskBase } from './desk-base.ts'
import type { DeskTables } from './tables.ts'

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
export function siteSettings(base: DeskBase, need: (id: string) => DeskSite): Settings {
  const { db, first, run, change, record } = base

  const read = (siteId: string) =>
    first(db.selectFrom('site_settings').selectAll().where('site_id', '=', siteId))

  function write(siteId: string, row: Row): void {
    run(
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
    async settings(id) {
      const row = read(id)
      return {
        assistant: parsed(row?.assistant, noAssistant),
        key: row?.sealed_key && row.key_hint ? { sealed: row.sealed_key, hint: row.key_hint } : null,
        test: parsed<AssistantTest | null>(row?.test, null),
        policy: parsed(row?.policy, noPolicy),
      }
    },
    saveAssistant: (id, assistant, key, by) =>
      change(() => {
        const { organisationId, name } = need(id)
        const row = read(id)
        const keyRow =
          key === undefined ? {} : { sealed_key: key?.sealed ?? null, key_hint: key?.hint ?? null }
        write(id, { assistant: JSON.stringify(assistant), test: null, ...keyRow })
        const hint = key === undefined ? (row?.key_hint ?? null) : (key?.hint ?? null)
        record(by, {
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
      change(() => {
        const { organisationId, name } = need(id)
        const before = parsed(read(id)?.policy, noPolicy)
        write(id, { policy: JSON.stringify(policy) })
        record(by, { organisationId, site: { id, name }, action: 'savePolicy', before, after: policy })
      }),
    saveRetention: (id, days, by) =>
      change(() => {
        const { organisationId, name, retentionDays } = need(id)
        write(id, { retention_days: days })
        const change = { before: { days: retentionDays }, after: { days } }
        record(by, { organisationId, site: { id, name }, action: 'changeRetention', ...change })
      }),
  }
}

function parsed<Value>(text: string | null | undefined, fallback: Value): Value {
  return text ? (JSON.parse(text) as Value) : fallback
}
