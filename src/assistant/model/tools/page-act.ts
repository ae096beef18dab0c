import { Type, type TSchema } from 'typebox'
import { actionNames, limits, noElement, type StepField } from '#protocol'
import { modelTool } from './model-tool.ts'
import { verbGuide } from './verb-guide.ts'

const inPlans = actionNames.filter((name) => typeof verbGuide[name] === 'string')

const told = inPlans.filter((name) => verbGuide[name] !== '')

const point = Type.Optional(Type.Object({ x: Type.Number(), y: Type.Number() }))

/** The fields that some verbs read beside their element; those of `navigate` and `call_tool` have tools of their own. */
const stepInputs = {
  waitDuration: Type.Optional(Type.Integer()),
  to: Type.Optional(
    Type.Object({
      elementId: Type.Integer(),
      side: Type.Optional(Type.Enum(['before', 'after'], { type: 'string' })),
    }),
  ),
  by: point,
  at: point,
  values: Type.Optional(Type.Array(Type.String())),
  times: Type.Optional(Type.Integer({ description: 'Of clicks or keys.' })),
} satisfies Record<Exclude<StepField, 'url' | 'tool' | 'arguments'>, TSchema>

export const pageAct = modelTool({
  description: 'Act on the page with one to eight steps, in order.',
  input: Type.Object({
    steps: Type.Array(
      Type.Object({
        action: Type.Enum(inPlans as [string, ...string[]], {
          type: 'string',
          description: told.map((name) => `${name}: ${String(verbGuide[name])}.`).join(' '),
        }),
        elementId: Type.Optional(Type.Integer()),
        inputData: Type.Optional(Type.String()),
        ...stepInputs,
        description: Type.String({ description: "What it does, in the visitor's language." }),
      }),
      { minItems: 1, maxItems: limits.actionsPerPlan },
    ),
    message: Type.Optional(Type.String({ description: 'The goal, above the steps.' })),
  }),
  interpret: ({ steps, message }) => ({
    kind: 'act',
    steps: steps.map((step) => ({ ...step, elementId: step.elementId ?? noElement })),
    ...(message ? { message } : {}),
  }),
})
