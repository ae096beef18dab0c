import {
  blockTypes,
  limits,
  noElement,
  type BlockType,
  type PageContext,
  type SequenceStep,
  type UiBlock,
} from '#protocol'
import type { ModelMessage } from 'ai'
import type { Proposal } from '../engine.ts'
import { fence } from '../prompt/fence.ts'
import type { MadeCall } from './call-model.ts'
import { findInSnapshot } from './find-in-snapshot.ts'
import { readInput } from './read-input.ts'
import { toolResult, type PendingCall } from './thread.ts'
import { toolInputs, type Call, type ToolName } from './tools.ts'

/** What a model's calls come to: a proposal or none, answers given at once, and calls left open. */
export interface Interpretation {
  readonly proposal: Proposal | undefined
  readonly answers: readonly ModelMessage[]
  readonly pending: readonly PendingCall[]
  /** Words that belong to the proposal and were not said yet. */
  readonly say?: string
}

export interface Surroundings {
  readonly page: PageContext | undefined
  readonly nonce: string
}

/** Reads the calls of one step together: acts first, then whatever ends the turn; the rest has to be asked again. */
export function interpret(made: readonly MadeCall[], around: Surroundings): Interpretation {
  const answers = made.flatMap((call) =>
    call.problem === undefined ? [] : [notUnderstood(call, call.problem)],
  )
  const calls = made.filter((call) => call.problem === undefined && isKnown(call)) as Call[]
  const looks = calls.flatMap((call) => (call.name === 'find_on_page' ? [lookUp(call, around)] : []))
  answers.push(...looks.flatMap(({ found }) => (found ? [found] : [])))

  const acts = [...actsOf(calls), ...looks.flatMap(({ act }) => (act ? [act] : []))]
  if (acts.length > 0) return withActs(acts, calls, answers)
  const closing = closingOf(calls)
  return { ...closing, answers: [...answers, ...closing.answers], pending: [] }
}

function isKnown({ name }: MadeCall): boolean {
  return Object.hasOwn(toolInputs, name)
}

function notUnderstood(call: MadeCall, problem: string): ModelMessage {
  return toolResult(call, `This call could not be used, nothing was done: ${problem}`, true)
}

interface Act {
  readonly call: { readonly id: string; readonly name: ToolName }
  readonly steps: readonly SequenceStep[]
  readonly message?: string
}

function actsOf(calls: readonly Call[]): Act[] {
  return calls.flatMap((call): Act[] => {
    if (call.name === 'page_act') {
      const steps = call.input.steps.map((step) => ({ ...step, elementId: step.elementId ?? noElement }))
      return [{ call, steps, ...(call.input.message ? { message: call.input.message } : {}) }]
    }
    if (call.name === 'navigate')
      return [{ call, steps: [{ action: 'navigate', elementId: noElement, ...call.input }] }]
    if (call.name === 'call_tool')
      return [{ call, steps: [{ action: 'call_tool', elementId: noElement, ...call.input }] }]
    return []
  })
}

/** What the snapshot does not show may still be on the page: then the widget looks. */
function lookUp(
  call: Extract<Call, { name: 'find_on_page' }>,
  { page, nonce }: Surroundings,
): { found?: ModelMessage; act?: Act } {
  const { query } = call.input
  const found = findInSnapshot(query, page)
  if (found !== undefined) return { found: toolResult(call, fence(found, nonce)) }
  return {
    act: { call, steps: [{ action: 'find', elementId: noElement, inputData: query, description: query }] },
  }
}

function withActs(acts: readonly Act[], calls: readonly Call[], answers: ModelMessage[]): Interpretation {
  const taken: Act[] = []
  let count = 0
  for (const act of acts) {
    count += act.steps.length
    if (count <= limits.actionsPerPlan) taken.push(act)
    else
      answers.push(
        toolResult(act.call, 'Not done: too many steps at once. Call again after the others.', true),
      )
  }
  for (const call of calls)
    if (isClosing(call))
      answers.push(toolResult(call, 'Not done: first see how the actions went, then call again.', true))
  const message = taken.find((act) => act.message !== undefined)?.message
  return {
    proposal: { kind: 'act', steps: taken.flatMap(({ steps }) => steps), ...(message ? { message } : {}) },
    answers,
    pending: taken.map(({ call, steps }) => ({ id: call.id, name: call.name, steps: steps.length })),
  }
}

type Closing = Extract<Call, { name: 'ask_visitor' | 'show_block' | 'finish' }>

function isClosing(call: Call): call is Closing {
  return call.name === 'ask_visitor' || call.name === 'show_block' || call.name === 'finish'
}

function closingOf(calls: readonly Call[]): Omit<Interpretation, 'pending'> {
  const closing = calls.filter(isClosing)
  const blocks = closing.flatMap((call) =>
    call.name === 'show_block' ? [{ call, block: readBlock(call.input) }] : [],
  )
  const broken = blocks.flatMap(({ call, block }) =>
    typeof block === 'string' ? [toolResult(call, `Not shown: ${block}`, true)] : [],
  )
  const shown = blocks.find(({ block }) => typeof block !== 'string')
  const block = shown?.block as UiBlock | undefined
  const asked = closing.find((call) => call.name === 'ask_visitor')
  const finished = closing.find((call) => call.name === 'finish')
  const answers = [...broken, ...closing.filter((call) => !blocks.some((one) => one.call === call)).map(seen)]
  if (shown) answers.push(seen(shown.call))
  for (const { call, block } of blocks)
    if (typeof block !== 'string' && call !== shown?.call)
      answers.push(toolResult(call, 'Not shown: one block a turn.', true))
  if (asked)
    return block
      ? { proposal: { kind: 'ask', block }, answers, say: asked.input.question }
      : { proposal: { kind: 'ask', text: asked.input.question }, answers }
  if (block)
    return {
      proposal: asks.has(block.block_type) ? { kind: 'ask', block } : { kind: 'answer', block },
      answers,
    }
  return { proposal: finished && { kind: 'finish', ...finished.input }, answers }
}

const asks = new Set<string>(['choices', 'buttons', 'form', 'rating'])

function seen(call: Closing): ModelMessage {
  return toolResult(call, 'The visitor sees it.')
}

function readBlock({
  block_type,
  data,
  message,
}: Extract<Call, { name: 'show_block' }>['input']): UiBlock | string {
  const reading = readInput(blockTypes[block_type as BlockType], data)
  if ('problem' in reading) return reading.problem
  return { block_type, data: reading.value, ...(message ? { message } : {}) } as UiBlock
}
