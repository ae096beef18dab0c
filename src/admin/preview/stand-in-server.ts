import type { PreviewState } from './preview-state.ts'
import { sampleReply, sampleTalk } from './sample-talk.ts'
import { shownConfig } from './shown-config.ts'

const sessionId = '00000000-0000-4000-8000-000000000000'

/** Answers the widget inside the frame, so that a preview makes no session and needs no network. */
export interface StandInServer {
  /** What REST answers. */
  answer(path: string, body: unknown): object
  /** What the socket says to an event of the widget. */
  hear(event: string): readonly (readonly [name: string, payload: object])[]
  /** Events that come by themselves. */
  onEvent: (name: string, payload: object) => void
}

export function standInServer(state: () => PreviewState): StandInServer {
  let streams = 0
  const server: StandInServer = {
    answer(path) {
      if (path !== '/api/chat')
        return { sessionId, wsUrl: 'ws://preview.invalid', siteConfig: shownConfig(state()) }
      setTimeout(reply, 400)
      return { messageId: `preview-${streams}`, status: 'processing' }
    },
    hear(event) {
      if (event !== 'join_session') return []
      const history = state().scene === 'talk' ? sampleTalk : []
      return [['session_joined', { sessionId, restored: history.length > 0, history }]]
    },
    onEvent: () => undefined,
  }
  return server

  function reply(): void {
    const streamId = `preview-${streams++}`
    server.onEvent('message_chunk', { delta: sampleReply, streamId, chunkIndex: 0 })
    server.onEvent('message_done', { text: sampleReply, streamId })
  }
}
