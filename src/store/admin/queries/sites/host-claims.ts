import { ApiError } from '#protocol'
import type { Actor } from '../../admin-store.ts'
import type { OwnedSite, HostClaim, OwnedSiteStore } from '../../owned-site-store.ts'
import type { AdminBase } from '../admin-base.ts'
import type { HostOwners } from './host-owners.ts'
import { all, first, run, type Work } from '../../../statements/work.ts'

type Claims = Pick<OwnedSiteStore, 'claims' | 'claimHost' | 'proveHost' | 'hasSeveralOrganisations'>

/** Hosts that wait until their owner has proven to be one. */
export function hostClaims(
  { db, read, record, now }: AdminBase,
  { refuseTaken, changeHosts, insertHosts }: HostOwners,
  need: (id: string) => Work<OwnedSite>,
) {
  function* insertClaims(siteId: string, claims: readonly Omit<HostClaim, 'at'>[]): Work<void> {
    const rows = claims.map(({ entry, token }) => ({ site_id: siteId, entry, token, at: now() }))
    if (rows.length > 0)
      yield* run(
        db
          .insertInto('host_claims')
          .values(rows)
          .onConflict((same) => same.doNothing()),
      )
  }

  /** Returns whether it waited. */
  function* dropClaim(siteId: string, entry: string): Work<boolean> {
    const rows = db.deleteFrom('host_claims').where('site_id', '=', siteId).where('entry', '=', entry)
    return (yield* run(rows)) > 0
  }

  /** From here on the widget serves it. */
  function* admitHost(
    action: 'addHost' | 'proveHost',
    site: OwnedSite,
    entry: string,
    by: Actor,
  ): Work<void> {
    const { id, organisationId, name, hosts } = site
    yield* refuseTaken({ id, organisationId }, [entry], by)
    yield* dropClaim(id, entry)
    yield* insertHosts(id, [entry], hosts.length)
    yield* record(by, {
      organisationId,
      site: { id, name },
      action,
      subject: entry,
      before: hosts,
      after: [...hosts, entry],
    })
  }

  const calls: Claims = {
    hasSeveralOrganisations: () =>
      read(function* () {
        return (yield* all(db.selectFrom('organisations').select('id').limit(2))).length > 1
      }),
    claims: (id) =>
      read(() =>
        all(
          db
            .selectFrom('host_claims')
            .select(['entry', 'token', 'at'])
            .where('site_id', '=', id)
            .orderBy('at')
            .orderBy('entry'),
        ),
      ),
    claimHost: (id, claim, by) =>
      changeHosts(function* () {
        const { organisationId, name, hosts } = yield* need(id)
        if (hosts.includes(claim.entry)) return
        yield* refuseTaken({ id, organisationId }, [claim.entry], by)
        yield* insertClaims(id, [claim])
        yield* record(by, { organisationId, site: { id, name }, action: 'claimHost', subject: claim.entry })
      }),
    proveHost: (id, entry, by) =>
      changeHosts(function* () {
        const site = yield* need(id)
        const waiting = yield* first(
          db.selectFrom('host_claims').select('entry').where('site_id', '=', id).where('entry', '=', entry),
        )
        if (!waiting) throw new ApiError('not_found', `${entry} does not wait for a proof.`)
        yield* admitHost('proveHost', site, entry, by)
      }),
  }
  return { calls, insertClaims, dropClaim, admitHost }
}
