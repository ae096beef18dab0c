/** A browser origin in its one canonical form. */
export interface WebOrigin {
  readonly scheme: 'http' | 'https'
  /** Lower-case, punycode, no trailing dot. IPv6 in brackets. */
  readonly hostname: string
  /** Undefined: the scheme's default. */
  readonly port: number | undefined
}

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

/** Whether a web address lies on one of a site's hosts, by the rule that lets origins in. */
export function isHostOf(
  {
    protocol,
    hostname,
    port,
  }: { readonly protocol: string; readonly hostname: string; readonly port: string },
  hosts: readonly string[],
): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false
  const entries = matchingEntries({
    scheme: protocol === 'https:' ? 'https' : 'http',
    hostname: hostname.toLowerCase().replace(/\.$/, ''),
    port: port === '' ? undefined : Number(port),
  })
  return hosts.some((entry) => entries.includes(entry.toLowerCase()))
}

/**
 * Whether two allow-list entries meet: they name the same host, whatever the ports, or one lies below the wildcard of
 * the other. `*.shop.example` overlaps `shop.example` too, although it does not admit it: both belong to one owner.
 */
export function entriesOverlap(one: string, other: string): boolean {
  const [a, b] = [readName(one), readName(other)]
  return (
    a.name === b.name ||
    (a.wildcard && b.name.endsWith(`.${a.name}`)) ||
    (b.wildcard && a.name.endsWith(`.${b.name}`))
  )
}

/** Whether two entries lie in one tree of names: the same host, or one above the other. Such a tree is one owner's. */
export function entriesRelated(one: string, other: string): boolean {
  const [a, b] = [readName(one).name, readName(other).name]
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}

/** Whether everything that one entry can let in lies where the owner of another has a say already. */
export function entryCovers(owned: string, entry: string): boolean {
  const [own, other] = [readName(owned), readName(entry)]
  if (own.name === other.name) return own.wildcard || !other.wildcard
  return own.wildcard && other.name.endsWith(`.${own.name}`)
}

/** The host of an entry without its wildcard and port, and those that lie above it. */
export function namesAround(entry: string): { name: string; above: string[] } {
  const { name } = readName(entry)
  return { name, above: parents(name) }
}

function readName(entry: string): { name: string; wildcard: boolean } {
  const wildcard = entry.startsWith('*.')
  return { wildcard, name: entry.slice(wildcard ? 2 : 0).replace(/:(?:\d+|\*)$/, '') }
}

/** Whether a host name means this machine, whatever the port: what developers use before they have a site. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d+){3}$/.test(hostname)
  )
}

function parents(hostname: string): string[] {
  if (hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'))
}
