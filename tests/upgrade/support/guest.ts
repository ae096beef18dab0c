import { io } from 'socket.io-client'
import { waitUntil } from '../../support/own-process.ts'

export type Payload = Record<string, unknown>

/** A visitor with a stock client, in a session of their own or in one from before. */
export async function openGuest(url: string, { origin, sessionId }: { origin: string; sessionId?: string }) {
  async function request(method: string, path: string, body?: object): Promise<Payload> {
    const headers = { origin, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = (await response.json()) as Payload
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const id = sessionId ?? String((await request('POST', '/api/session/init', {})).sessionId)
  const heard: { name: string; payload: Payload }[] = []
  const waiting = new Set<() => void>()
  const socket = io(url, {
    query: { sessionId: id },
    transports: ['websocket'],
    extraHeaders: { origin },
    forceNew: true,
  })
  socket.onAny((name: string, payload: Payload) => {
    heard.push({ name, payload })
    for (const look of waiting) look()
  })
  socket.on('connect', () => socket.emit('join_session', { sessionId: id }))

  /** The first event of one of these names after the last one waited for. */
  let from = 0
  const next = (...names: string[]) =>
    new Promise<Payload>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${names}; heard ${JSON.stringify(heard)}`)), 20_000)
      const look = () => {
        const at = heard.findIndex(({ name }, index) => index >= from && names.includes(name))
        if (at === -1) return
        from = at + 1
        clearTimeout(timer)
        waiting.delete(look)
        resolve(heard[at]?.payload ?? {})
      }
      waiting.add(look)
      look()
    })
  const joined = await next('session_joined')

  return {
    id,
    /** What `session_joined` brought. */
    joined,
    next,
    say: (message: string, pageContext: object) =>
      request('POST', '/api/chat', { sessionId: id, message, pageContext }),
    emit: (name: string, payload: object) => void socket.emit(name, { sessionId: id, ...payload }),
    /** Returns when everything emitted so far has been dealt with: events are taken in their order. */
    async settled() {
      socket.emit('stop', { sessionId: 'nobody' })
      await next('error')
    },
    /** Returns when the last thing said is this one: what nodes share is written after it was sent. */
    async saved(content: string) {
      await waitUntil(async () => {
        const { history } = (await request('GET', `/api/session/${id}`)) as { history: { content: string }[] }
        return history.at(-1)?.content === content
      })
    },
    restored: () => request('GET', `/api/session/${id}`),
    close: () => void socket.disconnect(),
  }
}
