import { networkInterfaces } from 'node:os'
import type { Config } from '../settings/config.ts'

const everywhere = new Set(['0.0.0.0', '::', '[::]'])

/** Where the other nodes reach this one: NODE_URL, else the address it listens on, else the machine's first one. */
export function nodeAddress({ nodeUrl, host }: Pick<Config, 'nodeUrl' | 'host'>, port: number): string {
  if (nodeUrl !== undefined) return nodeUrl
  const name = everywhere.has(host) ? (outwardAddress() ?? '127.0.0.1') : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function outwardAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address
}
