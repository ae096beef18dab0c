import { modelMessageSchema, type ModelMessage } from 'ai'
import type { HistoryEntry } from '#protocol'
import type { Proposal } from '../../engine.ts'
import type { ShownPassage } from './citations.ts'
import type { ContextBudget } from '../context-budget.ts'
import { fence } from '../../prompt/fence.ts'
import type { Look } from '../../prompt/look.ts'
import type { Known } from '../../prompt/outlined.ts'

/** A conversation as the model knows it: plain JSON, only ever added to at its end. */
export interface ModelTranscript {
  readonly version: 1
  readonly messages: readonly ModelMessage[]
  /** Calls the widget or the visitor has yet to answer, each with its share of the plan's steps. */
  readonly pending: readonly PendingCall[]
  /** What the model was shown of the site and may cite. */
  readonly shown?: readonly ShownPassage[]
  /** What the model wants to remember, the oldest first. */
  readonly notes: readonly string[]
  /** The parts of the page that stand in the transcript: the next look tells what changed since. */
  readonly seen: Known['seen']
  /** The whole of its last outline, in short. */
  readonly outlined?: Known['outlined']
  /** Ids that looks of this turn have shown, and of which page: what is asked for by one of them is no guess. */
  readonly shownIds?: { readonly page: string; readonly ids: readonly number[] }
  /** How much the model is sent, once it was sent more than it can read. */
  readonly budget?: ContextBudget
}

export interface PendingCall {
  readonly id: string
  readonly name: string
  readonly steps: number
  /** A question that was asked beside an act: it is put to the visitor once all of that is done. */
  readonly asks?: Question
}

export type Question = Extract<Proposal, { kind: 'ask' }>

const rememberedEntries = 20
/** Beyond `most` characters the oldest turns are left behind, down to `kept`: rarely, so that caches stay warm. */
const most = 80_000
const kept = 40_000

export const emptyTranscript: ModelTranscript = { version: 1, messages: [], pending: [], notes: [], seen: [] }

/** Reads a transcript that `writeTranscript` made. What is no transcript, or another version's, is begun again from the history. */
export function readTranscript(
  value: unknown,
  history: readonly HistoryEntry[],
  nonce: string,
): ModelTranscript {
  const transcript = value as Partial<ModelTranscript> | null | undefined
  const valid =
    transcript?.version === 1 &&
    Array.isArray(transcript.pending) &&
    Array.isArray(transcript.messages) &&
    transcript.messages.every((message) => modelMessageSchema.safeParse(message).success)
  return valid ? { ...emptyTranscript, ...(transcript as ModelTranscript) } : fromHistory(history, nonce)
}

/** A transcript as plain JSON, without what a provider's library may have hung onto it. */
export function writeTranscript(transcript: ModelTranscript): unknown {
  return JSON.parse(JSON.stringify(shortened(transcript, { most, kept })))
}

export function added(transcript: ModelTranscript, ...messages: ModelMessage[]): ModelTranscript {
  return { ...transcript, messages: [...transcript.messages, ...messages] }
}

/** What notes may take of each request. */
const notesCharacters = 2_400

/** Keeps what the model noted, the newest first to be kept. */
export function noting(transcript: ModelTranscript, notes: readonly string[]): ModelTranscript {
  if (notes.length === 0) return transcript
  const all = [...transcript.notes, ...notes]
  let left = notesCharacters
  const first = all.findLastIndex((note) => (left -= note.length) < 0) + 1
  return { ...transcript, notes: all.slice(first) }
}

/** A message of ours that shows the page. It is kept only while its turn lasts and the page is the same. */
export function lookMessage(
  text: string,
  providerOptions: ModelMessage['providerOptions'] = {},
): ModelMessage {
  return { role: 'user', content: text, providerOptions: { ...providerOptions, ...look } }
}

export function isLook({
  providerOptions,
}: {
  readonly providerOptions?: ModelMessage['providerOptions']
}): boolean {
  return providerOptions?.['pagehand']?.['look'] === true
}

const look = { pagehand: { look: true } }

export function withLook(transcript: ModelTranscript, { text, seen, outlined }: Look): ModelTranscript {
  return { ...added(transcript, lookMessage(text)), seen, outlined }
}

/** Nothing of the page is left, not even digests of it. */
export function withoutLooks({
  outlined: _outlined,
  shownIds: _shownIds,
  ...transcript
}: ModelTranscript): ModelTranscript {
  return { ...transcript, messages: transcript.messages.filter((message) => !isLook(message)), seen: [] }
}

/** Answers a call. A call without an answer makes the next request invalid. */
export function toolResult(call: { id: string; name: string }, text: string, failed = false): ModelMessage {
  return {
    role: 'tool',
    content: [
      {
        type: 'tool-result',
        toolCallId: call.id,
        toolName: call.name,
        output: { type: failed ? 'error-text' : 'text', value: text },
      },
    ],
  }
}

function fromHistory(history: readonly HistoryEntry[], nonce: string): ModelTranscript {
  const entries = history.slice(-rememberedEntries).filter(({ content }) => content.trim() !== '')
  return { ...emptyTranscript, messages: entries.map(({ role, content }) => retold(role, content, nonce)) }
}

/** What was said before this model was asked: our own questions and results name things as a page does. */
function retold(role: HistoryEntry['role'], content: string, nonce: string): ModelMessage {
  return { role: 'user', content: role === 'user' ? content : saidBefore(content, nonce) }
}

/** Words that the visitor read and that this model is not known to have written: what a page says may be among them. */
export function saidBefore(words: string, nonce: string, how = 'in your place'): string {
  return `(The visitor was told before, ${how}:)\n${fence(words, nonce)}`
}

export interface TranscriptLength {
  /** In characters. */
  readonly most: number
  /** What is left of a longer one, about. */
  readonly kept: number
}

/** Leaves whole turns behind: a cut between a call and its result would break the transcript. */
export function shortened(transcript: ModelTranscript, { most, kept }: TranscriptLength): ModelTranscript {
  const sizes = transcript.messages.map((message) => JSON.stringify(message).length)
  let size = sizes.reduce((sum, one) => sum + one, 0)
  if (size <= most) return transcript
  let start = 0
  for (const [index, message] of transcript.messages.entries()) {
    const begins = message.role === 'user' && !isLook(message)
    if (begins) start = index
    if (begins && size <= kept) break
    size -= sizes[index] ?? 0
  }
  return { ...transcript, messages: transcript.messages.slice(start) }
}
