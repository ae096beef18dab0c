import type { LoggedEvent, Source } from '#protocol'

/** A reply being streamed: what was said so far, and what its next events look like. */
export interface OpenStream {
  readonly streamId: string
  readonly text: string
  readonly chunks: number
}

export interface StreamOptions {
  /** A stream that a run before this one left open. */
  readonly open?: OpenStream | undefined
  readonly newId: () => string
  readonly append: (events: LoggedEvent[]) => void
}

/**
 * Turns deltas into `message_chunk` events. A stream left open by a crash is taken up: as long as the new words
 * repeat what was already said they are swallowed, and the first new one goes on in the same stream. Words that
 * differ close the old stream and begin another.
 */
export function createStream({ open, newId, append }: StreamOptions) {
  let current = open
  /** New words that so far only repeat the old stream. */
  let echo = ''
  let echoing = open !== undefined

  function push(delta: string): void {
    current ??= { streamId: newId(), text: '', chunks: 0 }
    append([
      { name: 'message_chunk', payload: { delta, streamId: current.streamId, chunkIndex: current.chunks } },
    ])
    current = { streamId: current.streamId, text: current.text + delta, chunks: current.chunks + 1 }
  }

  function goOn(): void {
    const rest = echo.slice(current?.text.length ?? 0)
    echoing = false
    push(rest)
  }

  function restart(): void {
    const closing = close(true)
    if (closing) append([closing])
    echoing = false
    push(echo)
  }

  /** The event that ends the stream; undefined when nothing is open. */
  function close(more: boolean, sources: readonly Source[] = []): LoggedEvent | undefined {
    if (!current) return undefined
    const { streamId, text } = current
    current = undefined
    return {
      name: 'message_done',
      payload: {
        text,
        streamId,
        ...(more && { more }),
        ...(sources.length > 0 && { sources: [...sources] }),
      },
    }
  }

  return {
    say(delta: string): void {
      if (delta === '') return
      if (!echoing) return push(delta)
      echo += delta
      const before = current?.text ?? ''
      if (before.startsWith(echo)) return
      if (echo.startsWith(before)) goOn()
      else restart()
    },
    /** The reply as the visitor has seen it so far, while it is open. */
    open: (): OpenStream | undefined => current,
    /** Ends the run and returns the closing event. New words that only began like the old ones are another answer. */
    finish(more: boolean, sources: readonly Source[] = []): LoggedEvent[] {
      if (echoing && echo !== '' && echo !== current?.text) restart()
      const last = close(more, sources)
      return last ? [last] : []
    },
  }
}

export type Stream = ReturnType<typeof createStream>
