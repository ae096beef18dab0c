import type { TrialStore } from '../../trial-store.ts'
import type { AdminBase } from '../admin-base.ts'
import { run } from '../../../statements/work.ts'

export function adminTrials({ db, change, now }: AdminBase): TrialStore {
  return {
    issue: ({ siteId, tokenHash, expiresAt }) =>
      change(function* () {
        const at = now()
        // Nobody comes back for those that were never taken.
        yield* run(db.deleteFrom('trial_tokens').where('expires_at', '<=', at))
        const token = { token_hash: tokenHash, site_id: siteId, created_at: at, expires_at: expiresAt }
        yield* run(db.insertInto('trial_tokens').values(token))
      }),
    take: (siteId, tokenHash) =>
      change(function* () {
        const taken = yield* run(
          db
            .deleteFrom('trial_tokens')
            .where('token_hash', '=', tokenHash)
            .where('site_id', '=', siteId)
            .where('expires_at', '>', now()),
        )
        return taken > 0
      }),
  }
}
