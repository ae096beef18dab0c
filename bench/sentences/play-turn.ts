import { noKnowledge, type Assistant, type TurnInput, type TurnState } from '#assistant'
import {
  defaultSiteConfig,
  type Language,
  type LoggedEvent,
  type SequenceResult,
  type SequenceStep,
} from '#protocol'
import type { SeenStep, SeenTurn } from './judge-turn.ts'
import type { OpenPage } from './look.ts'
import type { Look } from './page-look.ts'

const site = { id: 'bench', name: 'Bench', hosts: ['bench.example'], config: defaultSiteConfig(), policy: {} }
const maxPlans = 8
const noPlan: SequenceResult = { success: false, error: 'unsupported_action' }

export interface PlayedTurn {
  readonly turn: SeenTurn
  readonly state: TurnState
}

/** Plays one message on a real page: every plan is run there, every question before a step gets a yes. */
export async function playTurn(
  say: string,
  language: Language,
  { page, assistant, state }: { page: OpenPage; assistant: Assistant; state: TurnState | undefined },
): Promise<PlayedTurn> {
  const first = await page.look(say)
  const seen = { steps: [] as SeenStep[], said: '', offers: [] as string[], asks: false, confirms: 0 }
  let look = first
  let inputs: readonly TurnInput[] = [{ kind: 'message', text: say, messageId: say }]
  let now = state
  for (let plans = 0; ; plans++) {
    const sent: LoggedEvent[] = []
    now = await assistant.advance(
      {
        state: now,
        inputs,
        page: look.context,
        pageIsNew: true,
        site,
        history: [],
        language,
        budgetLeft: true,
        knowledge: noKnowledge,
      },
      {
        say: (delta) => void (seen.said += delta),
        send: (event) => void sent.push(event),
        cite: () => undefined,
        note: () => undefined,
      },
      AbortSignal.timeout(60_000),
    )
    for (const event of sent) hear(event)
    const { waiting } = now
    if (!waiting || plans === maxPlans) return { turn: { look: first, ...seen }, state: now }
    if (waiting.kind === 'confirmation') {
      seen.confirms++
      inputs = [{ kind: 'confirmation', confirmationId: waiting.confirmationId, confirmed: true }]
      continue
    }
    const before = look
    seen.steps.push(...waiting.steps.map((step) => seenStep(step, before)))
    const plan = sent.flatMap((event) => (event.name === 'action_plan' ? [event.payload] : [])).at(-1)
    const result = plan ? await page.run(plan) : noPlan
    look = await page.look(say)
    inputs = [{ kind: 'result', planId: waiting.planId, result }]
  }

  function hear(event: LoggedEvent): void {
    if (event.name === 'message') {
      seen.said += `\n${event.payload.text}`
      seen.asks ||= event.payload.isQuestion === true
    }
    if (event.name === 'task_complete') seen.said += `\n${event.payload.message}`
    if (event.name !== 'ui_block') return
    const { block_type: type, data } = event.payload
    seen.asks ||= type === 'choices'
    if (type === 'choices') seen.offers.push(...labelsIn(data))
    else seen.said += `\n${JSON.stringify(data)}`
  }
}

function labelsIn({ options }: Record<string, unknown>): string[] {
  return Array.isArray(options) ? options.map((option: { label?: unknown }) => String(option.label)) : []
}

function seenStep({ action, elementId, inputData }: SequenceStep, { context, marks }: Look): SeenStep {
  const line = context.outline?.lines.find(([, id]) => id === elementId)
  const closed = line?.[4]?.expanded === false || /^(?:tab|summary)$/.test(line?.[2] ?? '')
  return {
    action,
    marks: Object.keys(marks).filter((mark) => marks[mark]?.includes(elementId)),
    value: inputData,
    opens: action === 'click' && closed,
  }
}
