import {
  adminCalls,
  type AdminAnswer,
  type AdminBody,
  type AdminCallName,
  type AdminParams,
  type AdminQuery,
} from '#protocol'
import { Problem, problemOf } from './problem.ts'

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [K in Key]: Value }

/** What a call of the admin API takes: exactly the parts its schemas name. */
export type CallInput<Name extends AdminCallName> = Given<'params', AdminParams<Name>> &
  Given<'query', AdminQuery<Name>> &
  Given<'body', AdminBody<Name>> & { readonly ifMatch?: string; readonly signal?: AbortSignal }

export type Call = <Name extends AdminCallName>(
  name: Name,
  input: CallInput<Name>,
) => Promise<AdminAnswer<Name>>

export interface ApiClient {
  readonly call: Call
  /** The same call for an answer that is a file. */
  file<Name extends AdminCallName>(
    name: Name,
    input: CallInput<Name>,
  ): Promise<{ name: string; content: Blob }>
}

interface Parts {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
  readonly ifMatch?: string
  readonly signal?: AbortSignal
}

/** A client of the admin API; every call carries a token that is still good. */
export function createApiClient(options: {
  token: () => Promise<string>
  fetch?: typeof fetch
  onEnded?: () => void
}): ApiClient {
  const { token, fetch = globalThis.fetch.bind(globalThis), onEnded } = options

  async function request(name: AdminCallName, input: object): Promise<Response> {
    const [method, path] = adminCalls[name]
    const { params, query, body, ifMatch, signal } = input as Parts
    const bearer = await token()
    const answer = await fetch(addressOf(path, params, query), {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((fault: unknown) => {
      if (signal?.aborted) throw fault
      throw new Problem('unreachable', 'The server cannot be reached. Check the connection and try again.')
    })
    if (answer.status === 401) onEnded?.()
    if (!answer.ok) throw await problemOf(answer)
    return answer
  }

  return {
    async call(name, input) {
      const answer = await request(name, input)
      return (await answer.json()) as AdminAnswer<typeof name>
    },
    async file(name, input) {
      const answer = await request(name, input)
      const [, fileName] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
      return { name: fileName ?? name, content: await answer.blob() }
    },
  }
}

/** Fills `:names` and appends the query; what is undefined or empty is left out. */
export function addressOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`
}
