import { Type, type Static } from 'typebox'
import { limits } from './limits.ts'
import { noElement } from './verbs.ts'

const text = Type.String({ maxLength: limits.messageCharacters })

const stepFields = {
  elementId: Type.Integer({ description: `The element's id of the last snapshot, or ${noElement}.` }),
  description: Type.String({ description: 'What the step does, in the words of the visitor.' }),
  inputData: Type.Optional(text),
  url: Type.Optional(Type.String({ maxLength: limits.urlCharacters })),
  waitDuration: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.waitMs })),
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

/** How one step went. `success: false` always names an `error`. */
export const StepResult = Type.Object({
  success: Type.Boolean(),
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
  elementId: Type.Optional(Type.Integer()),
  error: Type.Optional(Type.String({ maxLength: 1_000 })),
  text: Type.Optional(Type.String({ maxLength: limits.visibleTextCharacters })),
  url: Type.Optional(Type.String({ maxLength: limits.urlCharacters })),
  options: Type.Optional(Type.Array(Type.String({ maxLength: limits.labelCharacters }), { maxItems: 200 })),
})
export type StepResult = Static<typeof StepResult>

/** How a whole sequence went; `results` holds the steps that were tried. */
export const SequenceResult = Type.Object({
  success: Type.Boolean(),
  completedSteps: Type.Optional(Type.Integer({ minimum: 0 })),
  totalSteps: Type.Optional(Type.Integer({ minimum: 0 })),
  results: Type.Optional(Type.Array(StepResult, { maxItems: 100 })),
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
  error: Type.Optional(Type.String({ maxLength: 1_000 })),
})
export type SequenceResult = Static<typeof SequenceResult>
