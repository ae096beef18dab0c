import type { ConversationKey } from '#protocol'
import type { Session } from '../handover.ts'
import type { Core } from './core.ts'
import { allChats, earlierChats } from './first-view.ts'
import { openSessionConnection, type ConnectionListeners } from './session-connection.ts'

/** The lifecycle of the session: started, connected, renewed when it has ended, deleted. */
export interface SessionLifecycle {
  /** The session with its connection open; started if consent had held it back or the last one has ended. */
  open(): Promise<Session>
  /** A new one, because the server knows the old one no more. */
  renew(): Promise<Session>
  /** Connects, or takes it back from another tab. */
  connect(): void
  /** Deletes the conversation and begins anew. */
  startOver(): Promise<void>
  /** Leaves the conversation as it is, for a new one or for an earlier one. */
  changeTo(conversation: ConversationKey | undefined): Promise<void>
  /** Deletes what the server keeps of earlier conversations. */
  forgetPast(): Promise<void>
}

export function createSessionLifecycle(core: Core, listeners: ConnectionListeners): SessionLifecycle {
  const { handover, view } = core
  const { store } = handover

  function connect(): void {
    const { session, connection } = core
    if (!session || view.get().needsConsent) return
    if (!connection) core.connection = openSessionConnection(core, session, listeners)
    else if (connection.status === 'elsewhere') connection.reopen()
  }

  function hangUp(): void {
    core.connection?.close()
    core.connection = undefined
  }

  let renewing: Promise<Session> | undefined

  /** One at a time: a yes to the terms and the first message both want a session, and it must be the same. */
  function renew(): Promise<Session> {
    renewing ??= startAnew().finally(() => (renewing = undefined))
    return renewing
  }

  async function startAnew(): Promise<Session> {
    const before = core.session?.id
    hangUp()
    const session = (core.session = await handover.startSession())
    if (session.renewed && before) core.happen('line', { line: 'renewed' })
    const past = store.shared.past?.length ?? 0
    view.set({ past, chats: earlierChats(store).length, trial: session.trial && [] })
    connect()
    return session
  }

  async function begin(conversation: ConversationKey | undefined): Promise<void> {
    hangUp()
    store.keep({ sessionId: undefined, spoke: undefined, plans: undefined, conversation })
    store.keepOwn({
      sessionId: undefined,
      trial: undefined,
      offset: undefined,
      task: undefined,
      receipts: undefined,
      draft: undefined,
    })
    core.happen('cleared', { provisional: conversation !== undefined })
    view.set({ draft: '', connection: 'idle', told: undefined, screen: 'chat', aside: undefined })
    core.session = await handover.startSession().catch(() => undefined)
    view.set({ chats: earlierChats(store).length, trial: core.session?.trial && [] })
    connect()
  }

  async function erase(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await fetch(`${handover.base}/api/session/${id}`, { method: 'DELETE', credentials: 'omit' }).catch(
        () => undefined, // already gone, or out of reach
      )
  }

  return {
    connect,
    renew,
    async open() {
      if (!core.session || view.get().connection === 'ended') return renew()
      connect()
      return core.session
    },
    async startOver() {
      await erase(core.session ? [core.session.id] : [])
      store.keep({ chats: earlierChats(store).toReversed() })
      const begun = begin(undefined)
      core.happen('line', { line: 'cleared' })
      await begun
    },
    changeTo: begin,
    async forgetPast() {
      const past = store.shared.past ?? []
      const chats = earlierChats(store)
      store.keep({
        past: undefined,
        chats: allChats(store).filter((chat) => !chats.some(({ id }) => id === chat.id)),
      })
      view.set({ past: 0, chats: 0 })
      await erase(past)
      for (const chat of chats) await core.post('/api/conversations/delete', chat)
    },
  }
}
