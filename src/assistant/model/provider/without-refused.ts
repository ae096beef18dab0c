interface Body {
  messages?: readonly Record<string, unknown>[]
  [field: string]: unknown
}

/** Fields that help where a server knows them and that some servers refuse, with how a request is without them. */
const optional: Readonly<Record<string, (body: Body) => Body>> = {
  stream_options: ({ stream_options: _options, ...body }) => body,
  reasoning_content: ({ messages = [], ...body }) => ({
    ...body,
    messages: messages.map(({ reasoning_content: _thought, ...message }) => message),
  }),
}

const refusals = new Set([400, 422])

/** A fetch that leaves out what a server has refused by its name, in that request and in all that follow. */
export function withoutRefused(fetchFrom: typeof fetch): typeof fetch {
  const refused = new Set<string>()
  return async (address, init) => {
    const { body } = init ?? {}
    if (typeof body !== 'string') return fetchFrom(address, init)
    const response = await fetchFrom(address, { ...init, body: without(body, refused) })
    if (!refusals.has(response.status)) return response
    const words = await response.text()
    const named = Object.keys(optional).filter(
      (field) => !refused.has(field) && words.includes(field) && body.includes(`"${field}"`),
    )
    for (const field of named) refused.add(field)
    if (named.length > 0) return fetchFrom(address, { ...init, body: without(body, refused) })
    const { status, statusText, headers } = response
    return new Response(words, { status, statusText, headers })
  }
}

function without(body: string, refused: ReadonlySet<string>): string {
  if (refused.size === 0) return body
  const left = [...refused].reduce<Body>((so, field) => optional[field]?.(so) ?? so, JSON.parse(body) as Body)
  return JSON.stringify(left)
}
