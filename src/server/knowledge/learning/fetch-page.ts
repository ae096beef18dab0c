import type { Get, Got } from '../../egress/egress-get.ts'

/** What came back for an address. */
export type Fetched =
  | {
      readonly kind: 'page'
      readonly type: string
      readonly body: Buffer
      readonly charset: string
      readonly etag: string | null
      readonly modified: string | null
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone'; readonly reason: string }
  | { readonly kind: 'wall'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

export interface FetchPageOptions {
  readonly get: Get
  readonly url: string
  readonly etag?: string | null
  readonly modified?: string | null
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

const userAgent = 'Pagehand (self-hosted assistant of this site)'

/** Fetches one page politely: only if it changed, never more of it than the bound, never forever. */
export async function fetchPage(options: FetchPageOptions): Promise<Fetched> {
  const { url, etag, modified, maxBytes } = options
  try {
    const response = await options.get(url, {
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      headers: {
        'user-agent': userAgent,
        accept: 'text/html,application/xhtml+xml,text/plain,text/markdown,application/pdf;q=0.9,*/*;q=0.1',
        ...(etag && { 'if-none-match': etag }),
        ...(modified && { 'if-modified-since': modified }),
      },
    })
    const early = withoutBody(response, url)
    const length = Number(response.header('content-length') ?? 0)
    if (early || length > maxBytes) {
      response.drop()
      return early ?? tooLarge(maxBytes)
    }
    const body = await readAtMost(response, maxBytes)
    if (!body) return tooLarge(maxBytes)
    const [type = '', ...parameters] = (response.header('content-type') ?? 'text/html').split(';')
    const charset = /charset=["']?([\w-]+)/i.exec(parameters.join(';'))?.[1] ?? charsetIn(body)
    return {
      kind: 'page',
      type: type.trim().toLowerCase(),
      body,
      charset,
      etag: response.header('etag'),
      modified: response.header('last-modified'),
    }
  } catch (error) {
    options.signal.throwIfAborted()
    return { kind: 'failed', reason: inWords(error, options.timeoutMs) }
  }
}

/** The text of what was fetched, by its charset. */
export function textOf({ body, charset }: { body: Buffer; charset: string }): string {
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

function withoutBody(response: Got, url: string): Fetched | undefined {
  const { status } = response
  if (status === 304) return { kind: 'unchanged' }
  if (status >= 300 && status < 400) {
    const to = response.header('location') ?? ''
    return URL.canParse(to, url)
      ? { kind: 'moved', to: new URL(to, url).href }
      : { kind: 'failed', reason: `It answered ${status} without saying where it went.` }
  }
  if (status === 401 || status === 403) return { kind: 'wall', reason: 'It is behind a login.' }
  if (status === 404 || status === 410) return { kind: 'gone', reason: `It is gone (${status}).` }
  if (status < 200 || status > 299) return { kind: 'failed', reason: `It answered ${status}.` }
  return undefined
}

function tooLarge(maxBytes: number): Fetched {
  return { kind: 'gone', reason: `It is larger than ${Math.round(maxBytes / 1_000_000)} MB.` }
}

async function readAtMost({ body }: Got, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    // Leaving the loop ends the transfer.
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function charsetIn(body: Buffer): string {
  const start = body.subarray(0, 1_024).toString('latin1')
  return /<meta[^>]+charset=["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8'
}

function inWords(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `It did not answer within ${timeoutMs / 1_000} seconds.`
  if (error instanceof Error && error.name === 'EgressError') return error.message
  const { code: known } = error as { code?: unknown }
  const code = typeof known === 'string' ? ` (${known})` : ''
  return `It could not be reached${code}.`
}
