import { type ConversationKey, type ErrorBody, type InitAnswer, limits, type RestoreAnswer } from '#protocol'
import type { Session } from './handover.ts'
import type { BrowserStore } from './browser-store.ts'

const longestWaitSeconds = 120
const tries = 4

/** Restores the session this browser knows, or starts a new one. Fails with what the console's one line says. */
export async function startSession(base: string, store: BrowserStore, window: Window): Promise<Session> {
  const { location, history } = window
  const { shared, own } = store
  const token = location.hash.split('#pagehand-member=')[1]
  const memberToken = token ?? own.tried
  const known = memberToken ? undefined : (own.trial ?? shared.sessionId)
  const wsUrl = shared.wsUrl ?? base.replace(/^http/, 'ws')
  if (known) {
    const { status, body } = await ask(base, `/api/session/${known}`, 'GET')
    const restored = body as RestoreAnswer
    if (status === 200) return { ...restored, id: known, wsUrl, config: restored.siteConfig, renewed: false }
  }
  const { status, body } = await ask(base, '/api/session/init', 'POST', {
    siteHost: location.host,
    pageUrl: location.origin + location.pathname,
    conversation: shared.conversation,
    memberToken,
  })
  if (status !== 200) throw new Error(`${status} ${(body as ErrorBody).message ?? 'no answer'}`)
  const { sessionId, wsUrl: socketUrl, siteConfig, conversation, trial } = body as InitAnswer
  // It works once: nothing is left to read it from.
  if (token) history.replaceState(null, '', location.pathname + location.search)
  const goesOn = conversation?.id === shared.conversation?.id
  const { spoke, chats = [] } = shared
  // A trial is of this tab alone.
  if (!trial)
    store.keep({
      sessionId,
      wsUrl: socketUrl,
      conversation,
      chats: goesOn ? chats : [...chats, conversation as ConversationKey].slice(-limits.conversationsAtOnce),
      spoke: goesOn && spoke,
    })
  store.keepOwn({
    sessionId,
    trial: trial && sessionId,
    tried: undefined,
    offset: undefined,
    task: undefined,
    receipts: undefined,
  })
  const renewed = !trial && !goesOn && !!spoke
  return { id: sessionId, wsUrl: socketUrl, config: siteConfig, history: [], trial, renewed }
}

async function ask(
  base: string,
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
    const busy = [429, 503].includes(answer.status)
    if (busy && left > 1 && seconds > 0 && seconds <= longestWaitSeconds)
      await new Promise((done) => setTimeout(done, seconds * 1000))
    else return { status: answer.status, body: await answer.json().catch(() => ({})) }
  }
}
