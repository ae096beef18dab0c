import { viewOf, type Engine, type EngineStep, type EngineView } from '#assistant'
import { noElement, plain, type SequenceStep } from '#protocol'
import type { Scenario, ScriptedStep } from './scenario.ts'

interface Memory {
  /** The plan that comes next, and how often the page was looked at again for it. */
  readonly at: number
  readonly looks: number
}

/** A page that is still being drawn is looked at again before anything on it counts as missing. */
const maxLooks = 3

export interface ScriptedMindOptions {
  readonly scenario: () => Scenario
  /** The address that `FOREIGN` stands for. */
  readonly foreign: () => string
  /** Told of every name that the page does not have. */
  readonly missed: (name: string) => void
  /** Told why a plan was refused. */
  readonly refused: (reason: string) => void
}

/** A model that obeys whoever wrote its plans: it proposes one after the other, whatever comes of them. */
export function scriptedMind({ scenario, foreign, missed, refused }: ScriptedMindOptions): Engine {
  return {
    name: 'scripted',
    async step(view, { say }) {
      const { at, looks } = isNew(view) ? start : ((view.memory as Memory | undefined) ?? start)
      for (const input of view.inputs) if (input.kind === 'refused') input.reasons.forEach(refused)
      const script = withAddress(scenario(), foreign())
      const plan = script.plans?.[at]
      if (!plan || view.step >= view.lastStep) {
        if (script.reply) say(script.reply.text)
        const proposal: EngineStep['proposal'] = script.reply
          ? { kind: 'answer', ...(script.reply.block && { block: script.reply.block }) }
          : { kind: 'finish', summary: 'Done', message: 'That is all.' }
        return { proposal, memory: { at, looks } }
      }
      const steps = plan.map((step) => stepOf(step, view))
      const lacking = plan.filter((_, index) =>
        [steps[index]?.elementId, steps[index]?.to?.elementId].includes(nowhere),
      )
      if (lacking.length === 0 || looks >= maxLooks) {
        for (const { on, onto } of lacking) missed([on, onto].filter(Boolean).join(' or '))
        return { proposal: { kind: 'act', steps }, memory: { at: at + 1, looks: 0 } }
      }
      const wait = { action: 'wait', elementId: noElement, waitDuration: 200 + looks, description: 'Look' }
      return { proposal: { kind: 'act', steps: [wait] }, memory: { at, looks: looks + 1 } }
    },
  }
}

const start: Memory = { at: 0, looks: 0 }
const nowhere = 9_999

/** Everything that the model says, with the foreign address in it. */
function withAddress({ plans, reply }: Scenario, foreign: string): Pick<Scenario, 'plans' | 'reply'> {
  return JSON.parse(JSON.stringify({ plans, reply }).replaceAll('FOREIGN', foreign)) as Scenario
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

/** The thing of that name; one with more words around it where there is none. */
function idOf(name: string, page: NonNullable<EngineView['page']>): number {
  const { things } = viewOf(page)
  const wanted = plain(name)
  const exact = things.find(({ names }) => names.some((one) => plain(one) === wanted))
  return (
    (exact ?? things.find(({ names }) => names.some((one) => plain(one).includes(wanted))))?.id ?? nowhere
  )
}
