import { byKind } from '#protocol'
import type { TurnState } from '../port.ts'
import { absorb, type Intake, type Next } from './input/absorb.ts'
import { askAgain } from './plan/ask-again.ts'
import { answered, sendApproved } from './plan/asking.ts'
import { afterChange, carryOn } from './carry-on.ts'
import { withMissed } from './turn-memory.ts'
import { offerPerson, showPerson } from './person/offer-person.ts'
import type { Run } from './run.ts'
import { endTurn } from './terminal.ts'
import { think } from './thinking/think.ts'

type Handler<Kind extends Next['kind']> = (
  next: Extract<Next, { kind: Kind }>,
  intake: Intake,
  run: Run,
) => TurnState | Promise<TurnState>

/** Runs a turn from what has happened until it ends or needs the widget. */
export function conduct(run: Run): TurnState | Promise<TurnState> {
  const intake = absorb(run.request, run.options.now())
  const advance = (held: Run) => byKind(handlers, intake.next, intake, held)
  return showPerson(intake, run) ?? offerPerson(run, (held) => askAgain(held, advance))
}

const handlers: { [Kind in Next['kind']]: Handler<Kind> } = {
  rest: (_, { memory, open, waiting }) => ({ version: 1, open, waiting, memory }),

  think: (_, intake, run) => think(intake, run),

  stopped: ({ streaming }, { memory, inputs }, { emit, texts }) =>
    endTurn(
      emit,
      withMissed(memory, inputs),
      'stopped',
      streaming ? undefined : { name: 'message', payload: { text: texts.stopped } },
    ),

  unanswered: ({ what }, { memory, inputs }, { emit, texts }) =>
    endTurn(
      emit,
      withMissed(memory, [...inputs, { kind: 'silence' }]),
      // A question that the visitor left open is not a failure.
      what === 'plan' ? 'failed' : 'asked',
      {
        name: 'message',
        payload: { text: what === 'plan' ? texts.noReport : texts.noAnswer, isError: true },
      },
    ),

  approved: ({ plan, remember }, intake, run) =>
    sendApproved(plan, { memory: intake.memory, remember }, run) ?? afterChange(plan, intake, run),

  declined({ plan }, intake, run) {
    answered(plan, 'no', run)
    return think(intake, run)
  },

  carryOn: ({ plan }, intake, run) => carryOn(plan, intake, run),
}
