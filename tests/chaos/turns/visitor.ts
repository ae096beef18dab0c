import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { transports, versions, type Transport, type Version } from '../replay/page.ts'
import { until } from '../support/until.ts'
import { origin } from './house.ts'

/** One event as a stock client delivered it. */
export interface Heard {
  readonly name: string
  readonly payload: { readonly text?: string; readonly delta?: string; readonly more?: boolean }
  /** Its place in the session's log, from the trailing offset. */
  readonly seq: number
  /** The log it belongs to. */
  readonly epoch: string
}

export interface Entry {
  readonly role: string
  readonly content: string
}

/** A visitor who asks one thing after the other and waits for each answer. */
export interface Visitor {
  readonly sessionId: string
  readonly heard: readonly Heard[]
  /** What the conversation looked like at each `session_joined`, and how much was heard before it. */
  readonly joins: readonly { readonly history: readonly Entry[]; readonly after: number }[]
  readonly asked: number
  /** Lets the answer under way end; false: it never did. */
  leave(): Promise<boolean>
}

export interface VisitorOptions {
  readonly url: string
  readonly version: Version
  readonly transport: Transport
}

/** How long nothing may be heard once the faults are over. Before, a busy machine may take minutes to start a killed server. */
const patienceMs = 120_000
/** A request whose server was killed may hang without an error. */
const tryMs = 5_000

export async function openVisitor({ url, version, transport }: VisitorOptions): Promise<Visitor> {
  const { sessionId } = (await post(`${url}/api/session/init`, {})) as { sessionId: string }
  const heard: Heard[] = []
  let asked = 0
  let leaving = false
  const joins: Visitor['joins'][number][] = []
  const socket = versions[version](url, {
    ...transports[transport],
    query: { sessionId },
    forceNew: true,
    // A connection that is kept would hold a polling client at one node.
    agent: new Agent({ keepAlive: false }) as never,
    extraHeaders: { origin },
    reconnectionDelay: 50,
    reconnectionDelayMax: 300,
  })
  socket.on('connect', () => socket.emit('join_session', { sessionId }))
  socket.onAny((name: string, payload: Heard['payload'], offset?: string) => {
    if (offset === undefined) return
    const [epoch = '', seq] = offset.split('.')
    heard.push({ name, payload, epoch, seq: Number(seq) })
  })
  socket.on('session_joined', ({ history }: { history: Entry[] }) => {
    joins.push({ history, after: heard.length })
  })
  const isLeaving = () => leaving
  // What was said while the log was lost comes with the history of the restore.
  const answers = () => Math.max(heard.filter(isTerminal).length, answersSeen({ heard, joins }).length)

  async function askOn(): Promise<boolean> {
    do {
      const message = `question ${++asked}`
      await post(`${url}/api/chat`, { sessionId, message, clientMessageId: randomUUID() })
      if (!(await answered())) return false
    } while (!isLeaving())
    return true
  }
  /** Patient until the faults are over, and after that as long as anything is heard. */
  async function answered(): Promise<boolean> {
    for (;;) {
      const before = { heard: heard.length, leaving }
      await until(() => answers() >= asked || heard.length > before.heard, patienceMs)
      if (answers() >= asked) return true
      if (before.leaving && heard.length === before.heard) return false
    }
  }

  const talk = askOn()
  return {
    sessionId,
    heard,
    joins,
    get asked() {
      return asked
    },
    async leave() {
      leaving = true
      const well = await talk
      // What is doubled comes late.
      await delay(300)
      socket.disconnect()
      return well
    },
  }
}

/** The answers on the visitor's screen: those of the last restore, and what came after it. */
export function answersSeen({ heard, joins }: Pick<Visitor, 'heard' | 'joins'>): string[] {
  const { history, after } = joins.at(-1) ?? { history: [], after: 0 }
  return [
    ...history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    ...heard.slice(after).flatMap((event) => (isTerminal(event) ? [event.payload.text ?? ''] : [])),
  ]
}

export function isTerminal({ name, payload }: Heard): boolean {
  return name === 'message' || name === 'task_complete' || (name === 'message_done' && payload.more !== true)
}

/** Tries again as a page would, with the same id, until there is an answer. */
async function post(url: string, body: unknown): Promise<unknown> {
  for (;;) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(tryMs),
    })
      .then((response) => (response.ok ? (response.json() as Promise<unknown>) : undefined))
      .catch(() => undefined)
    if (answer !== undefined) return answer
    await delay(100)
  }
}
