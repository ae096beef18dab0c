/** The right of one node to do a piece of work. */
export interface Lease {
  /** Extends the lease; false: another node has it now, or the work is over. */
  renew(): Promise<boolean>
  /** Aborted when a renewal has failed. */
  readonly lost: AbortSignal
}

/** A node that has not renewed its lease for so long has died. */
export const leaseMs = 30_000

/** Does work while a lease is held, and renews it meanwhile. Does nothing if another node holds it. */
export async function withLease(
  take: () => Promise<boolean>,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  if (!(await take())) return
  const losing = new AbortController()
  const lease: Lease = {
    lost: losing.signal,
    async renew() {
      const isHeld = await take()
      if (!isHeld) losing.abort()
      return isHeld
    },
  }
  // A database that is away for a moment is asked again in time.
  const renewing = setInterval(() => void lease.renew().catch(() => undefined), leaseMs / 3)
  try {
    await work(lease)
  } finally {
    clearInterval(renewing)
  }
}
