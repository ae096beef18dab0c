import { Type, type Static } from 'typebox'
import { call } from './endpoint.ts'
import { day, id, milliseconds, nothing, orNull, Page, paging } from './paging.ts'
import { MarkName, marks, OutcomeName, outcomes, TimelineEntry } from './timeline.ts'

const siteParams = Type.Object({ id })
const sessionParams = Type.Object({ id, sessionId: id })
const days = {
  from: Type.Optional(day),
  to: Type.Optional(day),
  zone: Type.Optional(
    Type.String({ maxLength: 64, description: 'Whose days they are: Europe/Berlin. UTC if absent.' }),
  ),
}
/** Which conversations are meant, of a list as of a file. */
const filter = {
  ...days,
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Words that all occur in one message of it, or a part of the name, e-mail address or id of its visitor.',
    }),
  ),
  outcome: Type.Optional(
    Type.Enum([...outcomes, ...marks], { description: 'One of its `outcomes` or `marks`.' }),
  ),
}
const format = Type.Enum(['json', 'csv'])

/** One conversation in the list: it has at least one message. */
export const SessionSummary = Type.Object({
  id,
  host: Type.String(),
  startedAt: milliseconds,
  lastAt: milliseconds,
  live: Type.Boolean({ description: 'Not yet ended by idleness.' }),
  online: Type.Boolean({ description: 'A page of the visitor is connected right now.' }),
  messages: Type.Integer({ description: 'What the visitor sent.' }),
  outcome: orNull(OutcomeName),
  outcomes: Type.Array(OutcomeName, { description: 'Every way a turn of it ended.' }),
  marks: Type.Array(MarkName, {
    description:
      'What happened in it: the visitor agreed to something (confirmed), an answer named a source (sourced), a message was left (contact), a turn ended unanswered or failed (unsolved), a reply was rated (liked, disliked).',
  }),
  rating: orNull(
    Type.Object(
      {
        value: Type.Enum(['up', 'down']),
        reason: orNull(Type.String()),
        comment: orNull(Type.String()),
      },
      { description: 'The last that the visitor gave.' },
    ),
  ),
  preview: Type.String({ description: "The visitor's first message." }),
  unanswered: orNull(Type.String({ description: 'The last question it had no answer to.' })),
  visitor: orNull(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'What the page said of the visitor: unverified.',
    }),
  ),
  contact: orNull(
    Type.Object(
      { name: orNull(Type.String()), email: Type.String() },
      {
        description:
          'Who left a message in it, the last if several, and agreed that the conversation goes along.',
      },
    ),
  ),
})
export type SessionSummary = Static<typeof SessionSummary>

export const SessionDetail = Type.Object({
  ...SessionSummary.properties,
  timeline: Type.Array(TimelineEntry),
})
export type SessionDetail = Static<typeof SessionDetail>

const counts = {
  sessions: Type.Integer(),
  messages: Type.Integer(),
  answered: Type.Integer(),
  completed: Type.Integer(),
  failed: Type.Integer(),
  stopped: Type.Integer(),
  unanswered: Type.Integer(),
  thumbsUp: Type.Integer(),
  thumbsDown: Type.Integer(),
  inputTokens: Type.Integer(),
  outputTokens: Type.Integer(),
  responseMs: orNull(
    Type.Integer({ description: 'From a message to the end of the first reply, on average.' }),
  ),
}

export const StatsOfDay = Type.Object({ day, ...counts })
export type StatsOfDay = Static<typeof StatsOfDay>

export const Stats = Type.Object({
  from: day,
  to: day,
  totals: Type.Object(counts),
  days: Type.Array(StatsOfDay, { description: 'Every day of the range, empty ones included.' }),
})
export type Stats = Static<typeof Stats>

const numbers = {
  conversations: Type.Integer({ description: 'All that began then.' }),
  messages: Type.Integer({ description: 'What visitors wrote in them.' }),
  done: Type.Integer({ description: 'In which something was done on the page, and its effect was seen.' }),
  confirmed: Type.Integer({ description: 'In which the visitor agreed to something that was asked first.' }),
  sourced: Type.Integer({ description: 'In which an answer named its source.' }),
  contacts: Type.Integer({ description: 'In which the visitor left a message for a person.' }),
  unsolved: Type.Integer({ description: 'In which a turn ended without an answer, or failed.' }),
  liked: Type.Integer({ description: 'In which a reply was rated up.' }),
  disliked: Type.Integer({ description: 'In which a reply was rated down.' }),
}

export const NumbersOfDay = Type.Object({ day, ...numbers })
export type NumbersOfDay = Static<typeof NumbersOfDay>

/** Conversations counted, each in the day on which it began. */
export const Numbers = Type.Object({
  from: day,
  to: day,
  zone: Type.String(),
  totals: Type.Object(numbers),
  days: Type.Array(NumbersOfDay, { description: 'Every day of the range, empty ones included.' }),
})
export type Numbers = Static<typeof Numbers>

/** What the assistant said and did. */
export const sessionsApi = {
  listSessions: call('listSessions', {
    summary: 'Conversations, newest first; searched by words or person, filtered by outcome and day.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({
      ...paging,
      ...filter,
    }),
    answer: Page(SessionSummary),
  }),
  readSession: call('readSession', {
    summary: 'One conversation with its whole timeline.',
    access: { of: 'site', role: 'viewer' },
    params: sessionParams,
    answer: SessionDetail,
  }),
  eraseSession: call('eraseSession', {
    summary: 'Erase every trace of a conversation.',
    access: { of: 'site', role: 'editor' },
    params: sessionParams,
    answer: nothing,
  }),
  eraseSessions: call('eraseSessions', {
    summary: 'Erase every conversation that began before a day.',
    access: { of: 'site', role: 'owner' },
    params: siteParams,
    query: Type.Object({ before: day }),
    answer: Type.Object({ erased: Type.Integer() }),
  }),
  exportSession: call('exportSession', {
    summary: 'One conversation as a file.',
    access: { of: 'site', role: 'viewer' },
    params: sessionParams,
    query: Type.Object({ format }),
    answer: Type.Unknown(),
    download: true,
  }),
  exportSessions: call('exportSessions', {
    summary:
      'Conversations as a file: JSON with timelines, or CSV with one line a message. All of them, or those that `listSessions` finds with the same words, outcome and days.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({ format, ...filter }),
    answer: Type.Unknown(),
    download: true,
  }),
  readNumbers: call('readNumbers', {
    summary:
      'What came of the conversations that began in a range of days and are kept: each number counts conversations, and `listSessions` with the same range and outcome lists them. The last 30 days if no range is given.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object(days),
    answer: Numbers,
  }),
  readStats: call('readStats', {
    summary:
      'Conversations (counted as `sessions`), messages, outcomes and response time by day, also of conversations no longer kept; the last 30 days if no range is given. What releases up to 0.1.0 counted stays in the day of UTC.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object(days),
    answer: Stats,
  }),
} as const
