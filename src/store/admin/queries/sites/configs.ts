import { ApiError, type PolicySettings, type PublishedVersion, type SiteConfig } from '#protocol'
import type { ConfigChange, ConfigRecord, ConfigStore, SiteVersion, VersionPart } from '../../config-store.ts'
import type { Actor } from '../../admin-store.ts'
import type { AssistantRecord } from '../../owned-site-store.ts'
import { noAssistant, noPolicy, parsed } from './chosen-nothing.ts'
import type { AdminBase } from '../admin-base.ts'
import { paged, readCursor, writeCursor } from '../../../statements/paged.ts'
import type { AdminTables } from '../tables.ts'
import { all, first, run, type Work } from '../../../statements/work.ts'

interface Current extends ConfigRecord {
  readonly organisationId: string
  readonly name: string
  readonly createdAt: number
}

const origin = { by: 'Pagehand', note: 'as the site was added' }

/** What a change of a part alone is called in the audit log. */
const actions: Record<VersionPart, string> = {
  site: 'saveDraft',
  assistant: 'saveAssistant',
  policy: 'savePolicy',
}

export function adminConfigs(base: AdminBase): ConfigStore {
  const { db, read, change, record, now } = base

  function* current(siteId: string): Work<Current | undefined> {
    const row = yield* first(
      db
        .selectFrom('sites')
        .leftJoin('config_states', 'config_states.site_id', 'sites.id')
        .leftJoin('site_settings', 'site_settings.site_id', 'sites.id')
        .select(['name', 'config', 'organisation_id', 'created_at', 'revision', 'version'])
        .select(['draft', 'draft_assistant', 'draft_policy', 'assistant', 'policy'])
        .where('sites.id', '=', siteId),
    )
    if (!row) return undefined
    const published: SiteVersion = {
      site: JSON.parse(row.config) as SiteConfig,
      assistant: parsed(row.assistant, noAssistant),
      policy: parsed(row.policy, noPolicy),
    }
    return {
      published,
      draft: {
        site: parsed(row.draft, published.site),
        assistant: parsed(row.draft_assistant, published.assistant),
        policy: parsed(row.draft_policy, published.policy),
      },
      version: row.version ?? 1,
      revision: row.revision ?? 0,
      organisationId: row.organisation_id,
      name: row.name,
      createdAt: row.created_at,
    }
  }

  /** Keeps a draft beside what is published now. */
  function* saveState(
    siteId: string,
    { revision, version, published }: Current,
    draft: SiteVersion,
  ): Work<void> {
    const ifOther = (part: 'assistant' | 'policy') => {
      const text = JSON.stringify(draft[part])
      return text === JSON.stringify(published[part]) ? null : text
    }
    const state = {
      revision: revision + 1,
      version,
      draft: JSON.stringify(draft.site),
      draft_assistant: ifOther('assistant'),
      draft_policy: ifOther('policy'),
    }
    yield* run(
      db
        .insertInto('config_states')
        .values({ site_id: siteId, ...state })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(state)),
    )
  }

  /** Makes a version the one that holds for visitors. What held before the first change is kept as version 1. */
  function* release(
    siteId: string,
    from: Current,
    next: SiteVersion,
    by: Actor,
    note: string | null,
  ): Work<Current> {
    const keep = (version: number, of: SiteVersion, at: number, author: string, why: string | null) => {
      const parts = { assistant: JSON.stringify(of.assistant), policy: JSON.stringify(of.policy) }
      return run(
        db
          .insertInto('config_versions')
          .values({
            site_id: siteId,
            version,
            config: JSON.stringify(of.site),
            ...parts,
            at,
            author,
            note: why,
          })
          // A version from before parts were stored gets those that it was published with.
          .onConflict((conflict) =>
            conflict
              .columns(['site_id', 'version'])
              .doUpdateSet(parts)
              .where('config_versions.assistant', 'is', null),
          ),
      )
    }
    yield* keep(from.version, from.published, from.createdAt, origin.by, origin.note)
    const version = from.version + 1
    yield* keep(version, next, now(), by.name, note)
    yield* run(
      db
        .updateTable('sites')
        .set({ config: JSON.stringify(next.site) })
        .where('id', '=', siteId),
    )
    const live = { assistant: JSON.stringify(next.assistant), policy: JSON.stringify(next.policy) }
    const empty = { sealed_key: null, key_hint: null, test: null }
    yield* run(
      db
        .insertInto('site_settings')
        .values({ site_id: siteId, ...empty, ...live })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(live)),
    )
    return { ...from, version, published: next }
  }

  /** Checks the revision, lets `edit` write, and records which fields are different now. */
  function edit(
    siteId: string,
    { match, by }: ConfigChange,
    action: string,
    write: (from: Current) => Work<boolean>,
    subject?: (after: Current) => string,
  ): Promise<ConfigRecord | undefined> {
    return change(function* () {
      const before = yield* current(siteId)
      if (!before) return undefined
      if (match !== undefined && match !== before.revision)
        throw new ApiError(
          'precondition_failed',
          'Somebody else changed this in the meantime. Load it again.',
        )
      if (!(yield* write(before))) return undefined
      const after = (yield* current(siteId)) ?? before
      const line = {
        organisationId: after.organisationId,
        site: { id: siteId, name: after.name },
        action,
        ...(subject && { subject: subject(after) }),
      }
      const side = after.version === before.version ? 'draft' : 'published'
      yield* record(by, { ...line, ...changedFields(fieldsOf(before[side]), fieldsOf(after[side])) })
      return recordFrom(after)
    })
  }

  return {
    async read(siteId) {
      const found = await read(() => current(siteId))
      return found && recordFrom(found)
    },
    saveDraft(siteId, parts, options) {
      const [part = 'site', ...others] = Object.keys(parts) as VersionPart[]
      return edit(siteId, options, others.length === 0 ? actions[part] : 'saveDraft', function* (from) {
        yield* saveState(siteId, from, { ...from.draft, ...parts })
        return true
      })
    },
    discardDraft: (siteId, options) =>
      edit(siteId, options, 'discardDraft', function* (from) {
        yield* saveState(siteId, from, from.published)
        return true
      }),
    publish: (siteId, options) =>
      edit(
        siteId,
        options,
        'publishConfig',
        function* (from) {
          yield* saveState(siteId, yield* release(siteId, from, from.draft, options.by, null), from.draft)
          return true
        },
        (after) => `version ${after.version}`,
      ),
    rollBack: (siteId, version, options) =>
      edit(
        siteId,
        options,
        'rollBack',
        function* (from) {
          const old = yield* first(kept(siteId, version))
          if (!old) return false
          const { site, ...parts } = { ...from.published, ...partsOf(old) }
          // Whether a site is paused belongs to no version.
          const next = { ...parts, site: { ...site, enabled: from.published.site.enabled } }
          const released = yield* release(siteId, from, next, options.by, `back to version ${version}`)
          yield* saveState(siteId, released, next)
          return true
        },
        () => `version ${version}`,
      ),
    pause: (siteId, paused, by) =>
      edit(siteId, { by }, 'changeSite', function* (from) {
        const published = { ...from.published, site: { ...from.published.site, enabled: !paused } }
        const released = yield* release(siteId, from, published, by, paused ? 'paused' : 'resumed')
        yield* saveState(siteId, released, {
          ...from.draft,
          site: { ...from.draft.site, enabled: !paused },
        })
        return true
      }),
    async versions(siteId, { cursor, limit }) {
      const after = readCursor(cursor)
      let query = db
        .selectFrom('config_versions')
        .select(['version', 'at', 'author', 'note', 'assistant'])
        .where('site_id', '=', siteId)
        .orderBy('version', 'desc')
        .limit(limit + 1)
      if (after) query = query.where('version', '<', after.at)
      const rows = await read(() => all(query))
      const site = rows.length === 0 && !after ? await read(() => current(siteId)) : undefined
      const original = firstVersion(site)
      if (original) return { items: [original], next: null }
      return paged(rows, limit, listed, (row) => writeCursor(row.version, '-'))
    },
    async version(siteId, version) {
      const row = await read(() => first(kept(siteId, version)))
      if (row) return { ...listed(row), ...partsOf(row) }
      const site = await read(() => current(siteId))
      const original = firstVersion(site)
      return site && original?.version === version ? { ...original, ...site.published } : undefined
    },
  }

  function kept(siteId: string, version: number) {
    return db
      .selectFrom('config_versions')
      .select(['version', 'at', 'author', 'note', 'config', 'assistant', 'policy'])
      .where('site_id', '=', siteId)
      .where('version', '=', version)
  }
}

type VersionRow = Omit<AdminTables['config_versions'], 'site_id'>

function listed(row: Pick<VersionRow, 'version' | 'at' | 'author' | 'note' | 'assistant'>): PublishedVersion {
  const { version, at, author, note, assistant } = row
  return { version, at, by: author, note, whole: assistant !== null }
}

function partsOf({ config, assistant, policy }: Pick<VersionRow, 'config' | 'assistant' | 'policy'>) {
  return {
    site: JSON.parse(config) as SiteConfig,
    ...(assistant !== null && { assistant: JSON.parse(assistant) as AssistantRecord }),
    ...(policy !== null && { policy: JSON.parse(policy) as PolicySettings }),
  }
}

/** A site that was never published from the dashboard has one version: the one it came with. */
function firstVersion(site: Current | undefined): PublishedVersion | undefined {
  return site?.version === 1 ? { version: 1, at: site.createdAt, whole: true, ...origin } : undefined
}

/** For the audit log: the fields of the look stand for themselves, as they always did. */
function fieldsOf({ site, assistant, policy }: SiteVersion): Record<string, unknown> {
  return { ...site, assistant, policy }
}

function recordFrom({ published, version, draft, revision }: Current): ConfigRecord {
  return { published, version, draft, revision }
}

/** The top-level fields in which two records differ, before and after: an audit line tells no more than that. */
function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]))
  return { before: pick(before), after: pick(after) }
}
