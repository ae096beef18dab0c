import { Type, type Static } from 'typebox'
import { limits } from '../limits.ts'
import { Line } from '../page/outline.ts'
import { noElement } from './verbs.ts'

const point = (bounds: { minimum?: number; maximum?: number }, description: string) =>
  Type.Object({ x: Type.Number(bounds), y: Type.Number(bounds) }, { description })

const text = Type.String({ maxLength: limits.messageCharacters })

const stepFields = {
  elementId: Type.Integer({ description: `The element's id of the last snapshot, or ${noElement}.` }),
  description: Type.String({ description: 'What the step does, in the words of the visitor.' }),
  doing: Type.Optional(Type.String({ description: 'The same while it is being done.' })),
  inputData: Type.Optional(text),
  url: Type.Optional(Type.String({ maxLength: limits.urlCharacters })),
  waitDuration: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.waitMs })),
  seal: Type.Optional(
    Type.String({
      maxLength: 16,
      description: 'The seal of the line that was judged; the page compares it.',
    }),
  ),
  to: Type.Optional(
    Type.Object(
      {
        elementId: Type.Integer(),
        side: Type.Optional(Type.Union([Type.Literal('before'), Type.Literal('after')])),
      },
      { description: 'Where it is dragged: onto an element, or to one side of it.' },
    ),
  ),
  by: Type.Optional(point({}, 'How far it is dragged, in CSS pixels.')),
  at: Type.Optional(
    point({ minimum: 0, maximum: 1 }, "A point of the element's box; the middle is 0.5, 0.5."),
  ),
  values: Type.Optional(
    Type.Array(Type.String({ maxLength: limits.labelCharacters }), {
      minItems: 1,
      maxItems: limits.valuesPerStep,
      description: 'The labels of several options.',
    }),
  ),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.timesPerStep })),
  tool: Type.Optional(Type.String({ maxLength: 64 })),
  arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
}

/** One item of a sequence. */
export const SequenceStep = Type.Object({
  action: Type.String({ description: 'A verb, such as `click` or `type`.' }),
  ...stepFields,
})
export type SequenceStep = Static<typeof SequenceStep>

/** A plan of one step. */
export const SingleAction = Type.Object({
  id: Type.String(),
  type: Type.String({ description: 'The verb, such as `click_element`.' }),
  ...stepFields,
})
export type SingleAction = Static<typeof SingleAction>

const reason = Type.Optional(
  Type.String({ maxLength: 1_000, description: 'A sentence that says what was in the way.' }),
)

/** How one step went. `success: false` always names an `error`. */
export const StepResult = Type.Object({
  success: Type.Boolean(),
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
  elementId: Type.Optional(Type.Integer()),
  error: Type.Optional(Type.String({ maxLength: 1_000 })),
  reason,
  times: Type.Optional(
    Type.Integer({ minimum: 0, description: 'How often it was done, where that is less than was wanted.' }),
  ),
  text: Type.Optional(Type.String({ maxLength: limits.visibleTextCharacters })),
  url: Type.Optional(Type.String({ maxLength: limits.urlCharacters })),
  options: Type.Optional(Type.Array(Type.String({ maxLength: limits.labelCharacters }), { maxItems: 200 })),
  lines: Type.Optional(
    Type.Array(Line, {
      description: `What was found or read, as lines of an outline; the first ${limits.linesPerResult} are kept.`,
    }),
  ),
})
export type StepResult = Static<typeof StepResult>

/** How a whole sequence went; `results` holds the steps that were tried. */
export const SequenceResult = Type.Object({
  success: Type.Boolean(),
  completedSteps: Type.Optional(Type.Integer({ minimum: 0 })),
  totalSteps: Type.Optional(Type.Integer({ minimum: 0 })),
  results: Type.Optional(Type.Array(StepResult, { maxItems: limits.resultsPerSequence })),
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
  error: Type.Optional(Type.String({ maxLength: 1_000 })),
  reason,
})
export type SequenceResult = Static<typeof SequenceResult>
