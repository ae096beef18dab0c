import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

export interface EgressOptions {
  /** Origins the operator has set: these may be private. */
  readonly allowedOrigins?: readonly string[]
  readonly lookup?: typeof systemLookup
}

/** The address leads into the operator's own network, where no site owner may send us. */
export class EgressError extends Error {
  override name = 'EgressError'
}

/**
 * The one way out to addresses that owners of sites have written down. Private addresses are refused when the
 * name is resolved, which is when the connection is made, so that a name cannot change its mind in between.
 */
export function egressFetch({
  allowedOrigins = [],
  lookup = systemLookup,
}: EgressOptions = {}): typeof fetch {
  let opened: ReturnType<typeof open> | undefined
  const send = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new EgressError(`${url.protocol} is no address to send to.`)
    if (allowedOrigins.includes(url.origin)) return fetch(input, init)
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0 && isPrivateAddress(literal)) throw refused(url.hostname)
    const { request, dispatcher } = await (opened ??= open(lookup))
    const redirect = init?.redirect === 'manual' ? 'manual' : 'error'
    const options = { ...init, redirect, dispatcher } as Parameters<typeof request>[1]
    try {
      return (await request(url, options)) as unknown as Response
    } catch (error) {
      // A refusal in the lookup arrives wrapped in a general "fetch failed".
      const { cause } = error as { cause?: unknown }
      throw cause instanceof EgressError ? cause : error
    }
  }
  return send as typeof fetch
}

/** Loaded on first use: most sites never name an address of their own. */
async function open(lookup: typeof systemLookup) {
  const { Agent, fetch: request } = await import('undici')
  return { request, dispatcher: new Agent({ connect: { lookup: guard(lookup) }, connectTimeout: 10_000 }) }
}

function guard(lookup: typeof systemLookup): LookupFunction {
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

function refused(host: string): EgressError {
  return new EgressError(`${host} is a private address. Only the operator of this server can allow it.`)
}
