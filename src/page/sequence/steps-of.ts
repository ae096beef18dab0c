import { type ActionPlan, actionOfType, type SequenceStep } from '#protocol'

/** The steps of a plan in one form: a single action is a sequence of one. */
export function stepsOf(plan: Pick<ActionPlan, 'actions'>): SequenceStep[] {
  return plan.actions.map((item) => {
    if ('action' in item) return item
    const { id: _, type, ...rest } = item
    return { action: actionOfType(type) ?? type, ...rest }
  })
}

/** The id by which a plan of one action is answered. */
export function actionIdOf(plan: Pick<ActionPlan, 'actions' | 'isSequence'>): string | undefined {
  const [first] = plan.actions
  return !plan.isSequence && first && 'id' in first ? first.id : undefined
}
