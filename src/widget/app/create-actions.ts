import { maskSecrets, type ConversationKey, type ConversationSummary } from '#protocol'
import type { Actor } from '../acting/actor.ts'
import type { PageReporter } from '../acting/page-reporter.ts'
import type { Outbox } from './outbox.ts'
import { pendingConfirmation } from '../conversation/conversation.ts'
import { allChats, earlierChats } from '../core/first-view.ts'
import { askSite } from '../core/ask-site.ts'
import type { Core } from '../core/core.ts'
import type { SessionLifecycle } from './session-lifecycle.ts'
import { focusPanel } from '../core/focus-panel.ts'
import type { Actions } from '../core/view.ts'

interface ConversationList {
  readonly conversations: readonly ConversationSummary[]
}

/** What the components can ask for. */
export function createActions(options: {
  core: Core
  reporter: PageReporter
  actor: Actor
  outbox: Outbox
  lifecycle: SessionLifecycle
  onClose: () => void
}): Actions {
  const { core, reporter, actor, outbox, lifecycle } = options
  const { view, handover } = core
  const { store, bus, launcher, host } = handover
  const chatOf = (id: string) => allChats(store).find((chat) => chat.id === id)

  /** Nothing of this conversation goes on. */
  function quit(): void {
    actor.stop()
    actor.forget()
    outbox.clear()
  }

  /** What was pressed may be gone with what was shown. */
  const focusSoon = () => setTimeout(() => focusPanel(host.root))

  /** The same for what goes or is over with an answer: whoever pressed it stays in the chat. */
  function stayInside(): void {
    const { root } = host
    if (root.activeElement) setTimeout(() => root.querySelector(':focus:not(:disabled)') ?? focusPanel(root))
  }

  /** Leaves what goes on in this conversation for another one. */
  function changeTo(conversation?: ConversationKey): void {
    quit()
    void lifecycle.changeTo(conversation)
    focusSoon()
  }

  const actions: Actions = {
    show(screen) {
      view.set({ screen })
      focusSoon()
    },
    close() {
      if (!view.get().open || view.get().config.layout === 'inline') return
      const hadFocus = host.root.activeElement !== null
      view.set({ open: false, aside: undefined, screen: 'chat' })
      store.keepOwn({ open: undefined })
      // The launcher comes back when the panel is gone.
      if (hadFocus) setTimeout(() => launcher.element.focus({ preventScroll: true }))
      options.onClose()
    },
    expand() {
      view.set({ aside: undefined })
      focusSoon()
    },
    resize(width, keep) {
      view.set({ width })
      if (keep) store.keep({ width })
    },
    send(text) {
      const trimmed = text.trim()
      if (!trimmed || view.get().needsConsent) return
      if (!askSite(bus, 'beforeSend', { text: trimmed })) return
      // What the visitor reads here is what was sent.
      const told = maskSecrets(trimmed)
      const clientMessageId = crypto.randomUUID()
      stayInside()
      actor.stop()
      actions.setDraft('')
      store.keep({ spoke: true })
      core.happen('sent', { clientMessageId, text: told })
      outbox.add({ clientMessageId, text: told })
      bus.emit('message', { text: told })
    },
    prefill(text) {
      actions.setDraft(text)
      focusPanel(host.root)
    },
    retry(clientMessageId) {
      const item = view.get().conversation.items.find(({ key }) => key === clientMessageId)
      if (item?.kind === 'said') outbox.retry({ clientMessageId, text: item.text })
    },
    again() {
      const last = view
        .get()
        .conversation.items.findLast((item) => item.kind === 'said' && item.by === 'user')
      if (last?.kind === 'said') actions.send(last.text)
    },
    stop() {
      actor.stop()
      core.connection?.emit('stop', {})
    },
    setDraft(draft) {
      // Whoever writes will send: the page room comes in the meantime.
      if (draft) void reporter.page()
      view.set({ draft })
      store.keepOwn({ draft: draft || undefined })
    },
    answer(key, confirmed, remember) {
      const question = pendingConfirmation(view.get().conversation)
      if (question?.key !== key) return
      stayInside()
      core.happen('answered', { key, confirmed })
      const { confirmationId, message } = question
      void reporter.tell({ always: true }).then(() => {
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
      void lifecycle.open().catch(() => undefined)
    },
    clear: () => lifecycle.startOver(quit),
    newChat: () => changeTo(),
    async listChats() {
      const told = await core.post('/api/conversations', { conversations: earlierChats(store) })
      return (told as ConversationList | undefined)?.conversations
    },
    openChat: (id) => changeTo(chatOf(id)),
    async deleteChat(id) {
      const chat = chatOf(id)
      return !chat || lifecycle.forget(chat)
    },
    async leaveMessage(message) {
      const session = await lifecycle.open().catch(() => undefined)
      if (!session) return false
      return (await core.post('/api/contact', { sessionId: session.id, ...message })) !== undefined
    },
    async clearPast() {
      for (const chat of earlierChats(store)) if (!(await lifecycle.forget(chat))) return false
      return true
    },
    announce: (announcement) => view.set({ announcement }),
    style: host.style,
  }
  return actions
}
