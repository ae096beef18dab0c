import type { lookup as systemLookup, LookupAddress, LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** The address leads into the operator's own network, where no site owner may send us. */
export class EgressError extends Error {
  override name = 'EgressError'
}

/** Refuses private addresses when a name is resolved, which is when the connection is made. */
export function guardLookup(lookup: typeof systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    const wanted: LookupOptions = options
    lookup(hostname, { ...wanted, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0)
      if (addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(refused(hostname), '', 0)
      if (wanted.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

/** Refuses what is no address of the web, and private addresses that are written as numbers: those are never looked up. */
export function refuseLiteral(url: URL): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new EgressError(`${url.protocol} is no address to send to.`)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && isPrivateAddress(literal)) throw refused(url.hostname)
}

function refused(host: string): EgressError {
  return new EgressError(`${host} is a private address. Only the operator of this server can allow it.`)
}
