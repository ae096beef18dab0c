import { io } from 'socket.io-client'

export interface Heard {
  readonly name: string
  readonly payload: Record<string, unknown>
}

/** A visitor with a stock client that is never told what happens to the server. */
export async function startVisitor(url: string, origin: string) {
  const headers = { origin, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Record<string, string>
  }
  const { sessionId = '' } = await post('/api/session/init', {})
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  const socket = io(url, {
    query: { sessionId },
    transports: ['websocket'],
    extraHeaders: { origin },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  socket.on('connect', () => socket.emit('join_session', { sessionId }))
  socket.onAny((name: string, payload: Record<string, unknown>) => {
    if (name !== 'session_joined') heard.push({ name, payload })
    for (const look of waiting) look()
  })

  return {
    sessionId,
    heard,
    send: (message: string, pageContext: object) => post('/api/chat', { sessionId, message, pageContext }),
    emit: (name: string, payload: object) => void socket.emit(name, { sessionId, ...payload }),
    history: async () => {
      const response = await fetch(`${url}/api/session/${sessionId}`, { headers: { origin } })
      return ((await response.json()) as { history: { role: string; content: string }[] }).history
    },
    /** Waits until the server is there again. */
    connected: () =>
      new Promise<void>((resolve) =>
        socket.connected ? resolve() : socket.once('connect', () => resolve()),
      ),
    /** The count-th event of a name, whether it was heard already or comes. */
    nth: (name: string, count = 1) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`no ${name}; heard ${JSON.stringify(heard)}`)),
          120_000,
        )
        const look = () => {
          const found = heard.filter((event) => event.name === name)[count - 1]
          if (!found) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found.payload)
        }
        waiting.add(look)
        look()
      }),
    close: () => void socket.disconnect(),
  }
}
