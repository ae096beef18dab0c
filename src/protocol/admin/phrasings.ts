import { Type, type Static } from 'typebox'
import { call } from './endpoint.ts'
import { id, milliseconds, nothing, orNull, Page, paging } from './paging.ts'

const siteParams = Type.Object({ id })
const languages = Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), {
  minItems: 1,
  maxItems: 5,
  description: 'In which questions are written: en, de, …',
})

/** How far the writing is, or how it ended. */
export const PhrasingRun = Type.Object({
  state: Type.Enum(['writing', 'idle', 'failed']),
  note: orNull(Type.String({ description: 'Why it ended, in words.' })),
  languages: Type.Array(Type.String()),
  passages: Type.Integer({ description: 'Passages it was begun for.' }),
  done: Type.Integer(),
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  startedAt: milliseconds,
  endedAt: orNull(milliseconds),
})

/** What writing would take now, and how far it is. */
export const PhrasingState = Type.Object({
  model: orNull(Type.String({ description: 'The model that would write; null: the site has none.' })),
  languages: Type.Array(Type.String()),
  cost: Type.Object(
    {
      calls: Type.Integer({ description: 'One for each passage that has none yet.' }),
      inputTokens: Type.Integer(),
      outputTokens: Type.Integer(),
    },
    { description: 'About what is left to write takes.' },
  ),
  phrasings: Type.Integer({ description: 'How many there are.' }),
  run: orNull(PhrasingRun),
})
export type PhrasingState = Static<typeof PhrasingState>

/** A question that a model wrote for a passage. */
export const PhrasingSummary = Type.Object({
  id,
  language: Type.String(),
  question: Type.String(),
  quote: orNull(
    Type.String({
      description: 'The part of the passage that answers it; empty: it comes near and is not answered.',
    }),
  ),
  text: Type.String({ description: 'The passage.' }),
  title: Type.String(),
  url: orNull(Type.String()),
})
export type PhrasingSummary = Static<typeof PhrasingSummary>

/** Questions in other words, written once by a model and searched without one. */
export const phrasingsApi = {
  readPhrasing: call('readPhrasing', {
    summary: 'What it would take to have a model write question phrasings, and how far it is.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({
      languages: Type.Optional(
        Type.String({
          pattern: '^[a-z]{2,3}(?:,[a-z]{2,3}){0,4}$',
          description: 'en,de; absent: those of the site.',
        }),
      ),
    }),
    answer: PhrasingState,
  }),
  beginPhrasing: call('beginPhrasing', {
    summary: "Have the site's model write question phrasings for every passage that has none.",
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({
      languages,
      calls: Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'How many calls were agreed to. If it takes more by now, nothing begins.',
      }),
    }),
    answer: PhrasingState,
    errors: ['conflict'],
  }),
  stopPhrasing: call('stopPhrasing', {
    summary: 'Stop writing phrasings. What is written stays.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: PhrasingState,
  }),
  listPhrasings: call('listPhrasings', {
    summary: 'The question phrasings that a model wrote, with the passage each leads to.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({ ...paging, words: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: Page(PhrasingSummary),
  }),
  removePhrasing: call('removePhrasing', {
    summary: 'Remove one phrasing. It is not written again.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, phrasingId: Type.String({ pattern: '^\\d{1,15}$' }) }),
    answer: nothing,
  }),
  removePhrasings: call('removePhrasings', {
    summary: 'Remove all phrasings of a site.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: nothing,
    errors: ['conflict'],
  }),
} as const
