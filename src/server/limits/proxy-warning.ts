import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from '../logger.ts'

const enough = 3

/**
 * Notices that one address brings many visitors: a proxy that TRUST_PROXY does not name. All of them would share
 * one limit, so the operator is told once which setting mends it.
 */
export function createProxyWarning(logger: Logger, trusted: boolean) {
  const visitors = new Map<string, Set<string>>()
  let warned = trusted
  return (address: string, headers: IncomingHttpHeaders): void => {
    const forwarded = headers['x-forwarded-for']
    if (warned || typeof forwarded !== 'string') return
    const seen = visitors.get(address) ?? new Set()
    if (visitors.size < 100) visitors.set(address, seen.add(forwarded.slice(0, 100)))
    if (seen.size < enough) return
    warned = true
    visitors.clear()
    logger.warn(
      `Requests from ${address} name different visitors in X-Forwarded-For. If that is your proxy, set TRUST_PROXY to its ` +
        'address: until then all its visitors share one rate limit.',
    )
  }
}
