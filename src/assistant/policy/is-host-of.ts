const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether an address lies on one of a site's hosts. Entries: `host`, `host:port`, `host:*`, `*.host`. */
export function isHostOf(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((entry) => matches(entry.toLowerCase(), url))
}

function matches(entry: string, { hostname, port }: URL): boolean {
  const colon = entry.startsWith('[') ? entry.indexOf(':', entry.indexOf(']')) : entry.indexOf(':')
  const host = colon === -1 ? entry : entry.slice(0, colon)
  const wantedPort = colon === -1 ? undefined : entry.slice(colon + 1)
  const name = hostname.replace(/\.$/, '')
  const sameHost = host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host
  if (!sameHost) return false
  if (wantedPort === '*') return true
  // An URL drops the default port of its scheme; an entry without a port means just that.
  return wantedPort === undefined
    ? port === '' || loopback.test(name)
    : port === wantedPort || isDefault(wantedPort, port)
}

function isDefault(wanted: string, port: string): boolean {
  return port === '' && (wanted === '80' || wanted === '443')
}
