import { createHash, randomBytes } from 'node:crypto'

/** Follows links and sends forms as a browser does: with cookies, one redirect at a time. */
export function browserLike(origin: string) {
  const jar = new Map<string, string>()

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init.headers as Record<string, string>), ...(cookie !== '' && { cookie }) }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  return {
    jar,
    get: (path: string) => request(path),
    send: (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
    /** Goes where a redirect leads, until a page or one of these addresses is reached. */
    async follow(response: Response, until: string): Promise<{ response: Response; at: string }> {
      let at = response.url
      let here = response
      for (let hop = 0; hop < 10 && here.status >= 300 && here.status < 400; hop++) {
        at = new URL(here.headers.get('location') ?? '', at).href
        if (at.startsWith(until)) break
        here = await request(at)
      }
      return { response: here, at }
    },
  }
}

export type BrowserLike = ReturnType<typeof browserLike>

/** The start of an Authorization Code flow with PKCE. */
export function authorization(options: { endpoint: string; clientId: string; redirectUri: string }) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return { verifier, address: `${options.endpoint}?${query}` }
}

/** Exchanges a code or a refresh token. */
export async function exchange(endpoint: string, fields: Record<string, string>) {
  const response = await fetch(endpoint, { method: 'POST', body: new URLSearchParams(fields) })
  const body = (await response.json()) as { id_token?: string; refresh_token?: string; error?: string }
  return { status: response.status, ...body }
}
