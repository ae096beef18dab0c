import type { Engine } from '../../src/assistant/engine.ts'
import type { PageContext } from '#protocol'
import type { Case } from './case.ts'
import { converse, type DoneStep, type Turn } from './converse.ts'
import type { Expectation, WantedStep } from './expect.ts'
import { createWorld } from './world.ts'

/** `asked`: the right thing was among the choices offered. `wrong`: something was done that was not wanted. */
export type Verdict = 'right' | 'asked' | 'missed' | 'wrong'

export interface Judged {
  readonly verdict: Verdict
  readonly turn: Turn
}

/** Plays a case and judges it; where the engine asks back with choices, each choice is tried. */
export async function judge(
  engine: Engine,
  one: Case,
  pages: ReadonlyMap<string, PageContext>,
): Promise<Judged> {
  const play = async (replies: readonly string[]): Promise<Turn> => {
    const world = createWorld({ start: one.page, pages, leads: one.leads })
    let turn = await converse(engine, world, one.say)
    for (const reply of replies) {
      const more = await converse(engine, world, reply, turn.memory)
      turn = { ...more, steps: [...turn.steps, ...more.steps] }
    }
    return turn
  }
  const turn = await play([])
  const verdict = verdictOn(one.expect, turn)
  if (verdict !== 'missed' || one.expect.kind !== 'steps') return { verdict, turn }
  for (const choice of choicesOf(turn)) {
    if (verdictOn(one.expect, await play([choice])) === 'right') return { verdict: 'asked', turn }
  }
  return { verdict, turn }
}

function verdictOn(expect: Expectation, turn: Turn): Verdict {
  const acts = turn.steps.filter(({ step }) => step.action !== 'scroll_to' && step.action !== 'highlight')
  if (expect.kind === 'says') {
    if (acts.length > 0) return 'wrong'
    return expect.texts.every((text) => turn.text.toLowerCase().includes(text.toLowerCase()))
      ? 'right'
      : 'missed'
  }
  if (expect.kind === 'cannot') return acts.length > 0 ? 'wrong' : 'right'
  const fits = turn.steps.every((step, at) => matches(step, expect.steps[at]))
  const complete = fits && turn.steps.length === expect.steps.length
  if (complete && expect.asks !== undefined) return turn.text.includes(expect.asks) ? 'right' : 'missed'
  // A question after the last step, such as for a field that is still empty, undoes nothing of it.
  if (complete && turn.steps.length > 0) return turn.end.kind === 'fail' ? 'missed' : 'right'
  return fits ? 'missed' : 'wrong'
}

function matches({ step, element }: DoneStep, wanted: WantedStep | undefined): boolean {
  if (!wanted?.verbs.includes(step.action)) return false
  if (wanted.on !== undefined && element?.text !== wanted.on) return false
  if (wanted.within !== undefined && element?.parent !== wanted.within) return false
  return wanted.value === undefined || step.inputData === wanted.value
}

function choicesOf({ end }: Turn): string[] {
  if ((end.kind !== 'ask' && end.kind !== 'answer') || end.block?.block_type !== 'choices') return []
  return end.block.data.options.map(({ value }) => value)
}
