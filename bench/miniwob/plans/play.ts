import type { Page as Tab } from 'playwright-core'
import type { Line, SequenceStep, StepResult } from '#protocol'
import { begin } from '../begin.ts'
import { idsOf } from './aim.ts'
import type { Aim, Hand, More, Plan } from './plan.ts'
import type { PlanStage } from './stage.ts'

export interface Played {
  readonly task: string
  readonly seed: number
  readonly reward: number
  /** What was asked, done and said, for whoever mends it. */
  readonly story: readonly string[]
}

/** Starts an episode and lets a plan act on it until it ends or a step fails. */
export async function play(stage: PlanStage, task: string, seed: number, plan: Plan): Promise<Played> {
  const tab = await stage.visit(task)
  try {
    await tab.evaluate('window.kept = {}')
    const { sentence, fields } = await begin(tab, seed, seconds)
    const story = [sentence]
    const hand: Hand = {
      sentence,
      fields,
      quoted: [...sentence.matchAll(/"(.+?)"(?=[\s,.]|$)/g)].map(([, words = '']) => words),
      places: [...sentence.matchAll(/(\d+)(st|nd|rd|th)\b/g)].map(([, number]) => Number(number) - 1),
      look: () => look(tab),
      async act(action, aim, more) {
        const result = await hand.attempt(action, aim, more)
        if (!result.success) throw new Error('A step failed.')
        return result
      },
      async attempt(action, aim, more) {
        const result = await step(tab, action, aim, more)
        story.push(
          `${action} ${JSON.stringify(aim, showExpressions)}: ${result.reason ?? result.error ?? 'done'}`,
        )
        return result
      },
    }
    await plan(hand).catch((error: Error) => story.push(error.message))
    const reward = Number(await tab.evaluate('window.kept.reward ?? 0'))
    return { task, seed, reward, story }
  } finally {
    await tab.close()
  }
}

const seconds = 60

function look(tab: Tab) {
  return tab.evaluate(async () => (await window.hands.snapshot()).outline?.lines ?? [])
}

async function step(tab: Tab, action: string, aim?: Aim, more: string | More = {}): Promise<StepResult> {
  const { to, side, ...rest }: More = typeof more === 'string' ? { inputData: more } : more
  const lines = aim === undefined && to === undefined ? [] : await look(tab)
  const [elementId = -1] = aim === undefined ? [] : idsOf(lines, aim)
  const [goal] = to === undefined ? [] : idsOf(lines, to)
  if ((aim !== undefined && elementId < 0) || (to !== undefined && goal === undefined))
    return { success: false, error: `not in the outline: ${lines.map(wordsOf).join(' | ')}` }
  const order: SequenceStep = {
    action,
    elementId,
    description: action,
    ...rest,
    ...(goal === undefined ? {} : { to: { elementId: goal, ...(side ? { side } : {}) } }),
  }
  return tab.evaluate((order) => window.hands.run(order), order)
}

function wordsOf([, id, kind, text, state]: Line): string {
  return id > 0 ? `${kind} ${text || (state?.hint ?? '')}` : text
}

function showExpressions(_: string, value: unknown): unknown {
  return value instanceof RegExp ? String(value) : value
}
