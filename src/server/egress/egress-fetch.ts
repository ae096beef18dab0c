import { lookup as systemLookup } from 'node:dns'
import { EgressError, guardLookup, refuseLiteral } from './guard-lookup.ts'

export interface EgressOptions {
  /** Origins the operator has set: these may be private. */
  readonly allowedOrigins?: readonly string[]
  readonly lookup?: typeof systemLookup
}

/**
 * The way out to addresses that owners of sites have written down. Private addresses are refused when the
 * name is resolved, which is when the connection is made, so that a name cannot change its mind in between.
 */
export function egressFetch({
  allowedOrigins = [],
  lookup = systemLookup,
}: EgressOptions = {}): typeof fetch {
  let opened: ReturnType<typeof open> | undefined
  const send = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (allowedOrigins.includes(url.origin)) return fetch(input, init)
    refuseLiteral(url)
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
  return {
    request,
    dispatcher: new Agent({ connect: { lookup: guardLookup(lookup) }, connectTimeout: 10_000 }),
  }
}
