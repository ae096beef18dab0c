import { Type, type Static } from 'typebox'
import { HistoryEntry } from '../conversation/history.ts'
import { SequenceStep, StepResult } from '../step/step.ts'
import { milliseconds, orNull } from './paging.ts'

/** How a turn ended, as the owner sees it. */
export const outcomes = ['answered', 'completed', 'asked', 'unanswered', 'failed', 'stopped'] as const
export type Outcome = (typeof outcomes)[number]
export const OutcomeName = Type.Enum([...outcomes])

/** What happened in a conversation, beside how its turns ended. */
export const marks = ['confirmed', 'sourced', 'contact', 'unsolved', 'liked', 'disliked'] as const
export type Mark = (typeof marks)[number]
export const MarkName = Type.Enum([...marks])

const at = milliseconds
const page = orNull(Type.String({ description: 'The page it happened on.' }))
const { at: _, ...said } = HistoryEntry.properties

/** What can stand on a timeline. The key is the entry's `kind`. */
export const timelineKinds = {
  message: Type.Object({ kind: Type.Literal('message'), at, ...said }),
  plan: Type.Object({
    kind: Type.Literal('plan'),
    at,
    planId: orNull(Type.String()),
    page,
    steps: Type.Array(
      Type.Object({
        ...SequenceStep.properties,
        element: orNull(Type.String({ description: 'The label of the element at that time.' })),
      }),
    ),
  }),
  result: Type.Object({
    kind: Type.Literal('result'),
    at,
    planId: orNull(Type.String()),
    page,
    success: Type.Boolean(),
    error: orNull(Type.String()),
    results: Type.Array(StepResult),
  }),
  question: Type.Object({
    kind: Type.Literal('question'),
    at,
    page,
    message: Type.String(),
    confirmLabel: Type.String(),
    cancelLabel: Type.String(),
  }),
  confirmation: Type.Object({ kind: Type.Literal('confirmation'), at, confirmed: Type.Boolean() }),
  policy: Type.Object({
    kind: Type.Literal('policy'),
    at,
    decision: Type.Enum(['allow', 'ask', 'refuse']),
    rule: Type.String(),
    step: Type.String(),
    reason: Type.String(),
  }),
  usage: Type.Object({
    kind: Type.Literal('usage'),
    at,
    model: Type.String(),
    inputTokens: Type.Integer(),
    cachedTokens: Type.Optional(Type.Integer()),
    outputTokens: Type.Integer(),
  }),
  noted: Type.Object({
    kind: Type.Literal('noted'),
    at,
    text: Type.String({ description: 'What the model wrote down for itself. The visitor never sees it.' }),
  }),
  outcome: Type.Object({
    kind: Type.Literal('outcome'),
    at,
    outcome: OutcomeName,
    language: Type.Optional(Type.String({ description: 'In which language there was no answer.' })),
  }),
  fault: Type.Object({ kind: Type.Literal('fault'), at, reason: Type.String() }),
  contact: Type.Object({
    kind: Type.Literal('contact'),
    at,
    contactId: Type.String({ description: 'The visitor left a message for the people of the site.' }),
  }),
  feedback: Type.Object({
    kind: Type.Literal('feedback'),
    at,
    streamId: Type.String(),
    value: Type.Enum(['up', 'down']),
    comment: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
  }),
}

export type TimelineKind = keyof typeof timelineKinds
export type TimelineEntry = { [Kind in TimelineKind]: Static<(typeof timelineKinds)[Kind]> }[TimelineKind]

export const TimelineEntry = Type.Unsafe<TimelineEntry>(Type.Union(Object.values(timelineKinds)))
