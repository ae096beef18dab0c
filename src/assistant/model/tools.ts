import { Type, type Static, type TSchema } from 'typebox'
import { actionNames, blockTypes, limits, verbNamed, type StepField } from '#protocol'
import { verbGuide } from './verb-guide.ts'

const inPlans = actionNames.filter((name) => typeof verbGuide[name] === 'string')

const description = Type.String({ description: "What it does, in the visitor's language." })

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

/** Everything a model can want. The key is the tool's name. */
export const toolInputs = {
  page_act: Type.Object(
    {
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
    },
    { description: 'Act on the page with one to eight steps, in order.' },
  ),
  navigate: Type.Object(
    { url: Type.String({ description: 'A path or address of this site.' }), description },
    { description: 'Go to another page of this site.' },
  ),
  call_tool: Type.Object(
    {
      tool: Type.String(),
      arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      description,
    },
    { description: 'Use a tool that the page offers (listed with the page).' },
  ),
  find_on_page: Type.Object(
    { query: Type.String({ description: 'Words to look for.' }) },
    { description: 'Look for something on the page that the last message does not show.' },
  ),
  ask_visitor: Type.Object(
    { question: Type.String() },
    { description: 'Ask the visitor for something you need, and wait for the answer.' },
  ),
  show_block: Type.Object(
    {
      block_type: Type.Enum(Object.keys(blockTypes) as [string, ...string[]]),
      data: Type.Record(Type.String(), Type.Unknown(), { description: blockShapes() }),
      message: Type.Optional(Type.String({ description: 'The same in plain words.' })),
    },
    { description: 'End your answer with something structured. Say the words that belong to it first.' },
  ),
  finish: Type.Object(
    {
      summary: Type.String({ description: 'What was done, in a few words.' }),
      message: Type.String({ description: 'What you tell the visitor.' }),
    },
    { description: 'The task is done and you have seen it on the page.' },
  ),
} satisfies Record<string, TSchema>

export type ToolName = keyof typeof toolInputs
export type ToolInput<Name extends ToolName> = Static<(typeof toolInputs)[Name]>

/** A call whose input has the shape its tool wants. */
export type Call = { [Name in ToolName]: { id: string; name: Name; input: ToolInput<Name> } }[ToolName]

function blockShapes(): string {
  return Object.entries(blockTypes)
    .map(([name, { properties }]) => `${name}: ${Object.keys(properties).join(', ')}`)
    .join('; ')
}

function usersOf(field: StepField): string {
  return inPlans.filter((name) => verbNamed(name)?.uses.includes(field)).join(', ')
}
