import { verbNamed, type SequenceStep, type StepResult } from '#protocol'
import type { Cut, EngineInput } from '../engine.ts'
import type { Submission } from '../view/index.ts'

/** What the conduct of a conversation keeps between two runs, the engine's own memory included. */
export interface TurnMemory {
  readonly version: 1
  /** The engine that last took a step, and what it wants to remember. */
  readonly engine: { readonly name: string; readonly memory: unknown } | null
  /** The engine that led before it, what it wants to remember, and what it has missed since. */
  readonly other: OtherEngine | null
  /** Inputs of turns that ended without the engine: stopped, failed or beyond the budget. */
  readonly missed: readonly EngineInput[]
  /** Steps the engine has taken since the visitor's last message. */
  readonly step: number
  /** The last proposed act on the last seen page, and how often it was proposed in a row. */
  readonly act: { readonly digest: string; readonly times: number } | null
  readonly effect: Effect
  readonly plan: PlanInHand | null
  /** The question that the last message came in between of. */
  readonly held: HeldQuestion | null
  /** What the visitor has written that this turn is about. */
  readonly message: string
  /** Names of unknown acts that need no more asking in this conversation. */
  readonly agreed: readonly string[]
  /** Ids of what was acted on in this conversation, the last ones: a Save saves what was ticked before it. */
  readonly touched: readonly number[]
  /** How many turns in a row have ended without an answer. */
  readonly troubles: number
}

export interface OtherEngine {
  readonly name: string
  readonly memory: unknown
  readonly missed: readonly EngineInput[]
}

/** What the actions of this turn are known to have done. */
export type Effect = 'none' | 'acted' | 'seen'

/** A proposal that is being carried out, piece by piece. Stored as it is, so that nodes of two releases can share it. */
export type PlanInHand = SentPlan | AskedPlan

export interface PlanSteps {
  readonly steps: readonly SequenceStep[]
  /** The steps from `from` up to, not including, `to` are with the widget, or wait for the visitor's yes. */
  readonly from: number
  readonly to: number
  /** Whether the step after them is to be asked for. */
  readonly asksNext: boolean
  /** How the steps before `from` went. */
  readonly results: readonly StepResult[]
  /** Names of the acts of this plan that the visitor has said yes to. */
  readonly granted?: readonly string[]
  /** Indexes of the steps that the visitor was asked about and said yes to. */
  readonly agreed?: readonly number[]
  /** Why the steps from `to` on are not sent behind these. */
  readonly cut?: Cut
  /** What the first step was aimed at that is no part of this plan, because that was not on the page. */
  readonly lost?: number
  /** These steps go alone after a yes: when they succeeded, the rest is judged again. */
  readonly goesOn?: boolean
}

/** Its steps are with the widget. */
export interface SentPlan extends PlanSteps {
  /** The page these steps were sent to. */
  readonly fingerprint: string
  /** The form that the last of these steps sends. */
  readonly submission?: Submission
  readonly digest?: undefined
}

/** Its steps wait for the visitor's yes. */
export interface AskedPlan extends PlanSteps {
  /** What the yes is bound to. */
  readonly digest: string
  /** Absent: asked by a release that did not keep it. */
  readonly question?: PlanQuestion
}

/** A question that was put aside, as its engine knew it. */
export interface HeldQuestion {
  readonly plan: AskedPlan
  readonly engine: TurnMemory['engine']
  readonly message: string
}

export function isAsked(plan: PlanInHand): plan is AskedPlan {
  return plan.digest !== undefined
}

/** What a question is about: the words that the owner sees of it, and what a yes would let through. */
export interface PlanQuestion {
  readonly label: string
  readonly path: string
  readonly rule: string
  /** Indexes of the steps that it speaks of. */
  readonly steps: readonly number[]
  /** Names of the acts that are unknown or whose values nobody told: with a yes they need no question of their own. */
  readonly grants: readonly string[]
  /** Whether a yes may hold for the rest of the conversation. */
  readonly remembers: boolean
}

export const missedKept = 20

export const emptyTurnMemory: TurnMemory = {
  version: 1,
  engine: null,
  other: null,
  missed: [],
  step: 0,
  act: null,
  effect: 'none',
  plan: null,
  held: null,
  message: '',
  agreed: [],
  touched: [],
  troubles: 0,
}

/** Reads what `advance` returned last time. Anything else, such as another version's, is a fresh start. */
export function readTurnMemory(value: unknown): TurnMemory {
  const memory = value as Partial<TurnMemory> | null | undefined
  return memory?.version === 1 ? { ...emptyTurnMemory, ...memory } : emptyTurnMemory
}

const touchedKept = 100

/** Keeps in mind what these steps act on. */
export function touching(memory: TurnMemory, steps: readonly SequenceStep[]): TurnMemory {
  const ids = steps.flatMap(({ action, elementId }) => (verbNamed(action)?.acts ? [elementId] : []))
  return { ...memory, touched: [...memory.touched, ...ids].slice(-touchedKept) }
}

/** Keeps inputs for the engine's next turn, because this one ends without it. */
export function withMissed(memory: TurnMemory, inputs: readonly EngineInput[]): TurnMemory {
  return { ...memory, missed: [...memory.missed, ...inputs].slice(-missedKept) }
}
