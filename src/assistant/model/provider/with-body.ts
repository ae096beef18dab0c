/**
 * A fetch that adds fields to every JSON body it sends: what a server wants beside what its library knows. A field that
 * is null is left out: what a server does not want.
 */
export function withBody(fetchFrom: typeof fetch, extra: Readonly<Record<string, unknown>>): typeof fetch {
  if (Object.keys(extra).length === 0) return fetchFrom
  return (address, init) => {
    if (typeof init?.body !== 'string') return fetchFrom(address, init)
    const fields = Object.entries({ ...(JSON.parse(init.body) as object), ...extra })
    const body = Object.fromEntries(fields.filter(([name, value]) => value !== null || !(name in extra)))
    return fetchFrom(address, { ...init, body: JSON.stringify(body) })
  }
}
