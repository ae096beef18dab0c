import type { ModelMessage } from 'ai'
import type { EngineView } from '../../engine.ts'
import { situation, systemPrompt } from '../../prompt/compose.ts'
import { idsIn } from '../../prompt/ids-in.ts'
import { renderPassages } from '../../prompt/render-passages.ts'
import type { ShownPassage } from './citations.ts'
import type { ContextBudget } from '../context-budget.ts'
import { lookMessage, shortened, withLook, withoutLooks, type ModelTranscript } from './model-transcript.ts'

export interface LookOptions {
  readonly view: EngineView
  readonly nonce: string
  /** What the site says about the question. */
  readonly known: readonly ShownPassage[]
  readonly budget: ContextBudget
  readonly answerNow?: boolean
}

/** A transcript with less room than this holds no page beside what was said. */
const roomForLooks = 100_000
/** Passages that come with a question, before the model asks for any. */
const upFrontCharacters = 3_200

/** The transcript and, behind it, what is true only now; and the transcript that is left when the model has seen it. */
export function lookOf(
  transcript: ModelTranscript,
  { view, nonce, known, budget, answerNow = false }: LookOptions,
): { readonly request: ModelMessage[]; readonly after: ModelTranscript } {
  const { pageTokens, transcriptCharacters } = budget
  const keeps = transcriptCharacters >= roomForLooks
  const before = keeps ? transcript : withoutLooks(transcript)
  const { seen, notes } = before
  // What a look of this turn has told stands in the transcript.
  const isFirst = seen.length === 0
  const told = isFirst ? renderPassages(known, Math.min(upFrontCharacters, pageTokens * 2)) : ''
  // In a small context what comes on top of the page is taken from it.
  const onTop = told.length + notes.reduce((sum, note) => sum + note.length, 0)
  const taken = Number.isFinite(transcriptCharacters)
    ? Math.min(Math.ceil(onTop / 4), Math.floor(pageTokens / 2))
    : 0
  const look = situation(view, {
    nonce,
    told,
    pageTokens: pageTokens - taken,
    known: before,
    notes,
    answerNow,
  })
  const behind = look.whole ? withoutLooks(before) : before
  // From the second step on it is likely that another follows, which begins with all of this one.
  const message = lookMessage(look.text, keeps && view.step > 1 ? cached : {})
  const { messages } = shortened(behind, { most: transcriptCharacters, kept: transcriptCharacters })
  const last = messages.at(-1)
  return {
    request: [
      { role: 'system', content: systemPrompt(view.site), providerOptions: cached },
      ...messages.slice(0, -1),
      ...(last ? [{ ...last, providerOptions: { ...last.providerOptions, ...cached } }] : []),
      message,
    ],
    after: {
      ...(keeps ? withLook(behind, look) : behind),
      shownIds: withShown(transcript.shownIds, view.page?.url ?? '', look.seen),
    },
  }
}

/** The ids of these parts, beside those of earlier looks of the same page. */
function withShown(
  before: ModelTranscript['shownIds'],
  page: string,
  seen: readonly string[],
): ModelTranscript['shownIds'] {
  const earlier = before?.page === page ? before.ids : []
  return { page, ids: [...new Set([...earlier, ...seen.flatMap(idsIn)])] }
}

/** Anthropic caches up to where it is told to; other providers find the common beginning themselves. */
const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const
