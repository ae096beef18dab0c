import { maskSecrets } from '#protocol'
import type { Actor } from '../acting/actor.ts'
import type { Eyes } from '../acting/eyes.ts'
import type { Outbox } from '../chat/outbox.ts'
import { pendingConfirmation } from '../conversation/conversation.ts'
import { askSite } from './ask-site.ts'
import type { Core } from './core.ts'
import type { Course } from './create-course.ts'
import type { Actions } from './view.ts'

/** What the components can ask for. */
export function createActions(options: {
  core: Core
  eyes: Eyes
  actor: Actor
  mail: Outbox
  course: Course
  onClose: () => void
}): Actions {
  const { core, eyes, actor, mail, course } = options
  const { view, handover } = core
  const { store, bus, launcher, host } = handover
  const actions: Actions = {
    close() {
      if (!view.get().open || view.get().config.layout === 'inline') return
      const hadFocus = host.root.activeElement !== null
      view.set({ open: false })
      store.keepOwn({ open: undefined })
      launcher.setOpen(false)
      if (hadFocus) launcher.element.focus({ preventScroll: true })
      options.onClose()
    },
    send(text) {
      const trimmed = text.trim()
      if (!trimmed || view.get().needsConsent) return
      if (!askSite(bus, 'beforeSend', { text: trimmed })) return
      // What the visitor reads here is what was sent.
      const told = maskSecrets(trimmed)
      const clientMessageId = crypto.randomUUID()
      actor.stop()
      actions.setDraft('')
      store.keep({ spoke: true })
      core.happen('sent', { clientMessageId, text: told })
      mail.add({ clientMessageId, text: told })
      bus.emit('message', { text: told })
    },
    retry(clientMessageId) {
      const item = view.get().conversation.items.find(({ key }) => key === clientMessageId)
      if (item?.kind === 'said') mail.retry({ clientMessageId, text: item.text })
    },
    stop() {
      actor.stop()
      core.connection?.emit('stop', {})
      view.set({ aside: undefined })
    },
    setDraft(draft) {
      // Whoever writes will send: the page room comes in the meantime.
      if (draft) void eyes.page()
      view.set({ draft })
      store.keepOwn({ draft: draft || undefined })
    },
    answer(key, confirmed, remember) {
      const question = pendingConfirmation(view.get().conversation)
      if (question?.key !== key) return
      core.happen('answered', { key, confirmed })
      const { confirmationId, message } = question
      void eyes.tell({ always: true }).then(() => {
        const id = confirmationId && { confirmationId }
        core.connection?.emit('confirmation_response', { confirmed, ...id, ...(remember && { remember }) })
        core.connection?.resume.release(`ask:${confirmationId}`)
      })
      bus.emit('confirmation', { message, confirmed })
    },
    answerBlock(key, text) {
      core.happen('block_answered', { key })
      actions.send(text)
    },
    feedback(streamId, value, told) {
      core.connection?.emit('feedback', { streamId, value, ...told })
      core.happen('feedback', { streamId, value })
      const asks = value === 'down' && !told
      actions.announce(view.get().say(asks ? 'feedbackWhat' : 'thanks'))
    },
    undo: (key) => void actor.undo(key),
    takeBack: () => core.connection?.reopen(),
    agree() {
      store.keep({ consent: true })
      store.allow()
      view.set({ needsConsent: false })
      void course.open().catch(() => undefined)
    },
    clear() {
      actor.stop()
      actor.forget()
      mail.clear()
      void course.startOver()
    },
    clearPast: () => void course.forgetPast(),
    announce: (announcement) => view.set({ announcement }),
    style: host.style,
  }
  return actions
}
