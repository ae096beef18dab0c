import { ApiError, type PublishedVersion, type SiteConfig } from '#protocol'
import type { ConfigChange, ConfigRecord, ConfigStore } from '../config-store.ts'
import type { Actor } from '../desk-store.ts'
import { changedFields } from './changed-fields.ts'
import type { DeskBase } from './desk-base.ts'
import { paged, readCursor, writeCursor } from './paged.ts'
import { all, first, run, type Work } from './work.ts'

interface Current extends ConfigRecord {
  readonly organisationId: string
  readonly name: string
  readonly createdAt: number
}

const origin = { by: 'Pagehand', note: 'as the site was added' }

export function deskConfigs(base: DeskBase): ConfigStore {
  const { db, read, change, record, now } = base

  function* current(siteId: string): Work<Current | undefined> {
    const row = yield* first(
      db
        .selectFrom('sites')
        .leftJoin('config_states', 'config_states.site_id', 'sites.id')
        .select(['name', 'config', 'organisation_id', 'created_at', 'revision', 'version', 'draft'])
        .where('sites.id', '=', siteId),
    )
    if (!row) return undefined
    return {
      published: JSON.parse(row.config) as SiteConfig,
      draft: JSON.parse(row.draft ?? row.config) as SiteConfig,
      version: row.version ?? 1,
      revision: row.revision ?? 0,
      organisationId: row.organisation_id,
      name: row.name,
      createdAt: row.created_at,
    }
  }

  function* saveState(siteId: string, { revision, version }: Current, draft: SiteConfig): Work<void> {
    const state = { revision: revision + 1, version, draft: JSON.stringify(draft) }
    yield* run(
      db
        .insertInto('config_states')
        .values({ site_id: siteId, ...state })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet(state)),
    )
  }

  /** Makes a configuration the one visitors see. What was seen before the first change is kept as version 1. */
  function* release(
    siteId: string,
    from: Current,
    config: SiteConfig,
    by: Actor,
    note: string | null,
  ): Work<number> {
    const keep = (version: number, of: SiteConfig, at: number, author: string, why: string | null) =>
      run(
        db
          .insertInto('config_versions')
          .values({ site_id: siteId, version, config: JSON.stringify(of), at, author, note: why })
          .onConflict((conflict) => conflict.columns(['site_id', 'version']).doNothing()),
      )
    yield* keep(from.version, from.published, from.createdAt, origin.by, origin.note)
    const version = from.version + 1
    yield* keep(version, config, now(), by.name, note)
    yield* run(
      db
        .updateTable('sites')
        .set({ config: JSON.stringify(config) })
        .where('id', '=', siteId),
    )
    return version
  }

  /** Checks the revision, lets `edit` write, and records which fields are different now. */
  function edit(
    siteId: string,
    { match, by }: ConfigChange,
    action: string,
    write: (from: Current) => Work<boolean>,
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
      const line = { organisationId: after.organisationId, site: { id: siteId, name: after.name }, action }
      const visible = action === 'saveDraft' || action === 'discardDraft' ? 'draft' : 'published'
      yield* record(by, { ...line, ...changedFields(before[visible], after[visible]) })
      return recordFrom(after)
    })
  }

  return {
    async read(siteId) {
      const found = await read(() => current(siteId))
      return found && recordFrom(found)
    },
    saveDraft: (siteId, draft, options) =>
      edit(siteId, options, 'saveDraft', function* (from) {
        yield* saveState(siteId, from, draft)
        return true
      }),
    discardDraft: (siteId, options) =>
      edit(siteId, options, 'discardDraft', function* (from) {
        yield* saveState(siteId, from, from.published)
        return true
      }),
    publish: (siteId, options) =>
      edit(siteId, options, 'publishConfig', function* (from) {
        const version = yield* release(siteId, from, from.draft, options.by, null)
        yield* saveState(siteId, { ...from, version }, from.draft)
        return true
      }),
    rollBack: (siteId, version, options) =>
      edit(siteId, options, 'rollBack', function* (from) {
        const old = yield* first(
          db
            .selectFrom('config_versions')
            .select('config')
            .where('site_id', '=', siteId)
            .where('version', '=', version),
        )
        if (!old) return false
        const config = JSON.parse(old.config) as SiteConfig
        const next = yield* release(siteId, from, config, options.by, `back to version ${version}`)
        yield* saveState(siteId, { ...from, version: next }, config)
        return true
      }),
    pause: (siteId, paused, by) =>
      edit(siteId, { by }, 'changeSite', function* (from) {
        const published = { ...from.published, enabled: !paused }
        const version = yield* release(siteId, from, published, by, paused ? 'paused' : 'resumed')
        yield* saveState(siteId, { ...from, version }, { ...from.draft, enabled: !paused })
        return true
      }),
    async versions(siteId, { cursor, limit }) {
      const after = readCursor(cursor)
      let query = db
        .selectFrom('config_versions')
        .select(['version', 'at', 'author', 'note'])
        .where('site_id', '=', siteId)
        .orderBy('version', 'desc')
        .limit(limit + 1)
      if (after) query = query.where('version', '<', after.at)
      const rows = await read(() => all(query))
      const site = rows.length === 0 && !after ? await read(() => current(siteId)) : undefined
      const original = firstVersion(site)
      if (original) return { items: [original], next: null }
      return paged(
        rows,
        limit,
        ({ author, ...row }) => ({ ...row, by: author }),
        (row) => writeCursor(row.version, '-'),
      )
    },
    async version(siteId, version) {
      const kept = db
        .selectFrom('config_versions')
        .select(['version', 'at', 'author', 'note', 'config'])
        .where('site_id', '=', siteId)
        .where('version', '=', version)
      const row = await read(() => first(kept))
      if (!row) {
        const site = await read(() => current(siteId))
        const original = firstVersion(site)
        return site && original?.version === version ? { ...original, config: site.published } : undefined
      }
      const { author, config, ...rest } = row
      return { ...rest, by: author, config: JSON.parse(config) as SiteConfig }
    },
  }
}

/** A site that was never published from the desk has one version: the one it came with. */
function firstVersion(site: Current | undefined): PublishedVersion | undefined {
  return site?.version === 1 ? { version: 1, at: site.createdAt, ...origin } : undefined
}

function recordFrom({ published, version, draft, revision }: Current): ConfigRecord {
  return { published, version, draft, revision }
}
