import { Type, type TSchema } from 'typebox'
import { actionNames, limits, noElement, verbNamed, type StepField } from '#protocol'
import { description } from './description.ts'
import { modelTool } from './model-tool.ts'
import { verbGuide } from './verb-guide.ts'

const inPlans = actionNames.filter((name) => typeof verbGuide[name] === 'string')

const point = (description: string) => Type.Object({ x: Type.Number(), y: Type.Number() }, { description })

/** The fields that some verbs read beside their element; those of `navigate` and `call_tool` have tools of their own. */
const stepInputs = {
  waitDuration: Type.Optional(Type.Integer({ description: `Milliseconds, for ${usersOf('waitDuration')}.` })),
  to: Type.Optional(
    Type.Object(
      { elementId: Type.Integer(), side: Type.Optional(Type.Enum(['before', 'after'])) },
      { description: `${usersOf('to')}: the element it goes to, or the side of it.` },
    ),
  ),
  by: Type.Optional(point(`${usersOf('by')}: how far, in pixels.`)),
  at: Type.Optional(point(`${usersOf('at')}: a point of the element, 0 to 1; else the middle.`)),
  values: Type.Optional(
    Type.Array(Type.String(), { description: `${usersOf('values')}: several options at once.` }),
  ),
  times: Type.Optional(Type.Integer({ description: `${usersOf('times')}: how often.` })),
} satisfies Record<Exclude<StepField, 'url' | 'tool' | 'arguments'>, TSchema>

export const pageAct = modelTool({
  description: 'Act on the page with one to eight steps, in order.',
  input: Type.Object({
    steps: Type.Array(
      Type.Object({
        action: Type.Enum(inPlans as [string, ...string[]], {
          description: inPlans.map((name) => `${name}: ${String(verbGuide[name])}.`).join(' '),
        }),
        elementId: Type.Optional(
          Type.Integer({ description: 'Id of the element on the page as it is now.' }),
        ),
        inputData: Type.Optional(Type.String({ description: 'What the action needs beside its element.' })),
        ...stepInputs,
        description,
      }),
      { minItems: 1, maxItems: limits.actionsPerPlan },
    ),
    message: Type.Optional(
      Type.String({
        description: 'The goal in one short sentence, shown above the steps. Not what a step says already.',
      }),
    ),
  }),
  interpret: ({ steps, message }) => ({
    kind: 'act',
    steps: steps.map((step) => ({ ...step, elementId: step.elementId ?? noElement })),
    ...(message ? { message } : {}),
  }),
})

function usersOf(field: StepField): string {
  return inPlans.filter((name) => verbNamed(name)?.uses.includes(field)).join(', ')
}
