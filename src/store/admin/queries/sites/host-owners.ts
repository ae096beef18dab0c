import { ApiError, entriesOverlap, entriesRelated, msPerDay, namesAround } from '#protocol'
import type { Actor } from '../../admin-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { all, first, run, type Work } from '../../../statements/work.ts'

/** An entry of another organisation stands where this one would. */
class HostContested extends ApiError {
  readonly owners: readonly Owner[]

  constructor(entry: string, owners: readonly Owner[]) {
    super(
      'conflict',
      `The host ${entry} meets one that another organisation has registered. Whoever owns both can ask the operator of this server.`,
    )
    this.owners = owners
  }
}

interface Owner {
  readonly siteId: string
  readonly siteName: string
  readonly organisationId: string
  /** What was asked for. */
  readonly entry: string
}

/** Sees to it that a host has one site, and that everything around it belongs to one organisation. */
export function hostOwners({ db, change, record, now }: AdminBase) {
  /**
   * Throws where an entry is another site's, or lies above or below one of another organisation. The operator knows
   * whose those are, and is held back only from what would let the same visitors in twice.
   */
  function* refuseTaken(
    { id: siteId, organisationId }: { readonly id: string; readonly organisationId: string },
    entries: readonly string[],
    by: Actor,
  ): Work<void> {
    const meets = by.id === null ? entriesOverlap : entriesRelated
    for (const entry of entries) {
      const near = yield* all(around(entry))
      const taken = near.find((row) => row.entry === entry && row.id !== siteId)
      if (taken?.organisation_id === organisationId)
        throw new ApiError('conflict', `The host ${entry} already belongs to a site.`)
      const owners = near
        .filter((row) => row.organisation_id !== organisationId && meets(row.entry, entry))
        .map((row) => ({
          siteId: row.id,
          siteName: row.name,
          organisationId: row.organisation_id,
          entry,
        }))
      if (owners.length > 0) throw new HostContested(entry, owners)
    }
  }

  /** Every entry that can meet this one, and some that cannot: an underscore of a name stands for any letter here. */
  function around(entry: string) {
    const { name, above } = namesAround(entry)
    const names = [name, ...above]
    const forms = [
      ...names.flatMap((each) => [each, `*.${each}`, `${each}:%`, `*.${each}:%`]),
      `%.${name}`,
      `%.${name}:%`,
    ]
    return db
      .selectFrom('hosts')
      .innerJoin('sites', 'sites.id', 'hosts.site_id')
      .select(['hosts.entry', 'sites.id', 'sites.name', 'sites.organisation_id'])
      .where((where) => where.or(forms.map((form) => where('hosts.entry', 'like', form))))
  }

  /** Makes a change; where it is refused for another organisation's sake, that one reads of it, once a day. */
  async function changeHosts<Result>(work: () => Work<Result>): Promise<Result> {
    try {
      return await change(work)
    } catch (fault) {
      // The change is undone as a whole, and with it whatever it might have told.
      if (fault instanceof HostContested) await change(() => tell(fault.owners))
      throw fault
    }
  }

  function* tell(owners: readonly Owner[]): Work<void> {
    for (const { organisationId, siteId, siteName, entry } of owners) {
      const told = yield* first(
        db
          .selectFrom('audit')
          .select('id')
          .where('organisation_id', '=', organisationId)
          .where('action', '=', 'contestHost')
          .where('subject', '=', entry)
          .where('at', '>', now() - msPerDay)
          .limit(1),
      )
      if (told) continue
      yield* record(
        { id: null, name: 'Another organisation' },
        { organisationId, site: { id: siteId, name: siteName }, action: 'contestHost', subject: entry },
      )
    }
  }

  function* insertHosts(siteId: string, entries: readonly string[], from: number): Work<void> {
    const rows = entries.map((entry, index) => ({ entry, site_id: siteId, place: from + index }))
    if (rows.length > 0) yield* run(db.insertInto('hosts').values(rows))
  }

  return { refuseTaken, changeHosts, insertHosts }
}

export type HostOwners = ReturnType<typeof hostOwners>
