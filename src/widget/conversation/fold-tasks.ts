import type { AssistantSaid, Confirmation, Item, Plan, PlanStep } from './conversation.ts'

/** Something that was done or said on the way: a step, the assistant's own words, or the visitor's yes. */
export type TrailEntry =
  | ({ readonly kind: 'step' } & PlanStep)
  | { readonly kind: 'note'; readonly description: string }
  | { readonly kind: 'agreed'; readonly description: string }

/** One wish of the visitor's, over all its rounds of acting: what is done now, all that was done, one result. */
export interface Task {
  readonly kind: 'task'
  readonly key: string
  readonly trail: readonly TrailEntry[]
  readonly state: Plan['state']
  /** How it ended, in the assistant's words; drawn in place of a message of its own. */
  readonly result: AssistantSaid | undefined
  /** An answer of its own stands below, and says what came of it. */
  readonly answered: boolean
  /** The plan whose undo reaches back over all of it. */
  readonly undo: Plan | undefined
}

export type Drawn = Exclude<Item, Plan> | Task

/** The conversation as it is drawn: what was acted between two messages of the visitor's is one task. */
export function foldTasks(items: readonly Item[], busy: boolean): Drawn[] {
  const starts = items.flatMap((item, index) => (isVisitors(item) ? [index] : []))
  const bounds = [0, ...starts, items.length]
  return bounds
    .slice(0, -1)
    .flatMap((from, index) => foldTurn(items.slice(from, bounds[index + 1]), busy && index === starts.length))
}

function foldTurn(turn: readonly Item[], open: boolean): Drawn[] {
  const plans = turn.filter((item): item is Plan => item.kind === 'plan')
  const lastPlan = plans.at(-1)
  if (!lastPlan) return turn as Drawn[]
  const from = turn.findIndex((item) => item.kind === 'plan' || isAgreed(item))
  const to = turn.lastIndexOf(lastPlan)
  const span = turn.slice(from, to + 1)
  const rest = turn.slice(to + 1) as Exclude<Item, Plan>[]
  const ends = rest.some(({ kind }) => kind === 'confirmation') ? [] : rest.filter(endsTask)
  // Of a plan that went on over a page load the words it began with come after it, and belong to its steps.
  const result = ends.pop()
  const after = rest.filter((item) => item !== result && !ends.includes(item as AssistantSaid))
  const task: Task = {
    kind: 'task',
    key: plans[0]?.key ?? lastPlan.key,
    trail: [...ends, ...span].flatMap(trailOf),
    state: stateOf(lastPlan, result, open && !asksVisitor(rest)),
    result,
    answered: after.some(({ kind }) => kind === 'said'),
    undo: plans.findLast(({ undo }) => undo !== undefined),
  }
  const beside = span.filter(
    (item): item is Exclude<Item, Plan> => trailOf(item).length === 0 && item.kind !== 'plan',
  )
  return [...(turn.slice(0, from) as Exclude<Item, Plan>[]), task, ...beside, ...after]
}

function trailOf(item: Item): TrailEntry[] {
  if (item.kind === 'plan') return [...noteOf(item.message), ...item.steps.map(asStep)]
  if (isAgreed(item)) return [{ kind: 'agreed', description: item.message.split('\n')[0] ?? '' }]
  return item.kind === 'said' ? noteOf(item.text) : []
}

function noteOf(description: string | undefined): TrailEntry[] {
  return description ? [{ kind: 'note', description }] : []
}

function asStep(step: PlanStep): TrailEntry {
  return { kind: 'step', ...step }
}

/** Between two rounds nothing runs, and yet the task does. */
function stateOf(plan: Plan, result: AssistantSaid | undefined, open: boolean): Plan['state'] {
  if (plan.state === 'stopped') return 'stopped'
  if (open && !result) return 'running'
  if (result?.tone) return result.tone === 'error' ? 'failed' : 'done'
  return plan.state === 'running' && !open ? 'stopped' : plan.state
}

/** A stream is an answer of its own, and a question must not be overlooked: both stand below the task. */
function endsTask(item: Item): item is AssistantSaid {
  if (item.kind !== 'said' || item.streamId !== undefined || item.streaming) return false
  return item.tone !== undefined || !asks.test(item.text)
}

const asks = /[?？؟]\s*$/

function asksVisitor(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'confirmation' && item.answer === undefined)
}

function isVisitors(item: Item): boolean {
  return item.kind === 'said' && item.by === 'user'
}

function isAgreed(item: Item): item is Confirmation {
  return item.kind === 'confirmation' && item.answer === 'yes'
}
