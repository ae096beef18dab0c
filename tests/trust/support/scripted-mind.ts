import { viewOf, type Engine, type EngineView } from '#assistant'
import { noElement, plain, type SequenceStep } from '#protocol'
import type { Scenario, ScriptedStep } from './scenario.ts'

/** A model that obeys whoever wrote its plans: it proposes one after the other, whatever comes of them. */
export function scriptedMind(current: () => Scenario): Engine {
  return {
    name: 'scripted',
    async step(view) {
      const at = typeof view.memory === 'number' && !isNew(view) ? view.memory : 0
      const plan = current().plans?.[at]
      if (!plan || view.step >= view.lastStep)
        return { proposal: { kind: 'finish', summary: 'Done', message: 'That is all.' }, memory: at }
      const steps = plan.map((step) => stepOf(step, view))
      return { proposal: { kind: 'act', steps }, memory: at + 1 }
    },
  }
}

function isNew({ inputs }: EngineView): boolean {
  return inputs.some(({ kind }) => kind === 'message')
}

function stepOf(
  { on, id, onto, description, ...rest }: ScriptedStep,
  { page = {} }: EngineView,
): SequenceStep {
  const drop = onto === undefined ? undefined : idOf(onto, page)
  return {
    ...rest,
    values: rest.values && [...rest.values],
    elementId: id ?? (on === undefined ? noElement : idOf(on, page)),
    description: description ?? rest.action,
    ...(drop !== undefined && { to: { elementId: drop } }),
  } as SequenceStep
}

/** The thing of that name; one with more words around it where there is none. 9999: none at all. */
function idOf(name: string, page: NonNullable<EngineView['page']>): number {
  const { things } = viewOf(page)
  const wanted = plain(name)
  const exact = things.find(({ names }) => names.some((one) => plain(one) === wanted))
  return (exact ?? things.find(({ names }) => names.some((one) => plain(one).includes(wanted))))?.id ?? 9_999
}
