import { setTimeout as delay } from 'node:timers/promises'
import type { LoggedEvent } from '#protocol'

export interface Speech {
  readonly chunks: number
}

/** Each session says a word every 20 ms; the sessions are spread over that time as visitors would be. */
export async function speak(
  sessionIds: readonly string[],
  { chunks }: Speech,
  say: (sessionId: string, event: LoggedEvent) => void,
): Promise<void> {
  const groups = 4
  for (let chunkIndex = 0; chunkIndex < chunks; chunkIndex++) {
    for (let group = 0; group < groups; group++) {
      for (let place = group; place < sessionIds.length; place += groups)
        say(sessionIds[place] as string, {
          name: 'message_chunk',
          payload: { delta: `word ${chunkIndex} of a sentence `, streamId: 'stream-1', chunkIndex },
        })
      await delay(20 / groups)
    }
  }
}
