interface Hosted {
  readonly hosts: readonly string[]
  readonly lastSeen: { readonly host: string } | null
}

/** Hosts that have no certificate. */
const plain = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|[^:]+\.(?:localhost|test))(?::\d+)?$/

/** The page that a member most likely wants to try the draft on: where the widget was seen last. */
export function pageToTry({ hosts, lastSeen }: Hosted): string {
  const host = lastSeen?.host ?? hosts.find((entry) => !entry.includes('*'))
  return host === undefined ? '' : `${plain.test(host) ? 'http' : 'https'}://${host}/`
}
