import { eventOf, type EventLog } from '#store'
import type { OpenStream } from './stream.ts'

const page = 200

/** Finds a reply that was being streamed when its node died: the log then ends in a chunk. */
export async function findOpenStream(log: EventLog, sessionId: string): Promise<OpenStream | undefined> {
  const tail = await log.tail(sessionId)
  if (!tail) return undefined
  let text = ''
  let chunks = 0
  let streamId: string | undefined
  for (let from = tail.head; from > tail.floor; from -= page) {
    const events = await log.read(
      sessionId,
      Math.max(tail.floor, from - page),
      Math.min(page, from - tail.floor),
    )
    for (const entry of events?.toReversed() ?? []) {
      const event = eventOf(entry)
      if (event.name !== 'message_chunk' || (streamId !== undefined && event.payload.streamId !== streamId))
        return streamId === undefined ? undefined : { streamId, text, chunks }
      streamId = event.payload.streamId
      text = event.payload.delta + text
      chunks = Math.max(chunks, event.payload.chunkIndex + 1)
    }
  }
  return streamId === undefined ? undefined : { streamId, text, chunks }
}
