import { adminCalls, type AdminAnswer, type AdminCallName, type ErrorBody } from '#protocol'
import { readConfig, startServer, type ServerParts } from '#server'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'

export interface CallOptions {
  readonly token?: string
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Answer<Name extends AdminCallName> {
  readonly status: number
  readonly headers: Headers
  readonly body: AdminAnswer<Name>
  readonly error: ErrorBody
  readonly text: string
}

/** A whole server on a free port with a fresh data folder, and a client of its admin API. */
export async function startAdmin(
  environment: Record<string, string> = {},
  parts: ServerParts = {},
  dataDir: string = mkdtempSync(join(tmpdir(), 'pagehand-admin-')),
) {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ...environment })
  const server = await startServer(config, {
    logger: pino({ level: 'silent' }),
    proveHost: async () => false,
    ...parts,
  })

  async function call<Name extends AdminCallName>(
    name: Name,
    options: CallOptions = {},
  ): Promise<Answer<Name>> {
    const { token, params = {}, query, body, headers = {} } = options
    const [method, pattern] = adminCalls[name]
    const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`${server.url}${path}${search}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const json: unknown = response.headers.get('content-type')?.includes('json')
      ? JSON.parse(text)
      : undefined
    return {
      status: response.status,
      headers: response.headers,
      body: json as AdminAnswer<Name>,
      error: json as ErrorBody,
      text,
    }
  }

  /** The secret part of a printed link. */
  const tokenOf = (link: string | undefined) => link?.split('/').at(-1) ?? ''

  return { ...server, dataDir, config, call, tokenOf }
}

export type Admin = Awaited<ReturnType<typeof startAdmin>>
