import { byKind } from '#protocol'
import type { EngineInput } from '../../engine.ts'
import { fence } from '../../prompt/fence.ts'
import { isWhollyDone } from './held-question.ts'
import { tellDeclined, tellRefusedForm, tellResult, type Telling } from './tell-result.ts'
import { added, saidBefore, toolResult, withoutLooks, type ModelTranscript } from './model-transcript.ts'

type AddInput<Kind extends EngineInput['kind']> = (
  input: Extract<EngineInput, { kind: Kind }>,
  transcript: ModelTranscript,
  reader: TranscriptReader,
) => ModelTranscript

export interface TranscriptReader extends Telling {
  /** The model's own name. */
  readonly name?: string
}

/** Writes into the transcript what has happened since the model last spoke. */
export function addInput(
  transcript: ModelTranscript,
  input: EngineInput,
  reader: TranscriptReader,
): ModelTranscript {
  return byKind(byInput, input, transcript, reader)
}

const byInput: { [Kind in EngineInput['kind']]: AddInput<Kind> } = {
  message: ({ text }, transcript) =>
    added(
      withoutLooks(
        closed(transcript, 'Cancelled: the visitor wrote something new. It is not known what was done.'),
      ),
      {
        role: 'user',
        content: text,
      },
    ),

  // What was being said when the visitor wrote over it may be the stand-in's, who quotes the page.
  said: ({ text, by }, transcript, { nonce, name }) =>
    text.trim() === ''
      ? transcript
      : added(
          closed(transcript, 'Cancelled.'),
          by !== undefined && by === name
            ? { role: 'assistant', content: text }
            : { role: 'user', content: saidBefore(text, nonce, 'until it was cut off') },
        ),

  result: ({ kind: _kind, planId: _planId, refusedForm, ...outcome }, transcript, reader) => {
    let from = 0
    const lastAct = transcript.pending.findLastIndex(({ asks }) => !asks)
    const answers = transcript.pending.map((call, at) => {
      if (call.asks)
        return isWhollyDone({ ...outcome, ...(refusedForm && { refusedForm }) })
          ? toolResult(call, 'The visitor sees it.')
          : toolResult(call, 'Not asked: not all of what came before it was done.', true)
      const isLast = at === lastAct
      const share = { ...outcome, from, steps: call.steps, ...(isLast && refusedForm && { refusedForm }) }
      from += call.steps
      const { text, failed } = tellResult(share, reader)
      return toolResult(call, text, failed)
    })
    return { ...added(transcript, ...answers), pending: [] }
  },

  confirmation: ({ confirmed, done = 0, results = [] }, transcript, reader) =>
    closed(transcript, confirmed ? 'The visitor said yes.' : tellDeclined(done, results, reader)),

  continue: ({ refusedForm }, transcript, { nonce }) =>
    transcript.pending.length > 0
      ? closed(
          transcript,
          `A new page has loaded. Look at it to see what was done and what is left.${tellRefusedForm(refusedForm, nonce)}`,
        )
      : added(transcript, { role: 'user', content: '(A new page has loaded. Go on with the task.)' }),

  silence: (_, transcript) =>
    closed(transcript, 'Nobody answered. It is not known whether anything was done.'),

  stoodIn: ({ text }, transcript, { nonce }) =>
    text.trim() === ''
      ? transcript
      : added(closed(transcript, 'It is not known what was done.'), {
          role: 'user',
          content: saidBefore(text, nonce),
        }),

  // The reasons are ours, but name things as the page does.
  refused: ({ reasons, missing = [] }, transcript, { nonce }) =>
    closed(
      transcript,
      `Refused, nothing was done. ${tellShownBefore(missing, transcript)}Why, with words of the page:\n${fence(reasons.join('\n'), nonce)}`,
      true,
    ),
}

/** Ids that the model has from an earlier look are no guesses: something may lie over what they stand for. */
function tellShownBefore(missing: readonly number[], { shownIds }: ModelTranscript): string {
  const shown = missing.filter((id) => shownIds?.ids.includes(id))
  if (shown.length === 0) return ''
  const names = shown.map((id) => `[${id}]`).join(', ')
  return `In an earlier look of this page, and covered or gone now: ${names}. `
}

/** Answers every open call with the same words. */
function closed(transcript: ModelTranscript, text: string, failed = false): ModelTranscript {
  const answers = transcript.pending.map((call) => toolResult(call, text, failed))
  return { ...added(transcript, ...answers), pending: [] }
}
