import { createActor } from '../acting/actor.ts'
import { createEyes } from '../acting/eyes.ts'
import { createTools } from '../acting/tools.ts'
import type { Visitor } from '../api.ts'
import { createOutbox } from '../chat/outbox.ts'
import { postMessage } from '../chat/post-message.ts'
import type { Connection } from '../connection/connection.ts'
import { pendingConfirmation } from '../conversation/conversation.ts'
import { reduce } from '../conversation/reduce.ts'
import type { Handover, Panel, Session } from '../handover.ts'
import { watchRoute } from '../acting/watch-route.ts'
import { watchTheme } from '../look/watch-theme.ts'
import { askSite } from './ask-site.ts'
import type { Core } from './core.ts'
import { openLine } from './create-line.ts'
import { hear } from './hear.ts'
import { firstView, languageOf } from './first-view.ts'
import { createStore, type Store } from './store.ts'
import type { Actions, View } from './view.ts'
import { coversPage, watchSurroundings } from './watch-surroundings.ts'

/** Builds a running widget: the state the components draw, what they can ask for, and the panel's side of the API. */
export function createWidget(handover: Handover): {
  view: Store<View>
  actions: Actions
  panel: Panel
} {
  const { store, bus, launcher, host, options } = handover
  const view = createStore<View>(firstView(handover))
  let session = handover.session
  let connection: Connection | undefined
  let visitor: Visitor | undefined
  let joined = false

  const core: Core = {
    handover,
    view,
    get session() {
      return session
    },
    get connection() {
      return connection
    },
    happen(name, what) {
      view.set({ conversation: reduce(view.get().conversation, name, what, Date.now()) })
    },
  }
  const theme = watchTheme(host.frame, handover.config.theme ?? 'auto')
  const tools = createTools()
  const eyes = createEyes(core, tools)
  const actor = createActor(core, eyes)
  const outbox = createOutbox({
    post: async (message, signal) => {
      const post = async (to: Session) => {
        const pageContext = await eyes.look({ about: message.text })
        const { clientMessageId, text } = message
        return postMessage(
          { base: handover.base, fetch, signal },
          { sessionId: to.id, message: text, clientMessageId, pageContext },
        )
      }
      try {
        const first = await post(await openSession())
        if (first.outcome !== 'no-session') return first
        return await post(await renew())
      } catch {
        return { outcome: 'unreachable' }
      }
    },
    onSending: (clientMessageId) => core.happen('sending', { clientMessageId }),
    onWaiting: (clientMessageId) => core.happen('waiting', { clientMessageId }),
    onDelivered: (clientMessageId) => core.happen('delivered', { clientMessageId }),
    onFailed: (clientMessageId, reason, retryAt) =>
      core.happen('failed', { clientMessageId, reason, ...(retryAt !== undefined && { retryAt }) }),
  })

  /** The session, started if consent had held it back or the last one has ended. */
  async function openSession(): Promise<Session> {
    if (!session || view.get().connection === 'ended') return renew()
    openConnection()
    return session
  }

  async function renew(): Promise<Session> {
    const before = session?.id
    connection?.close()
    connection = undefined
    session = await handover.startSession()
    if (session.renewed && before) core.happen('line', { line: 'renewed' })
    view.set({ past: store.shared.past?.length ?? 0 })
    openConnection()
    return session
  }

  function openConnection(): void {
    if (!session || view.get().needsConsent) return
    if (connection) {
      if (connection.status === 'elsewhere') connection.reopen()
      return
    }
    joined = false
    connection = openLine(core, session, {
      onEvent(name, payload) {
        hear(core, actor, name, payload)
        if (name === 'session_joined' && !joined) {
          joined = true
          afterJoining()
        }
      },
      onOnline() {
        outbox.wake()
        if (visitor) connection?.emit('identify', { visitor })
      },
      onElsewhere: () => actor.stop(),
    })
  }

  /** A page has loaded: the assistant is told where it is now, if it is in the middle of something. */
  function afterJoining(): void {
    if (store.own.task) void actor.goOn()
    else void eyes.tell()
  }

  const actions: Actions = {
    close() {
      if (!view.get().open || view.get().config.layout === 'inline') return
      const hadFocus = host.root.activeElement !== null
      view.set({ open: false })
      store.keepOwn({ open: undefined })
      launcher.setOpen(false)
      if (hadFocus) launcher.element.focus({ preventScroll: true })
      bus.emit('close', panel.state)
    },
    send(text) {
      const trimmed = text.trim()
      if (!trimmed || view.get().needsConsent) return
      if (!askSite(bus, 'beforeSend', { text: trimmed })) return
      const clientMessageId = crypto.randomUUID()
      actor.stop()
      actions.setDraft('')
      store.keep({ spoke: true })
      core.happen('sent', { clientMessageId, text: trimmed })
      outbox.add({ clientMessageId, text: trimmed })
      bus.emit('message', { text: trimmed })
    },
    retry(clientMessageId) {
      const item = view.get().conversation.items.find(({ key }) => key === clientMessageId)
      if (item?.kind === 'said') outbox.retry({ clientMessageId, text: item.text })
    },
    stop() {
      actor.stop()
      connection?.emit('stop', {})
    },
    setDraft(draft) {
      // Whoever writes will send: the page room comes in the meantime.
      if (draft) void eyes.page()
      view.set({ draft })
      store.keepOwn({ draft: draft || undefined })
    },
    answer(key, confirmed) {
      const question = pendingConfirmation(view.get().conversation)
      if (question?.key !== key) return
      core.happen('answered', { key, confirmed })
      const { confirmationId, message } = question
      void eyes.tell({ always: true }).then(() => {
        connection?.emit('confirmation_response', { confirmed, ...(confirmationId && { confirmationId }) })
        connection?.resume.release(`ask:${confirmationId}`)
      })
      bus.emit('confirmation', { message, confirmed })
    },
    answerBlock(key, text) {
      core.happen('block_answered', { key })
      actions.send(text)
    },
    feedback(streamId, value) {
      connection?.emit('feedback', { streamId, value })
      core.happen('feedback', { streamId, value })
      actions.announce(view.get().say('thanks'))
    },
    undo: (key) => void actor.undo(key),
    takeBack: () => connection?.reopen(),
    agree() {
      store.keep({ consent: true })
      store.allow()
      view.set({ needsConsent: false })
      void openSession().catch(() => undefined)
    },
    clear: () => void forget(session ? [session.id] : []).then(startOver),
    clearPast() {
      void forget(store.shared.past ?? [])
      store.keep({ past: undefined })
      view.set({ past: 0 })
    },
    announce: (announcement) => view.set({ announcement }),
    style: host.style,
  }

  async function forget(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await fetch(`${handover.base}/api/session/${id}`, { method: 'DELETE', credentials: 'omit' }).catch(
        () => undefined,
      )
  }

  async function startOver(): Promise<void> {
    actor.stop()
    outbox.clear()
    connection?.close()
    connection = undefined
    session = undefined
    store.keep({ sessionId: undefined, spoke: undefined, plans: undefined })
    store.keepOwn({ sessionId: undefined, offset: undefined, task: undefined, draft: undefined })
    core.happen('cleared', {})
    core.happen('line', { line: 'cleared' })
    view.set({ draft: '', connection: 'idle', told: undefined })
    session = await handover.startSession().catch(() => undefined)
    openConnection()
  }

  const panel: Panel = {
    open() {
      if (view.get().open) return
      view.set({ open: true, unread: 0, modal: coversPage(view.get().config.layout) })
      store.keepOwn({ open: true, sessionId: session?.id })
      launcher.setOpen(true, view.get().say('close'))
      launcher.setUnread(0)
      openConnection()
      bus.emit('open', panel.state)
    },
    close: actions.close,
    send(text) {
      panel.open()
      actions.send(text)
    },
    prefill(text) {
      panel.open()
      actions.setDraft(text)
    },
    stop: actions.stop,
    reset: actions.clear,
    identify(said) {
      visitor = { name: said.name, email: said.email, id: said.id }
      if (connection?.status === 'online') connection.emit('identify', { visitor })
    },
    setContext: eyes.setData,
    setLocale: (locale) => void languageOf(handover, locale).then(view.set),
    setTheme: theme.set,
    registerTool: tools.add,
    get state() {
      const { open, connection, conversation, unread } = view.get()
      return { ready: true, open, connection, busy: conversation.busy, unread }
    },
    destroy() {
      actor.stop()
      connection?.close()
      stops.forEach((stop) => stop())
    },
  }

  const stops = [
    theme.stop,
    watchRoute(window, () => void eyes.tellSoon()),
    watchSurroundings({
      sheet: host.style(''),
      onNetwork(online) {
        view.set({ online })
        if (online) outbox.wake()
      },
      onResize: () => view.set({ modal: coversPage(view.get().config.layout) }),
    }),
    view.subscribe(tellState()),
  ]

  /** `state` is told when the part of it the site can see has changed. */
  function tellState(): () => void {
    let last = ''
    return () => {
      const now = JSON.stringify(panel.state)
      if (now !== last) bus.emit('state', panel.state)
      last = now
    }
  }

  core.happen('restored', { history: session?.history ?? [] })
  if (session?.renewed) core.happen('line', { line: 'renewed' })
  void languageOf(handover, options.locale).then(view.set)
  if (session && store.own.sessionId === session.id) {
    if (store.own.open) panel.open()
    else if (store.own.task) openConnection()
  }
  return { view, actions, panel }
}
