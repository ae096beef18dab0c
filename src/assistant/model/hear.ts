import { byKind, type SequenceResult, type StepResult } from '#protocol'
import type { EngineInput, RefusedForm } from '../engine.ts'
import { fence } from '../prompt/fence.ts'
import { renderLines } from '../prompt/render-line.ts'
import { added, toolResult, type PendingCall, type Thread } from './thread.ts'

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
    added(closed(thread, 'Cancelled: the visitor wrote something new. It is not known what was done.'), {
      role: 'user',
      content: text,
    }),

  said: ({ text }, thread) =>
    text.trim() === '' ? thread : added(closed(thread, 'Cancelled.'), { role: 'assistant', content: text }),

  result: ({ result, refusedForm }, thread, nonce) => {
    let from = 0
    const answers = thread.pending.map((call, at) => {
      const share = { from, to: from + call.steps }
      from = share.to
      const refused = at === thread.pending.length - 1 ? refusedForm : undefined
      return answerOf(call, { result, share, refused }, nonce)
    })
    return { ...added(thread, ...answers), pending: [] }
  },

  confirmation: ({ confirmed }, thread) =>
    closed(
      thread,
      confirmed
        ? 'The visitor said yes.'
        : 'The visitor said no. The step was not done; do not do it another way.',
    ),

  continue: ({ refusedForm }, thread, nonce) =>
    thread.pending.length > 0
      ? closed(
          thread,
          `A new page has loaded. Look at it to see what was done and what is left.${standing(refusedForm, nonce)}`,
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

interface Outcome {
  readonly result: SequenceResult
  readonly share: { readonly from: number; readonly to: number }
  readonly refused: RefusedForm | undefined
}

function answerOf(call: PendingCall, { result, share, refused }: Outcome, nonce: string) {
  const done = Math.max(
    0,
    Math.min(result.completedSteps ?? (result.success ? share.to : 0), share.to) - share.from,
  )
  const failed = !result.success && done < call.steps
  const steps = result.results?.slice(share.from, share.to) ?? []
  const told = [result.error, ...steps.map(reportOf)].filter((line) => line !== undefined && line !== '')
  const report = told.length > 0 ? `\n${fence(told.join('\n'), nonce)}` : ''
  const text = `${done} of ${call.steps} steps done.${report}${standing(refused, nonce)}`
  return toolResult(call, text, failed || refused !== undefined)
}

/** That a form was not taken is seen by the server; what the page wants of it is page text. */
function standing(refused: RefusedForm | undefined, nonce: string): string {
  if (!refused) return ''
  const told = [...refused.wanted.map((label) => `still empty: ${label}`), ...refused.complaints]
  return `\nThe page did not take the form: it still stands there, and nothing was sent.\n${fence(told.join('\n'), nonce)}`
}

/** What a step brought back is page text. */
function reportOf(
  { success, error, reason, text, options, url, lines }: StepResult,
  index: number,
): string | undefined {
  const parts = [
    success ? undefined : `failed: ${error ?? 'no reason given'}`,
    reason,
    text,
    options && `options: ${options.join(' | ')}`,
    // What follows may be anybody's name: the page tells of its address what may be told.
    url && `now at ${url.replace(/[?#].*$/, '')}`,
    lines && lines.length > 0 && `\n${renderLines(lines)}`,
  ].filter((part) => typeof part === 'string')
  return parts.length > 0 ? `step ${index + 1}: ${parts.join('; ')}` : undefined
}
