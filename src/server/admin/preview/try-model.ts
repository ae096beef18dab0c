import type { ModelProvider } from '#protocol'
import { EgressError } from '../../egress/guard-lookup.ts'

export interface TryModelOptions {
  readonly model: string | null
  readonly baseUrl: string | null
  readonly apiKey: string | undefined
  readonly serverModel: string
  readonly fetch: typeof fetch
}

export interface TryResult {
  readonly ok: boolean
  readonly message: string
}

interface Probe {
  readonly base: string
  readonly path: (model: string) => string
  readonly headers: (key: string) => Record<string, string>
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** How each provider is asked whether it knows a model and a key: a read that costs no tokens. */
const probes: Record<ModelProvider, Probe> = {
  openai: { base: 'https://api.openai.com/v1', path: (model) => `/models/${model}`, headers: bearer },
  anthropic: {
    base: 'https://api.anthropic.com/v1',
    path: (model) => `/models/${model}`,
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  google: {
    base: 'https://generativelanguage.googleapis.com/v1beta',
    path: (model) => `/models/${model}`,
    headers: (key) => ({ 'x-goog-api-key': key }),
  },
  compatible: { base: '', path: () => '/models', headers: bearer },
}

const patienceMs = 10_000

/** Tries a model and its key. Never throws: how it went is the answer. */
export async function tryModel({
  model,
  baseUrl,
  apiKey,
  serverModel,
  fetch,
}: TryModelOptions): Promise<TryResult> {
  if (model === null) return { ok: true, message: `The server's own assistant is ${serverModel}.` }
  if (model === 'builtin') return { ok: true, message: 'The built-in assistant needs no key.' }
  const [provider = '', ...rest] = model.split(':')
  const name = rest.join(':')
  const probe = Object.hasOwn(probes, provider) ? probes[provider as ModelProvider] : undefined
  if (!probe) return { ok: false, message: `There is no provider ${provider}.` }
  const url = `${(baseUrl ?? probe.base).replace(/\/+$/, '')}${probe.path(encodeURIComponent(name))}`
  try {
    const answer = await fetch(url, {
      headers: apiKey === undefined ? {} : probe.headers(apiKey),
      signal: AbortSignal.timeout(patienceMs),
    })
    const listed = provider === 'compatible' && answer.ok ? await isListed(answer, name) : true
    await answer.body?.cancel().catch(() => undefined)
    return listed
      ? verdict(answer.status, name)
      : { ok: false, message: `The server answers, but it has no model ${name}.` }
  } catch (fault) {
    return { ok: false, message: explain(fault) }
  }
}

const byStatus: Record<number, (name: string) => string> = {
  401: () => 'The key is not accepted.',
  403: () => 'The key may not use this.',
  404: (name) => `The provider does not know ${name}.`,
  429: () => 'The key has no quota left right now.',
}

function verdict(status: number, name: string): TryResult {
  if (status >= 200 && status < 300)
    return { ok: true, message: `${name} is there, and the key is accepted.` }
  return { ok: false, message: byStatus[status]?.(name) ?? `The provider answers with status ${status}.` }
}

/** Servers that cannot list their models are given the benefit of the doubt. */
async function isListed(answer: Response, name: string): Promise<boolean> {
  const { data } = ((await readList(answer)) ?? {}) as { data?: unknown }
  if (!Array.isArray(data)) return true
  return data.some((each: unknown) => (each as { id?: unknown } | null)?.id === name)
}

/** More than the longest list of models; what sends without end must not fill the memory of all sites. */
const maxBytes = 5_000_000

async function readList(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown
  } catch {
    return undefined
  }
}

function explain(fault: unknown): string {
  if (fault instanceof EgressError) return fault.message
  if ((fault as Error).name === 'TimeoutError')
    return `The provider did not answer within ${patienceMs / 1_000} seconds.`
  const { code } = ((fault as { cause?: unknown }).cause ?? {}) as { code?: string }
  return `The provider cannot be reached${code === undefined ? '' : ` (${code})`}.`
}
