import type { PreviewQuestion, PreviewReply, PreviewState } from './preview-state.ts'
import { sampleTalk } from './sample-talk.ts'
import { shownConfig } from './shown-config.ts'

const sessionId = '00000000-0000-4000-8000-000000000000'

/** Answers the widget inside the frame, so that a preview makes no session. What is asked is handed on to the dashboard. */
export interface StandInServer {
  /** What REST answers. */
  answer(path: string, body: unknown): object
  /** What the socket says to an event of the widget. */
  receive(event: string): readonly (readonly [name: string, payload: object])[]
  /** The dashboard has an answer. */
  take(reply: PreviewReply['reply']): void
  /** Another look is shown: the conversation starts over. */
  forget(): void
  /** Events that come by themselves. */
  onEvent: (name: string, payload: object) => void
}

/** As many as the dashboard may send. */
const remembered = 20

export function standInServer(
  state: () => PreviewState,
  ask: (question: PreviewQuestion) => void,
): StandInServer {
  let streams = 0
  let said: { role: 'user' | 'assistant'; content: string }[] = []
  const server: StandInServer = {
    answer(path, body) {
      if (path !== '/api/chat')
        return { sessionId, wsUrl: 'ws://preview.invalid', siteConfig: shownConfig(state()) }
      const { message } = body as { message: string }
      ask({ ask: message, history: said.slice(-remembered) })
      said.push({ role: 'user', content: message })
      return { messageId: `preview-${streams}`, status: 'processing' }
    },
    receive(event) {
      if (event !== 'join_session') return []
      const history = state().scene === 'talk' ? sampleTalk : []
      return [['session_joined', { sessionId, restored: history.length > 0, history }]]
    },
    take({ text, sources, block }) {
      const streamId = `preview-${streams++}`
      said.push({ role: 'assistant', content: text })
      if (block) server.onEvent('ui_block', { ...block })
      server.onEvent('message_chunk', { delta: text, streamId, chunkIndex: 0 })
      server.onEvent('message_done', { text, streamId, ...(sources?.length && { sources }) })
    },
    forget: () => void (said = []),
    onEvent: () => undefined,
  }
  return server
}
