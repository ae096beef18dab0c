import { Type, type Static } from 'typebox'
import { call } from './endpoint.ts'
import { id, milliseconds, nothing, orNull, Page, paging } from './paging.ts'

const siteParams = Type.Object({ id })
const languageCode = Type.String({ pattern: '^[a-z]{2,3}$', description: 'en, de, …' })
const address = Type.String({ maxLength: 1_000, pattern: '^(?:https?:/)?/\\S*$' })
const exclude = Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '^/' }), {
  maxItems: 50,
  description: 'Patterns of paths that are left out: /archive/*',
})
const everyHours = Type.Integer({ minimum: 1, maximum: 8_760, description: 'Learned again after so long.' })

/** Where something that is known came from. */
export const KnowledgeSource = Type.Object({
  id,
  kind: Type.Enum(['site', 'file', 'text']),
  name: Type.String(),
  url: orNull(Type.String()),
  exclude,
  everyHours: orNull(everyHours),
  state: Type.Enum(['idle', 'learning', 'failed']),
  note: orNull(Type.String({ description: 'Why it failed, or what to know of it.' })),
  createdAt: milliseconds,
  learnedAt: orNull(milliseconds),
  pages: Type.Object({
    waiting: Type.Integer(),
    learned: Type.Integer(),
    skipped: Type.Integer(),
    failed: Type.Integer(),
    passages: Type.Integer(),
  }),
})
export type KnowledgeSource = Static<typeof KnowledgeSource>

export const KnownPageState = Type.Enum(['waiting', 'learned', 'skipped', 'failed'])

/** A page of a source, and what became of it. */
export const KnownPageSummary = Type.Object({
  id,
  source: id,
  url: Type.String(),
  title: Type.String(),
  language: Type.String(),
  state: KnownPageState,
  reason: orNull(Type.String()),
  passages: Type.Integer(),
  at: milliseconds,
})
export type KnownPageSummary = Static<typeof KnownPageSummary>

export const KnownPassage = Type.Object({
  id,
  text: Type.String(),
  headings: Type.Array(Type.String()),
  language: Type.String(),
})
export type KnownPassage = Static<typeof KnownPassage>

const questions = Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 30 })
const AnswerBody = Type.Object({
  questions,
  text: Type.String({ minLength: 1, maxLength: 4_000 }),
  language: Type.Optional(languageCode),
  url: Type.Optional(orNull(address)),
})

/** An answer that the owner wrote. */
export const OwnersAnswer = Type.Object({
  id,
  questions: Type.Array(Type.String()),
  text: Type.String(),
  language: Type.String(),
  url: orNull(Type.String()),
  changedAt: milliseconds,
})
export type OwnersAnswer = Static<typeof OwnersAnswer>

/** Something that may answer a question, and why. */
export const Found = Type.Object({
  kind: Type.Enum(['page', 'file', 'text', 'answer']),
  text: Type.String(),
  title: Type.String(),
  url: orNull(Type.String()),
  headings: Type.Array(Type.String()),
  language: Type.String(),
  score: Type.Number({ description: 'From 0 to 1; one half is the floor.' }),
  phrasing: orNull(Type.String({ description: 'The phrasing by which it was found, if it was one.' })),
  why: Type.Array(Type.Object({ name: Type.String(), value: Type.Number() })),
})
export type Found = Static<typeof Found>

/** Questions alike that nothing answered. */
export const Gap = Type.Object({
  question: Type.String({ description: 'As it was asked last.' }),
  alike: Type.Array(Type.String()),
  times: Type.Integer(),
  hosts: Type.Array(Type.String()),
  language: Type.String(),
  lastAt: milliseconds,
  aside: Type.Boolean(),
})
export type Gap = Static<typeof Gap>

const onPage = { title: Type.String(), url: Type.String() }

/** How ready a site is for its visitors, as far as its learned pages tell. */
export const Readiness = Type.Object({
  learned: Type.Integer(),
  passages: Type.Integer(),
  languages: Type.Array(Type.String()),
  leftOut: Type.Array(Type.Object({ reason: Type.String(), pages: Type.Integer() }), {
    description: 'Why pages were not learned, the commonest reason first.',
  }),
  questions: Type.Array(Type.String(), { description: 'What a visitor could ask.' }),
  nameless: Type.Array(Type.Object({ ...onPage, controls: Type.Integer() }), {
    description: 'Pages with controls that have no name: the assistant can hardly use them.',
  }),
  asks: Type.Array(Type.Object({ ...onPage, label: Type.String() }), {
    description: 'Buttons before which the visitor would be asked for a yes.',
  }),
})
export type Readiness = Static<typeof Readiness>

/** What is known of a site. It is outside the draft: what is saved is live at once. */
export const knowledgeApi = {
  listSources: call('listSources', {
    summary: 'Where what is known of a site comes from, and how far it is learned.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Type.Object({ items: Type.Array(KnowledgeSource) }),
  }),
  addSource: call('addSource', {
    summary: 'Learn a website from its start page, or a text (plain, Markdown, HTML).',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({
      url: Type.Optional(
        Type.String({ maxLength: 1_000, pattern: '^https?://', description: 'The start page.' }),
      ),
      text: Type.Optional(Type.String({ minLength: 1, maxLength: 200_000 })),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      format: Type.Optional(Type.Enum(['text', 'markdown', 'html'])),
      exclude: Type.Optional(exclude),
      everyHours: Type.Optional(everyHours),
    }),
    answer: KnowledgeSource,
    errors: ['conflict'],
  }),
  addFile: call('addFile', {
    summary: 'Learn a file of at most 10 MB: PDF, HTML, Markdown, text, or a CSV of questions and answers.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 200 }),
      content: Type.String({
        minLength: 1,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'The file in base64. What kind of file it is, its bytes say.',
      }),
    }),
    bodyBytes: 14_000_000,
    answer: KnowledgeSource,
    errors: ['payload_too_large'],
  }),
  changeSource: call('changeSource', {
    summary: 'Change what is left out, and how often it is learned. It counts from the next learning on.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, sourceId: id }),
    body: Type.Object({ exclude: Type.Optional(exclude), everyHours: Type.Optional(orNull(everyHours)) }),
    answer: KnowledgeSource,
  }),
  removeSource: call('removeSource', {
    summary: 'Forget a source and all it brought.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, sourceId: id }),
    answer: nothing,
  }),
  learnSource: call('learnSource', {
    summary: 'Learn a website again. Pages that did not change cost next to nothing.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, sourceId: id }),
    answer: KnowledgeSource,
    errors: ['conflict'],
  }),
  listKnownPages: call('listKnownPages', {
    summary: 'The pages of a site as they were learned, with the reason where they were not.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({ ...paging, source: Type.Optional(id), state: Type.Optional(KnownPageState) }),
    answer: Page(KnownPageSummary),
  }),
  listPassages: call('listPassages', {
    summary: 'What was taken from a page.',
    access: { of: 'site', role: 'viewer' },
    params: Type.Object({ id, pageId: Type.String({ pattern: '^\\d{1,15}$' }) }),
    answer: Type.Object({ items: Type.Array(KnownPassage) }),
  }),
  listAnswers: call('listAnswers', {
    summary: "The owner's own answers, the latest first.",
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({ ...paging, words: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: Page(OwnersAnswer),
  }),
  addAnswer: call('addAnswer', {
    summary: 'Answer a question, in as many phrasings as it has. It counts from the next message on.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: AnswerBody,
    answer: OwnersAnswer,
  }),
  changeAnswer: call('changeAnswer', {
    summary: 'Change an answer.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, answerId: id }),
    body: AnswerBody,
    answer: OwnersAnswer,
  }),
  removeAnswer: call('removeAnswer', {
    summary: 'Remove an answer.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, answerId: id }),
    answer: nothing,
  }),
  importAnswers: call('importAnswers', {
    summary:
      'Add answers from a table: question, answer, language, url. Phrasings are parted by | or line breaks.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({ csv: Type.String({ minLength: 1, maxLength: 200_000 }) }),
    answer: Type.Object({ added: Type.Integer(), problems: Type.Array(Type.String()) }),
  }),
  exportAnswers: call('exportAnswers', {
    summary: 'All answers as a table (CSV).',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Type.String(),
    download: true,
  }),
  askKnowledge: call('askKnowledge', {
    summary: 'What would answer a question, from where and why, and what came second.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    body: Type.Object({
      question: Type.String({ minLength: 1, maxLength: 500 }),
      language: Type.Optional(languageCode),
    }),
    answer: Type.Object({ answered: Type.Boolean(), items: Type.Array(Found) }),
  }),
  readReadiness: call('readReadiness', {
    summary:
      'How ready a site is: what was learned and what not, what could be asked, what stands in the way.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Readiness,
  }),
  listGaps: call('listGaps', {
    summary: 'What visitors asked and nothing answered, alike questions together, the most frequent first.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Type.Object({ items: Type.Array(Gap) }),
  }),
  setGapAside: call('setGapAside', {
    summary: 'Say that a question is not ours to answer, or take that back.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({ question: Type.String({ minLength: 1, maxLength: 2_000 }), aside: Type.Boolean() }),
    answer: nothing,
  }),
} as const
