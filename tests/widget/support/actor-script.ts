import type { Assistant, Emit, TurnRequest, TurnState } from '#assistant'
import type { SequenceStep } from '#protocol'

const rest: TurnState = { version: 1, open: false, waiting: null, memory: null }

/** What a scripted assistant may do when something reaches it. */
export interface Cue {
  readonly request: TurnRequest
  readonly emit: Emit
  readonly signal: AbortSignal
  /** Says the text in pieces, as a model would. */
  stream(text: string, pauseMs?: number): Promise<void>
  /** The id of the element with this name in the last snapshot. */
  element(name: string): number
  /** Sends a plan and waits for its result in the next cue. */
  plan(steps: readonly SequenceStep[], message?: string): TurnState
  ask(question: {
    message: string
    confirm_label: string
    cancel_label: string
    destructive?: boolean
  }): TurnState
}

type Line = (cue: Cue) => Promise<TurnState | void> | TurnState | void

/** A real assistant behind the real port whose lines the test has written: by message, by answer, by plan. */
export function scripted(lines: {
  message: (text: string, cue: Cue) => Promise<TurnState | void> | TurnState | void
  result?: (cue: Cue) => ReturnType<Line>
  confirmation?: (confirmed: boolean, cue: Cue) => ReturnType<Line>
  go?: Line
}): Assistant {
  let plans = 0
  return {
    async advance(request, emit, signal) {
      const input = request.inputs.at(-1)
      const cue: Cue = {
        request,
        emit,
        signal,
        async stream(text, pauseMs = 0) {
          for (const piece of text.match(/\s*\S+\s*/g) ?? []) {
            if (signal.aborted) return
            emit.say(piece)
            if (pauseMs) await new Promise((done) => setTimeout(done, pauseMs))
          }
        },
        element: (name) => request.page?.indexedElements?.find(({ text }) => text?.includes(name))?.id ?? -1,
        plan(steps, message) {
          const planId = `plan-${++plans}-${Date.now()}`
          const actions =
            steps.length === 1
              ? steps.map(({ action, ...step }) => ({
                  id: `${planId}-1`,
                  type: types[action] ?? action,
                  ...step,
                }))
              : [...steps]
          const sequence = steps.length > 1 && { type: 'execute_generic_sequence' as const, isSequence: true }
          emit.send({
            name: 'action_plan',
            payload: {
              actions,
              ...sequence,
              useUniversalIndexing: true,
              planId,
              ...(message && { message }),
            },
          })
          const actionId = steps.length === 1 ? { actionId: `${planId}-1` } : {}
          return { ...rest, open: true, waiting: { kind: 'plan', planId, steps, ...actionId } }
        },
        ask(question) {
          const confirmationId = `ask-${++plans}-${Date.now()}`
          emit.send({ name: 'confirmation_required', payload: { ...question, confirmationId } })
          const expiresAt = Date.now() + 300_000
          return { ...rest, open: true, waiting: { kind: 'confirmation', confirmationId, expiresAt } }
        },
      }
      if (input?.kind === 'message') return (await lines.message(input.text, cue)) ?? rest
      if (input?.kind === 'result') return (await lines.result?.(cue)) ?? rest
      if (input?.kind === 'confirmation') return (await lines.confirmation?.(input.confirmed, cue)) ?? rest
      if (input?.kind === 'stop') return finishStopped(emit, request)
      return (await lines.go?.(cue)) ?? rest
    },
  }
}

const types: Record<string, string> = { click: 'click_element', type: 'type_text', navigate: 'navigate' }

function finishStopped(emit: Emit, { inputs }: TurnRequest): TurnState {
  if (!inputs.some((input) => input.kind === 'said'))
    emit.send({ name: 'message', payload: { text: 'Stopped.' } })
  return rest
}
