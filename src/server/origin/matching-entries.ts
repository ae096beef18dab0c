import { isLoopback } from './loopback.ts'
import type { WebOrigin } from './read-origin.ts'

const defaultPort = { http: 80, https: 443 }

/**
 * Every allow-list entry that lets this origin in, the most particular first:
 * `host:port` beats `host:*` beats the bare host beats `*.host`, a nearer parent beats a farther one.
 */
export function matchingEntries({ scheme, hostname, port }: WebOrigin): string[] {
  const bareIsEnough = port === undefined || isLoopback(hostname)
  const forms = (name: string) => [
    `${name}:${port ?? defaultPort[scheme]}`,
    `${name}:*`,
    ...(bareIsEnough ? [name] : []),
  ]
  return [...forms(hostname), ...parents(hostname).flatMap((parent) => forms(`*.${parent}`))]
}

function parents(hostname: string): string[] {
  if (hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'))
}
