import type { PageReporter } from '../acting/page-reporter.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { postMessage } from './post-message.ts'
import type { Session } from '../loader/handover.ts'
import type { Core } from '../core/core.ts'
import type { SessionLifecycle } from './session-lifecycle.ts'

/** Sends the visitor's messages with what the page shows; one that finds its session gone goes into a new one. */
export function createMessageOutbox(
  core: Core,
  reporter: PageReporter,
  lifecycle: () => SessionLifecycle,
): Outbox {
  const { base } = core.handover
  return createOutbox({
    async post({ clientMessageId, text }, signal) {
      const post = async ({ id }: Session) => {
        const pageContext = await reporter.look({ about: text })
        const request = { sessionId: id, message: text, clientMessageId, pageContext }
        return postMessage({ base, fetch, signal }, request)
      }
      try {
        const first = await post(await lifecycle().open())
        return first.outcome === 'no-session' ? await post(await lifecycle().renew()) : first
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
}
