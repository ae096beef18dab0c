import { createActor } from '../acting/actor.ts'
import { createPageReporter } from '../acting/page-reporter.ts'
import { watchRoute } from '../acting/watch-route.ts'
import type { Visitor } from '../api.ts'
import type { Handover, Panel } from '../loader/handover.ts'
import { watchTheme } from '../look/watch-theme.ts'
import { createCore } from '../core/core.ts'
import { createActions } from './create-actions.ts'
import { createSessionLifecycle } from './session-lifecycle.ts'
import { createMessageOutbox } from './message-outbox.ts'
import { languageOf } from '../core/first-view.ts'
import { onServerEvent } from './on-server-event.ts'
import { createSiteTools } from '../tools/site-tools.ts'
import type { Store } from '../core/store.ts'
import type { Actions, View } from '../core/view.ts'
import { markLauncher } from './mark-launcher.ts'
import { coversPage, standsBeside, watchSurroundings } from '../core/watch-surroundings.ts'

/** Builds a running widget: the state the components draw, what they can ask for, and the panel's side of the API. */
export function createWidget(handover: Handover): {
  view: Store<View>
  actions: Actions
  panel: Panel
} {
  const { store, bus, launcher, host, options } = handover
  const wasSmall = store.own.small
  const core = createCore(handover)
  const { view } = core
  const theme = watchTheme(host.frame, handover.config.theme ?? 'auto')
  const tools = createSiteTools(() => reporter.page())
  const reporter = createPageReporter(core, tools)
  const actor = createActor(core, reporter)
  const outbox = createMessageOutbox(core, reporter, () => lifecycle)
  let visitor: Visitor | undefined
  let joined: string | undefined

  const lifecycle = createSessionLifecycle(core, {
    onEvent(name, payload) {
      onServerEvent(core, actor, name, payload)
      if (name === 'session_joined' && joined !== core.session?.id) afterJoining()
    },
    onOnline() {
      outbox.wake()
      if (visitor) core.connection?.emit('identify', { visitor })
    },
    onElsewhere: () => actor.stop(),
  })

  /** A page has loaded: the assistant is told where it is now, if it is in the middle of something. */
  function afterJoining(): void {
    joined = core.session?.id
    if (store.own.task) void actor.goOn()
    else void reporter.tell()
  }

  const onClose = () => bus.emit('close', panel.state)
  const actions = createActions({ core, reporter, actor, outbox, lifecycle, onClose })

  const panel: Panel = {
    open() {
      if (view.get().open) return
      theme.look()
      view.set({ open: true, unread: 0, ...placeOf(view.get()) })
      store.keepOwn({ open: true, sessionId: core.session?.id })
      lifecycle.connect()
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
    reset: () =>
      void actions.clear().then((gone) => {
        // Out of reach: it is out of sight, and stays where it can be deleted.
        if (!gone) actions.newChat()
      }),
    identify(said) {
      visitor = { name: said.name, email: said.email, id: said.id }
      if (core.connection?.status === 'online') core.connection.emit('identify', { visitor })
    },
    setContext: reporter.setData,
    setLocale: (locale) => void languageOf(handover, locale).then(view.set),
    setTheme: theme.set,
    registerTool: tools.add,
    get state() {
      const { open, connection, conversation, unread } = view.get()
      return { ready: true, open, connection, busy: conversation.busy, unread }
    },
    destroy() {
      actor.stop()
      core.connection?.close()
      stops.forEach((stop) => stop())
    },
  }

  const stops = [
    theme.stop,
    watchRoute(window, () => void reporter.tellSoon()),
    watchSurroundings({
      sheet: host.style(''),
      onNetwork(online) {
        view.set({ online })
        if (!online) return
        core.connection?.hurry()
        outbox.wake()
      },
      onResize: () => view.set(placeOf(view.get())),
    }),
    view.subscribe(tellState()),
    markLauncher(launcher, view),
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

  core.happen('restored', { history: core.session?.history ?? [], receipts: store.own.receipts })
  if (core.session?.renewed) core.happen('line', { line: 'renewed' })
  void languageOf(handover, options.locale).then(view.set)
  if (core.session && store.own.sessionId === core.session.id) {
    const { modal, beside } = view.get()
    // Whoever goes to another page wants to see that; a task that goes on there is watched.
    if (store.own.open && (store.own.task || !(modal || wasSmall))) {
      panel.open()
      if (store.own.task && !beside) view.set({ aside: 'bottom' })
    } else if (store.own.task) lifecycle.connect()
  }
  return { view, actions, panel }
}

function placeOf({ config: { layout } }: View): Pick<View, 'modal' | 'beside'> {
  return { modal: coversPage(layout), beside: standsBeside(layout) }
}
