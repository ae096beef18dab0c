import { getPublicSuffix } from 'tldts'
import { isLoopback } from '#protocol'

/**
 * Brings an allow-list entry into its one form: `host`, `host:PORT`, `host:*`, or `*.host` with the same ports.
 * Returns a sentence that says what is wrong with it instead, as `{ problem }`.
 */
export function readHostEntry(text: string): { entry: string } | { problem: string } {
  const bare = text.trim().toLowerCase()
  const match = /^(\*\.)?(\[[0-9a-f:.]+\]|[^\s/?#@\\:*[\]]+?)\.?(?::(\d{1,5}|\*))?$/u.exec(bare)
  if (!match)
    return { problem: `"${text}" is no host: write it like example.org, example.org:8080 or *.example.org.` }
  const [, wildcard = '', name = '', port] = match
  const hostname = URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : ''
  // An address may hold more characters than the name of a host that anybody visits: two hosts and a comma, say.
  if (!/^(?:\[.+\]|[a-z0-9._-]+)$/.test(hostname)) return { problem: `"${name}" is no valid host name.` }
  if (port !== undefined && port !== '*' && (Number(port) < 1 || Number(port) > 65_535))
    return { problem: `"${port}" is no port.` }
  if (
    wildcard !== '' &&
    (isLoopback(hostname) || getPublicSuffix(hostname, { allowPrivateDomains: true }) === hostname)
  )
    return { problem: `"*.${hostname}" would cover everybody's sites below ${hostname}.` }
  return { entry: `${wildcard}${hostname}${port === undefined ? '' : `:${port}`}` }
}
