import type { FailedSend } from '../conversation/conversation.ts'
import type { Posted } from './post-message.ts'

/** Sends the visitor's messages in order, and again when the connection was down. The id stays, so nothing is said twice. */
export interface Outbox {
  add(message: { clientMessageId: string; text: string }): void
  /** The visitor asks to try a failed one again. */
  retry(message: { clientMessageId: string; text: string }): void
  /** The connection is back. */
  wake(): void
  clear(): void
}

export interface OutboxOptions {
  post(message: { clientMessageId: string; text: string }, signal: AbortSignal): Promise<Posted>
  onSending(clientMessageId: string): void
  onWaiting(clientMessageId: string): void
  onDelivered(clientMessageId: string): void
  onFailed(clientMessageId: string, reason: FailedSend, retryAt?: number): void
  now?: () => number
  setTimer?: (act: () => void, ms: number) => unknown
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

export function createOutbox(options: OutboxOptions): Outbox {
  const { now = Date.now, setTimer = setTimeout } = options
  const queue: { clientMessageId: string; text: string }[] = []
  let sending = false
  let pauseMs = firstPauseMs
  let abort = new AbortController()

  async function send(): Promise<void> {
    const [message] = queue
    if (sending || !message) return
    sending = true
    const { clientMessageId } = message
    const { signal } = abort
    options.onSending(clientMessageId)
    const posted = await options.post(message, signal)
    sending = false
    if (signal.aborted) return
    if (posted.outcome === 'unreachable' || posted.outcome === 'no-session') {
      options.onWaiting(clientMessageId)
      setTimer(
        () => void send(),
        posted.outcome === 'unreachable' ? (posted.retryAfterMs ?? pauseMs) : pauseMs,
      )
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      return
    }
    pauseMs = firstPauseMs
    queue.shift()
    if (posted.outcome === 'accepted') options.onDelivered(clientMessageId)
    else if (posted.outcome === 'too-many')
      options.onFailed(clientMessageId, 'too-many', now() + posted.retryAfterMs)
    else options.onFailed(clientMessageId, 'refused')
    await send()
  }

  const add = (message: { clientMessageId: string; text: string }) => {
    queue.push(message)
    void send()
  }
  return {
    add,
    retry: add,
    wake() {
      pauseMs = firstPauseMs
      void send()
    },
    clear() {
      queue.length = 0
      abort.abort()
      abort = new AbortController()
      sending = false
    },
  }
}
