import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Proposal, TurnInput } from '#assistant'
import type { LoggedEvent } from '#protocol'
import { contactPage } from './support/contact-page.ts'
import { scriptedEngine, setStage, terminals } from './support/stage.ts'
import { seed } from '../support/seed.ts'

const wantsToSend: Proposal = {
  kind: 'act',
  steps: [{ action: 'click', elementId: 4, description: 'Send' }],
}

/** Everything that can happen around a question, in any order. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'yes' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'no' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'message' as const }) },
  fc.constant({ kind: 'old-yes' as const }),
  fc.constant({ kind: 'forged-yes' as const }),
  fc.constant({ kind: 'two-yes-at-once' as const }),
  fc.constant({ kind: 'yes-then-message' as const }),
  fc.constant({ kind: 'late' as const }),
  fc.constant({ kind: 'page-changes' as const }),
  fc.constant({ kind: 'continue' as const }),
  fc.constant({ kind: 'silence' as const }),
  fc.constant({ kind: 'stop' as const }),
  fc.constant({ kind: 'result' as const }),
)
type Happening = (typeof happening extends fc.Arbitrary<infer T> ? T : never)['kind']

function setup() {
  let time = 0
  let ids = 0
  const engine = scriptedEngine((view) =>
    view.inputs.some(({ kind }) => kind === 'message') ? wantsToSend : { kind: 'ask', text: 'What now?' },
  )
  const stage = setStage(
    {
      builtin: engine,
      now: () => time,
      newId: () => `id${++ids}`,
      delay: () => new Promise(() => undefined),
    },
    contactPage({ 1: 'Ada' }),
  )
  const asked: string[] = []
  let page = 0

  /** Does one thing and returns the yes that would be right at this moment, if there is one. */
  async function live(kind: Happening): Promise<{ mayAct: boolean; events: LoggedEvent[] }> {
    const { waiting } = stage.state ?? {}
    const open = waiting?.kind === 'confirmation' ? waiting : undefined
    if (open && !asked.includes(open.confirmationId)) asked.push(open.confirmationId)
    const yes = (confirmationId = open?.confirmationId ?? 'none'): TurnInput => ({
      kind: 'confirmation',
      confirmationId,
      confirmed: true,
    })
    const message: TurnInput = { kind: 'message', text: 'send it', messageId: `m${time}` }
    const result: TurnInput = {
      kind: 'result',
      planId: waiting?.kind === 'plan' ? waiting.planId : 'none',
      result: { success: true },
    }
    const inputs: Record<Happening, TurnInput[]> = {
      yes: [yes()],
      no: [{ kind: 'confirmation', confirmationId: open?.confirmationId ?? 'none', confirmed: false }],
      message: [message],
      'old-yes': [yes(asked.find((id) => id !== open?.confirmationId) ?? 'none')],
      'forged-yes': [yes('forged')],
      'two-yes-at-once': [yes(), yes()],
      'yes-then-message': [yes(), message],
      late: [yes()],
      'page-changes': [],
      continue: [{ kind: 'continue' }],
      silence: [{ kind: 'silence' }],
      stop: [{ kind: 'stop' }],
      result: [result],
    }
    if (kind === 'late') time += 300_001
    if (kind === 'page-changes') stage.page = contactPage({ 1: `Ada ${++page}` })
    const stillTrue =
      open !== undefined && time <= open.expiresAt && askedAbout.get(open.confirmationId) === stage.page
    const events = inputs[kind].length > 0 ? await stage.advance(...inputs[kind]) : []
    const now = stage.state?.waiting
    if (now?.kind === 'confirmation' && !askedAbout.has(now.confirmationId))
      askedAbout.set(now.confirmationId, stage.page)
    return { mayAct: stillTrue && (kind === 'yes' || kind === 'two-yes-at-once'), events }
  }
  const askedAbout = new Map<string, unknown>()
  return { stage, live }
}

describe('a confirmation', () => {
  it('lets exactly its own step through, once, in time, on the page it was about', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 14 }), async (story) => {
        const { stage, live } = setup()
        let begun = 0
        for (const { kind } of story) {
          const wasOpen = stage.state?.open ?? false
          const { mayAct, events } = await live(kind)
          const plans = events.filter(({ name }) => name === 'action_plan')
          expect(plans).toHaveLength(mayAct ? 1 : 0)
          if (mayAct) expect(plans[0]?.payload).toMatchObject({ actions: [{ elementId: 4 }] })
          if (!wasOpen && events.length > 0) begun += 1
        }
        const ended = terminals(stage.events).length
        expect(ended).toBe(stage.state?.open ? begun - 1 : begun)
      }),
      { seed, numRuns: 200 },
    )
  })
})
