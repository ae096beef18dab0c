import fc from 'fast-check'
import { clientEvents } from '#protocol'
import { serveForTest } from '../support/server.ts'
import type { Suite } from './suite.ts'

const paths = [
  '/api/session/init',
  '/api/chat',
  '/api/session/%s',
  '/api/stats',
  '/health',
  '/api/nothing',
  '/api/admin/sites',
]
const methods = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH']

/** JSON that nobody should send: odd numbers, poisoned keys, lone surrogates, deep and wide. */
const strange = fc.oneof(
  { weight: 5, arbitrary: fc.jsonValue({ depthSize: 'medium', noUnicodeString: false }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\ud800', '__proto__', '\u0000', 1e308, -0, 2 ** 53, 'x'.repeat(6_000)),
  },
)
const names =
  'sessionId message pageContext context result actionId confirmed clientMessageId visitor indexedElements success ' +
  'streamId value __proto__ constructor toString'
const keys = fc.constantFrom(...names.split(' '))
const object = fc.array(fc.tuple(keys, strange), { maxLength: 6 })
const nested = fc
  .integer({ min: 1, max: 3_000 })
  .map((levels) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels))

/** A body of text; sometimes it speaks of the real session, so that it gets past the first door. */
function bodyOf(sessionId: string): fc.Arbitrary<string> {
  const honest = { sessionId, message: 'hi' }
  return fc.oneof(
    object.map((entries) => JSON.stringify(Object.fromEntries(entries))),
    object.map((entries) => JSON.stringify({ ...honest, ...Object.fromEntries(entries) })),
    strange.map((pageContext) => JSON.stringify({ ...honest, pageContext })),
    nested.map((context) => `{"sessionId":"${sessionId}","message":"hi","pageContext":{"data":${context}}}`),
    fc.string({ maxLength: 200 }),
  )
}

export interface FuzzCounts {
  readonly bodies: number
  readonly events: number
  /** Answers that were no JSON with the one error body, or a 500. */
  readonly bad: string[]
}

/** Throws random bodies and events at a real server while a good neighbour keeps asking. */
export async function fuzz({ count, seed }: { count: number; seed: number }): Promise<FuzzCounts> {
  const house = await serveForTest({
    LIMIT_INIT_PER_MINUTE: '100000000',
    LIMIT_CHAT_PER_MINUTE: '100000000',
    LIMIT_EVENTS_PER_SECOND: '100000000',
  })
  const bad: string[] = []
  const uncaught = (fault: unknown) => void bad.push(`uncaught: ${String(fault)}`)
  process.on('uncaughtException', uncaught)
  process.on('unhandledRejection', uncaught)
  try {
    const sessionId = await house.init()
    const bodies = fc.sample(bodyOf(sessionId), { numRuns: Math.ceil(count / 2), seed })
    for (let at = 0; at < bodies.length; at += 50)
      await Promise.all(bodies.slice(at, at + 50).map((body, index) => postBody(body, at + index)))

    const neighbour = house.connect(await house.init())
    await neighbour.next('session_joined')
    const { socket, next, heard } = house.connect(sessionId)
    await next('session_joined')
    const events = fc.sample(bodyOf(sessionId), { numRuns: Math.floor(count / 2), seed: seed + 1 })
    for (let at = 0; at < events.length; at += 200) {
      for (const [index, body] of events.slice(at, at + 200).entries()) sendEvent(body, at + index)
      // What was sent before this join has been looked at when it is answered.
      const before = heard.length
      socket.emit('join_session', { sessionId })
      await next('session_joined', undefined, before)
      heard.length = 0
    }
    if (!neighbour.socket.connected) bad.push('the neighbour lost its socket')
    const health = await house.call('/health')
    if (health.status !== 200) bad.push(`health said ${health.status}`)
    return { bodies: bodies.length, events: events.length, bad }

    async function postBody(body: string, index: number): Promise<void> {
      const method = index % 3 === 0 ? 'POST' : (methods[index % methods.length] ?? 'GET')
      // The session must outlive the storm: only nonsense is deleted.
      const nonsense = encodeURIComponent(body.slice(0, 20).toWellFormed())
      const id = method === 'DELETE' || index % 2 === 0 ? nonsense : sessionId
      const path = (paths[index % paths.length] ?? '/health').replace('%s', id)
      const hasBody = method !== 'GET' && method !== 'DELETE'
      const answer = await house
        .call(path, { method, ...(hasBody ? { body } : {}) })
        .catch((fault: unknown) => ({ status: 0, body: String(fault) }))
      const named = answer.status < 400 || typeof answer.body?.error === 'string'
      if (answer.status === 0 || answer.status >= 500 || !named)
        bad.push(`${method} ${path} ${body.slice(0, 200)} → ${answer.status}`)
    }

    function sendEvent(body: string, index: number): void {
      const names = [...Object.keys(clientEvents), 'nothing', 'toString', '__proto__']
      const payload = isJson(body) ? body : JSON.stringify(body)
      // `stop` on purpose too; deletion is not an event, so the session lives.
      socket.io.engine.write(`2[${JSON.stringify(names[index % names.length])},${payload}]`)
    }
  } finally {
    process.off('uncaughtException', uncaught)
    process.off('unhandledRejection', uncaught)
    await house.close()
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export const fuzzing: Suite = {
  summary: '100,000 random bodies and events: no uncaught exception, neighbours unaffected',
  async run({ seed }) {
    const { bodies, events, bad } = await fuzz({ count: 100_000, seed })
    return {
      tables: [{ title: 'Fuzz', columns: ['bodies', 'events', 'bad'], rows: [[bodies, events, bad.length]] }],
      failures: bad.slice(0, 20),
    }
  },
}
