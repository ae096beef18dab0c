import type { ServerEvent, ServerEventName, TurnDebug } from '#protocol'
import type { Actor } from '../acting/actor.ts'
import type { Core } from '../core/core.ts'

type Handlers = { [Name in ServerEventName]: (core: Core, payload: ServerEvent<Name>, actor: Actor) => void }

/** What each event of the server sets off, beyond being drawn. */
const handlers: Handlers = {
  session_joined: (core, { history }) =>
    core.happen('joined', { history, receipts: core.handover.store.own.receipts }),
  message_chunk: (core, chunk) => core.happen('message_chunk', chunk),
  message_done(core, done) {
    if (!done.more) rest(core)
    core.happen('message_done', done)
    reply(core, done.text, done.more)
  },
  message(core, message) {
    rest(core)
    core.happen('message', message)
    reply(core, message.text)
  },
  task_complete(core, task) {
    rest(core)
    core.happen('task_complete', task)
    core.handover.bus.emit('task_complete', task)
    reply(core, task.message)
  },
  ui_block(core, block) {
    core.happen('ui_block', block)
    if (block.message) announce(core, block.message)
  },
  action_plan(core, plan, actor) {
    core.happen('action_plan', plan)
    void actor.run(plan)
  },
  confirmation_required(core, question) {
    core.happen('confirmation_required', question)
    core.handover.bus.emit('confirmation', { message: question.message })
    announce(core, question.message)
    count(core)
  },
  error: () => undefined,
}

export function onServerEvent<Name extends ServerEventName>(
  core: Core,
  actor: Actor,
  name: Name,
  payload: ServerEvent<Name>,
): void {
  const { debug } = payload as { debug?: TurnDebug }
  if (debug) core.view.set({ trial: [...(core.view.get().trial ?? []), debug] })
  handlers[name](core, payload, actor)
}

/** A turn is one answer, however many parts it has: the last one counts. */
function reply(core: Core, text: string, more = false): void {
  if (text) {
    core.handover.bus.emit('reply', { text })
    announce(core, text)
  }
  if (!more) count(core)
}

/** Read out once, when it is complete. */
function announce(core: Core, text: string): void {
  core.view.set({ announcement: text })
}

/** What arrives behind a closed panel or in a tab that nobody sees is counted, on the launcher and in the title. */
function count(core: Core): void {
  const { open, unread, config } = core.view.get()
  if (open && !document.hidden) return
  core.view.set({ unread: unread + 1 })
  // Most visitors watch, so this comes when it is needed.
  void import('./unwatched.ts').then(
    ({ countInTitle, chime }) => {
      countInTitle(core.view)
      if (config.sound) chime()
    },
    () => undefined, // the connection is down: the badge has to do
  )
}

/** The turn is over: the next page load has nothing to go on with. */
function rest(core: Core): void {
  core.handover.store.keepOwn({ task: undefined })
}
