import type { IndexedElement, SequenceStep } from '#protocol'
import { defaultSiteConfig } from '#protocol'
import { noKnowledge } from '../../src/assistant/no-knowledge.ts'
import type { Engine, EngineInput, Proposal } from '../../src/assistant/engine.ts'
import type { World } from './world.ts'

/** A step as it was proposed, with the element it was aimed at. */
export interface DoneStep {
  readonly step: SequenceStep
  readonly element: IndexedElement | undefined
}

/** A whole turn: what was done, what was said, and how it ended. */
export interface Turn {
  readonly steps: readonly DoneStep[]
  readonly text: string
  readonly end: Proposal
  readonly memory: unknown
  /** CPU of the engine's slowest step. */
  readonly milliseconds: number
}

const now = new Date('2026-11-16T09:00:00')
const lastStep = 12

/** Plays one message through to the end of its turn. */
export async function converse(
  engine: Engine,
  world: World,
  say: string,
  memory: unknown = undefined,
): Promise<Turn> {
  const steps: DoneStep[] = []
  let inputs: EngineInput[] = [{ kind: 'message', text: say, messageId: say }]
  let text = ''
  let milliseconds = 0
  for (let step = 1; ; step++) {
    const view = {
      memory,
      missed: [],
      inputs,
      page: world.page,
      site,
      history: [],
      language: 'en',
      knowledge: noKnowledge,
      step,
      lastStep,
      now,
    } as const
    const begun = process.cpuUsage()
    const next = await engine.step(
      view,
      { say: (delta) => (text += delta), note: () => undefined },
      AbortSignal.timeout(60_000),
    )
    const used = process.cpuUsage(begun)
    milliseconds = Math.max(milliseconds, (used.user + used.system) / 1000)
    memory = JSON.parse(JSON.stringify(next.memory ?? null)) as unknown
    const { proposal } = next
    if (proposal.kind !== 'act' || step >= lastStep)
      return { steps, text: text + saidBy(proposal), end: proposal, memory, milliseconds }
    for (const one of proposal.steps) {
      steps.push({ step: one, element: world.page.indexedElements?.find(({ id }) => id === one.elementId) })
    }
    inputs = [{ kind: 'result', planId: `plan-${step}`, result: world.act(proposal.steps) }]
  }
}

function saidBy(proposal: Proposal): string {
  if (proposal.kind === 'ask' || proposal.kind === 'fail') return proposal.text ?? ''
  return proposal.kind === 'finish' ? proposal.message : ''
}

const site = { id: 'bench', name: 'Bench', hosts: ['bench.example'], config: defaultSiteConfig(), policy: {} }
