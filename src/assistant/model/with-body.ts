/** A fetch that adds fields to every JSON body it sends: what a server wants beside what its library knows. */
export function withBody(fetchFrom: typeof fetch, extra: Readonly<Record<string, unknown>>): typeof fetch {
  if (Object.keys(extra).length === 0) return fetchFrom
  return (address, init) => {
    if (typeof init?.body !== 'string') return fetchFrom(address, init)
    const body: unknown = JSON.parse(init.body)
    return fetchFrom(address, { ...init, body: JSON.stringify({ ...(body as object), ...extra }) })
  }
}
