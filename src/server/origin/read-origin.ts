import type { WebOrigin } from '#protocol'

/** Reads an Origin header as a browser writes it. `null`, lists, paths and garbage are undefined. */
export function readOrigin(header: string | readonly string[] | undefined): WebOrigin | undefined {
  if (typeof header !== 'string' || header.length > 512) return undefined
  if (!/^https?:\/\/[a-z0-9._:[\]-]+$/i.test(header) || !URL.canParse(header)) return undefined
  const url = new URL(header)
  const hostname = url.hostname.replace(/\.$/, '')
  if (hostname === '' || hostname.endsWith('.') || hostname.includes('*')) return undefined
  return {
    scheme: url.protocol === 'https:' ? 'https' : 'http',
    hostname,
    port: url.port === '' ? undefined : Number(url.port),
  }
}

/** How the interface names a host: with its port unless that is the default one. */
export function hostOf({ hostname, port }: WebOrigin): string {
  return port === undefined ? hostname : `${hostname}:${port}`
}
