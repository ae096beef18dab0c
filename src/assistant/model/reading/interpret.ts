import { limits, type SequenceStep } from '#protocol'
import type { ModelMessage } from 'ai'
import type { EngineView, Proposal } from '../../engine.ts'
import type { MadeCall } from './collect-answer.ts'
import { describeStep } from './describe-step.ts'
import { toolResult, type PendingCall } from '../transcript/model-transcript.ts'
import type { Around, Meaning } from '../tools/model-tool.ts'
import { toolNamed } from '../tools/tools.ts'

/** What a model's calls come to: a proposal or none, answers given at once, and calls left open. */
export interface Interpretation {
  readonly proposal: Proposal | undefined
  readonly answers: readonly ModelMessage[]
  readonly pending: readonly PendingCall[]
  /** What the model wants to remember. */
  readonly notes: readonly string[]
  /** Words that belong to the proposal and were not said yet. */
  readonly say?: string
}

type Meant<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }> & { readonly call: MadeCall }

/** Reads the calls of one step together: acts first, then whatever ends the turn; the rest has to be asked again. */
export async function interpret(made: readonly MadeCall[], around: Around): Promise<Interpretation> {
  const meant = await Promise.all(
    made.map(async (call) => ({ call, ...(await meaningOf(call, around)) }) as Meant<Meaning['kind']>),
  )
  const of = <Kind extends Meaning['kind']>(kind: Kind) =>
    meant.filter((one): one is Meant<Kind> => one.kind === kind)
  const told = of('told').map(({ call, text, failed }) => toolResult(call, text, failed))
  const noted = of('noted')
  const acts = of('act')
  const closing = of('close')
  const { answers, ...meaning } = acts.length > 0 ? withActs(acts, closing, around.view) : closed(closing)
  return {
    ...meaning,
    notes: noted.map(({ text }) => text),
    answers: [...told, ...noted.map(({ call }) => toolResult(call, 'Noted.')), ...answers],
  }
}

function meaningOf(call: MadeCall, around: Around): Meaning | Promise<Meaning> {
  const tool = toolNamed(call.name)
  const problem = call.problem ?? (tool ? undefined : 'there is no such tool')
  if (!tool || problem !== undefined)
    return {
      kind: 'told',
      text: `This call could not be used, nothing was done: ${problem}`,
      failed: true,
    }
  return tool.interpret(call.input, around)
}

function withActs(
  acts: readonly Meant<'act'>[],
  closing: readonly Meant<'close'>[],
  view: EngineView,
): Omit<Interpretation, 'notes'> {
  const answers: ModelMessage[] = []
  const taken: Meant<'act'>[] = []
  let count = 0
  for (const act of acts) {
    count += act.steps.length
    if (count <= limits.actionsPerPlan) taken.push(act)
    else
      answers.push(
        toolResult(act.call, 'Not done: too many steps at once. Call again after the others.', true),
      )
  }
  // A question can wait until the actions are done; that something is done has to be seen first.
  const asking = closing.find(({ proposal }) => proposal.kind === 'ask')
  for (const { call } of closing)
    if (call !== asking?.call)
      answers.push(toolResult(call, 'Not yet: first see how the actions went, then call again.', true))
  const message = taken.find((act) => act.message !== undefined)?.message
  const steps = taken.flatMap(({ steps: own }) => own).map((step) => described(step, view))
  return {
    proposal: { kind: 'act', steps, ...(message ? { message } : {}) },
    answers,
    pending: [
      ...taken.map(({ call, steps }) => ({ id: call.id, name: call.name, steps: steps.length })),
      ...(asking?.proposal.kind === 'ask'
        ? [{ id: asking.call.id, name: asking.call.name, steps: 0, asks: asking.proposal }]
        : []),
    ],
  }
}

function described(step: SequenceStep, view: EngineView): SequenceStep {
  return step.description.trim() === '' ? { ...step, description: describeStep(step, view) } : step
}

/** What ends the turn: a block before a question before the end of a task, together where they go together. */
function closed(closing: readonly Meant<'close'>[]): Omit<Interpretation, 'notes'> {
  const [shown, ...tooMany] = closing.flatMap(({ call, proposal }) =>
    'block' in proposal && proposal.block ? [{ call, proposal, block: proposal.block }] : [],
  )
  const answers = closing.map(({ call }) =>
    tooMany.some((one) => one.call === call)
      ? toolResult(call, 'Not shown: one block a turn.', true)
      : toolResult(call, 'The visitor sees it.'),
  )
  const asked = closing.flatMap(({ proposal }) =>
    proposal.kind === 'ask' && proposal.text ? [proposal] : [],
  )[0]
  const finished = closing.flatMap(({ proposal }) => (proposal.kind === 'finish' ? [proposal] : []))[0]
  if (!shown) return { proposal: asked ?? finished, answers, pending: [] }
  const say = asked?.text ?? finished?.message
  return {
    proposal: asked ? { kind: 'ask', block: shown.block } : shown.proposal,
    answers,
    pending: [],
    ...(say === undefined ? {} : { say }),
  }
}
