import type { ActionPlan } from './events.ts'
import type { SequenceStep } from '../step/step.ts'
import { actionNamed, verbNamed } from '../step/verbs.ts'

/** A plan as both ends think of it. On the wire one step is a single action and more are a sequence. */
export interface Plan {
  readonly steps: readonly SequenceStep[]
  readonly message?: string | undefined
  readonly planId?: string | undefined
  /** What a plan of one step is answered by; a plan that has it is sent as a single action. */
  readonly actionId?: string | undefined
}

/** A plan in the words of the wire. */
export function toWire({ steps, message, planId, actionId }: Plan): ActionPlan {
  const sequence = actionId === undefined
  return {
    ...(sequence && { type: 'execute_generic_sequence', isSequence: true }),
    actions: sequence
      ? [...steps]
      : steps.map(({ action, ...rest }) => ({
          id: actionId,
          type: verbNamed(action)?.type ?? action,
          ...rest,
        })),
    ...(message && { message }),
    useUniversalIndexing: true,
    ...(planId !== undefined && { planId }),
  }
}

/** A plan out of the words of the wire. A verb nobody knows keeps its word, so that its step can fail by name. */
export function fromWire(plan: Pick<ActionPlan, 'actions' | 'isSequence' | 'message' | 'planId'>): Plan {
  const { message, planId } = plan
  return {
    steps: plan.actions.map((item): SequenceStep => {
      if ('action' in item) return item
      const { id: _, type, ...rest } = item
      return { action: actionNamed(type) ?? type, ...rest }
    }),
    message,
    planId,
    actionId: actionIdOf(plan),
  }
}

/** The id of the element that something is dragged onto; undefined where it is dragged to no element. */
export function dropIdOf({ to, inputData }: SequenceStep): number | undefined {
  if (to) return to.elementId
  return inputData !== undefined && /^\d+$/.test(inputData) ? Number(inputData) : undefined
}

/** The id that a single action is answered by; undefined for a sequence. */
export function actionIdOf({
  actions: [first],
  isSequence,
}: Pick<ActionPlan, 'actions' | 'isSequence'>): string | undefined {
  return !isSequence && first && 'id' in first ? first.id : undefined
}
