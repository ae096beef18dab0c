import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../settings/config.ts'

/** Whether the proxy at this address, so many hops away, is believed. */
export type TrustProxy = (address: string, hop: number) => boolean

/** Compiles TRUST_PROXY once; the HTTP side and the sockets ask the same function. */
export function compileTrust(setting: Config['trustProxy']): TrustProxy {
  if (typeof setting === 'boolean') return () => setting
  if (typeof setting === 'number') return (_, hop) => hop < setting
  return proxyAddress.compile(setting.split(',').map((part) => part.trim()))
}

/** The visitor's own address: the last one in the chain that no believed proxy wrote down. */
export function clientAddress(request: IncomingMessage, trust: TrustProxy): string {
  return proxyAddress(request, trust)
}
