import { byKind } from '#protocol'
import type { EngineInput } from '../engine.ts'
import { fence } from '../prompt/fence.ts'
import { tellDeclined, tellRefusedForm, tellResult } from './tell-result.ts'
import { added, toolResult, withoutLooks, type Thread } from './thread.ts'

type Hearing<Kind extends EngineInput['kind']> = (
  input: Extract<EngineInput, { kind: Kind }>,
  thread: Thread,
  nonce: string,
) => Thread

/** Writes into the thread what has happened since the model last spoke. */
export function hear(thread: Thread, input: EngineInput, nonce: string): Thread {
  return byKind(hearings, input, thread, nonce)
}

const hearings: { [Kind in EngineInput['kind']]: Hearing<Kind> } = {
  message: ({ text }, thread) =>
    added(
      withoutLooks(
        closed(thread, 'Cancelled: the visitor wrote something new. It is not known what was done.'),
      ),
      {
        role: 'user',
        content: text,
      },
    ),

  said: ({ text }, thread) =>
    text.trim() === '' ? thread : added(closed(thread, 'Cancelled.'), { role: 'assistant', content: text }),

  result: ({ kind: _kind, planId: _planId, refusedForm, ...outcome }, thread, nonce) => {
    let from = 0
    const answers = thread.pending.map((call, at) => {
      const isLast = at === thread.pending.length - 1
      const share = { ...outcome, from, steps: call.steps, ...(isLast && refusedForm && { refusedForm }) }
      from += call.steps
      const { text, failed } = tellResult(share, nonce)
      return toolResult(call, text, failed)
    })
    return { ...added(thread, ...answers), pending: [] }
  },

  confirmation: ({ confirmed, done = 0, results = [] }, thread, nonce) =>
    closed(thread, confirmed ? 'The visitor said yes.' : tellDeclined(done, results, nonce)),

  continue: ({ refusedForm }, thread, nonce) =>
    thread.pending.length > 0
      ? closed(
          thread,
          `A new page has loaded. Look at it to see what was done and what is left.${tellRefusedForm(refusedForm, nonce)}`,
        )
      : added(thread, { role: 'user', content: '(A new page has loaded. Go on with the task.)' }),

  silence: (_, thread) => closed(thread, 'Nobody answered. It is not known whether anything was done.'),

  // The reasons are ours, but name things as the page does.
  refused: ({ reasons }, thread, nonce) =>
    closed(
      thread,
      `Refused, nothing was done. Why, with words of the page:\n${fence(reasons.join('\n'), nonce)}`,
      true,
    ),
}

/** Answers every open call with the same words. */
function closed(thread: Thread, text: string, failed = false): Thread {
  const answers = thread.pending.map((call) => toolResult(call, text, failed))
  return { ...added(thread, ...answers), pending: [] }
}
