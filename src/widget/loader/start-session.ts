import type { ConversationKey, ErrorBody, InitAnswer, RestoreAnswer } from '#protocol'
import type { Session } from '../handover.ts'
import type { BrowserStore } from './browser-store.ts'

const longestWaitSeconds = 120
const tries = 4

/** Restores the session this browser knows, or starts a new one. Fails with what the console's one line says. */
export async function startSession(options: {
  base: string
  store: BrowserStore
  fetch: typeof fetch
  delay: (ms: number) => Promise<void>
  location: Location
}): Promise<Session> {
  const { base, store, location } = options
  const { shared } = store
  const known = shared.sessionId
  const wsUrl = shared.wsUrl ?? base.replace(/^http/, 'ws')
  if (known) {
    const { status, body } = await ask(options, `/api/session/${known}`, 'GET')
    const restored = body as RestoreAnswer
    if (status === 200)
      return { id: known, wsUrl, config: restored.siteConfig, history: restored.history, renewed: false }
  }
  const { status, body } = await ask(options, '/api/session/init', 'POST', {
    siteHost: location.host,
    pageUrl: location.origin + location.pathname,
    conversation: shared.conversation,
  })
  if (status !== 200) throw new Error(reason(status, body as ErrorBody))
  const { sessionId, wsUrl: socketUrl, siteConfig, conversation } = body as InitAnswer
  const goesOn = conversation?.id === shared.conversation?.id
  const { spoke, chats = [] } = shared
  store.keep({
    sessionId,
    wsUrl: socketUrl,
    conversation,
    chats: goesOn ? chats : [...chats, conversation as ConversationKey],
    spoke: goesOn && spoke,
  })
  store.keepOwn({ sessionId, offset: undefined, task: undefined, receipts: undefined })
  return { id: sessionId, wsUrl: socketUrl, config: siteConfig, history: [], renewed: !goesOn && !!spoke }
}

async function ask(
  {
    base,
    fetch,
    delay,
  }: { base: string; fetch: typeof globalThis.fetch; delay: (ms: number) => Promise<void> },
  path: string,
  method: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  for (let left = tries; ; left--) {
    const answer = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    }).catch(() => {
      throw new Error(`${base} cannot be reached.`)
    })
    const seconds = Number(answer.headers.get('Retry-After'))
    const busy = answer.status === 429 || answer.status === 503
    if (busy && left > 1 && seconds > 0 && seconds <= longestWaitSeconds) await delay(seconds * 1000)
    else return { status: answer.status, body: await answer.json().catch(() => ({})) }
  }
}

function reason(status: number, body: ErrorBody): string {
  if (body.error === 'host_not_registered')
    return `${body.host} is not registered. Register it at ${body.signupUrl}`
  return `the server answered ${status} ${body.message ?? ''}`
}
