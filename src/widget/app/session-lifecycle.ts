import type { ConversationKey } from '#protocol'
import type { Session } from '../loader/handover.ts'
import type { Core } from '../core/core.ts'
import { allChats, earlierChats } from '../core/first-view.ts'
import { openSessionConnection, type ConnectionListeners } from './session-connection.ts'

/** The lifecycle of the session: started, connected, renewed when it has ended, deleted. */
export interface SessionLifecycle {
  /** The session with its connection open; started if consent had held it back or the last one has ended. */
  open(): Promise<Session>
  /** A new one, because the server knows the old one no more. */
  renew(): Promise<Session>
  /** Connects, or takes it back from another tab. */
  connect(): void
  /** Deletes the conversation, and starts over once `quit` has ended what goes on in it. False: it is still there. */
  startOver(quit: () => void): Promise<boolean>
  /** Leaves the conversation as it is, for a new one or for an earlier one. */
  changeTo(conversation: ConversationKey | undefined): Promise<void>
  /** Deletes an earlier conversation. False: it is still there. */
  forget(conversation: ConversationKey): Promise<boolean>
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
    began(session)
    return session
  }

  function began(session: Session | undefined): void {
    view.set({ chats: earlierChats(store).length, trial: session?.trial && [] })
    connect()
  }

  async function begin(conversation: ConversationKey | undefined): Promise<void> {
    // One that is still on its way belongs to the conversation that is left, and would be taken for this one's.
    if (renewing) {
      await renewing.catch(() => undefined)
      return begin(conversation)
    }
    hangUp()
    // A trial is of this tab alone, and so is the next one.
    const tried = conversation ? undefined : store.own.trial
    if (!tried) store.keep({ sessionId: undefined, spoke: undefined, plans: undefined, conversation })
    store.keepOwn({
      sessionId: undefined,
      trial: undefined,
      tried,
      offset: undefined,
      task: undefined,
      receipts: undefined,
      draft: undefined,
    })
    core.happen('cleared', { provisional: conversation !== undefined })
    view.set({ draft: '', connection: 'idle', told: undefined, screen: 'chat', aside: undefined })
    // What is sent from now on waits for the new session, and never goes to the one that was left.
    core.session = undefined
    await renew().catch(() => began(undefined))
  }

  return {
    connect,
    renew,
    async open() {
      if (!core.session || view.get().connection === 'ended') return renew()
      connect()
      return core.session
    },
    async startOver(quit) {
      const { trial } = store.own
      const session = core.session && `/api/session/${core.session.id}`
      const erase = async () => !session || core.erase(session)
      // A trial begins the next one, and goes afterwards.
      if (!trial && !(await erase())) return false
      if (!trial) store.keep({ chats: earlierChats(store).toReversed() })
      quit()
      const begun = begin(undefined)
      core.happen('line', { line: 'cleared' })
      await begun
      return !trial || erase()
    },
    changeTo: begin,
    async forget(conversation) {
      const gone = await core.erase('/api/conversations/delete', conversation)
      if (gone) store.keep({ chats: allChats(store).filter(({ id }) => id !== conversation.id) })
      view.set({ chats: earlierChats(store).length })
      return gone
    },
  }
}
