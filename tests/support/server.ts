import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { pino } from 'pino'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer, type ServerParts } from '#server'

export const origin = 'http://shop.test'
export const otherOrigin = 'http://other.test'

/** A real server on a free port with two registered sites, in this process. */
export async function serveForTest(environment: Record<string, string> = {}, parts: ServerParts = {}) {
  const folder = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pagehand-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ...environment })
  await registerSites(folder)
  const server = await startServer(config, { logger: pino({ level: 'silent' }), ...parts })
  const url = `http://127.0.0.1:${server.port}`
  const sockets: Socket[] = []

  return {
    url,
    folder,
    server,
    call,
    init,
    connect,
    async close() {
      for (const socket of sockets) socket.disconnect()
      await server.close()
      if (environment.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }

  /** One request as a page of the site sends it. */
  async function call(
    path: string,
    options: { method?: string; body?: unknown; from?: string | null; headers?: Record<string, string> } = {},
  ) {
    const { method = options.body === undefined ? 'GET' : 'POST', body, from = origin, headers } = options
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(from === null ? {} : { origin: from }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }

  async function init(from = origin): Promise<string> {
    const { body } = await call('/api/session/init', { body: {}, from })
    return body.sessionId
  }

  /** A stock client that keeps everything it hears, in order. */
  function connect(sessionId: string, options: Record<string, unknown> = {}) {
    const heard: { name: string; payload: Record<string, unknown> }[] = []
    const waiting = new Set<() => void>()
    const socket = io(url, {
      query: { sessionId },
      transports: ['websocket'],
      extraHeaders: { origin },
      forceNew: true,
      ...options,
    })
    sockets.push(socket)
    socket.onAny((name, payload) => {
      heard.push({ name, payload })
      for (const look of waiting) look()
    })
    socket.on('connect', () => socket.emit('join_session', { sessionId }))
    return {
      socket,
      heard,
      /** Waits for the first event of this name that fits and that was not there before `after` others. */
      async next(name: string, fits: (payload: Record<string, unknown>) => boolean = () => true, after = 0) {
        return new Promise<Record<string, unknown>>((resolve, reject) => {
          const timer = setTimeout(
            () => reject(new Error(`no ${name}; heard ${JSON.stringify(heard)}`)),
            15_000,
          )
          const look = () => {
            const found = heard.slice(after).find((event) => event.name === name && fits(event.payload))
            if (!found) return
            clearTimeout(timer)
            waiting.delete(look)
            resolve(found.payload)
          }
          waiting.add(look)
          look()
        })
      },
    }
  }
}

async function registerSites(folder: string): Promise<void> {
  const store = await openStore({ dataDir: folder, sessionIdleMs: 1_800_000 })
  for (const [id, host] of [
    ['shop', 'shop.test'],
    ['other', 'other.test'],
  ] as const)
    await store.sites.add({ id, name: id, hosts: [host], config: defaultSiteConfig(id), createdAt: 0 })
  await store.close()
}
