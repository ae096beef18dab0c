import { isQuestion } from '../../is-question.ts'
import type { Emit, TurnNote, TurnState } from '../../port.ts'
import { isStillBound } from './asking.ts'
import { check } from './check.ts'
import { dispatch } from './dispatch.ts'
import { asHeard, type Run } from '../run.ts'
import { readTurnMemory, type HeldQuestion, type TurnMemory } from '../turn-memory.ts'

type Outcome = Extract<TurnNote, { kind: 'outcome' }>['outcome']

/** Events that end a turn by themselves: nothing may follow them. */
const ending = new Set<string>(['message', 'task_complete'])

/**
 * Lets a turn run and puts the question that it came in between of once more, where the visitor only wanted to know
 * something first: “what will be deleted?” is no no.
 */
export async function askAgain(
  run: Run,
  advance: (run: Run) => TurnState | Promise<TurnState>,
): Promise<TurnState> {
  let outcome: Outcome | undefined
  let ended = false
  const emit: Emit = {
    ...run.emit,
    send(event) {
      ended ||= ending.has(event.name)
      run.emit.send(event)
    },
    note(note) {
      if (note.kind === 'outcome') outcome = note.outcome
      run.emit.note(note)
    },
  }
  const state = await advance({ ...run, emit })
  const memory = readTurnMemory(state.memory)
  const { held } = memory
  const isAnswer = outcome === 'answered' || outcome === 'unanswered'
  if (!held || ended || state.open || !isAnswer) return state
  const heard = asHeard(run, memory)
  if (!isQuestion(memory.message, heard.language) || !isStillBound(held.plan, run)) return state
  return (await putAgain(held, memory, heard)) ?? state
}

/** Asks as it was asked before, if it is still to be asked. Then everything goes on as if nothing had come in between. */
async function putAgain(held: HeldQuestion, now: TurnMemory, run: Run): Promise<TurnState | undefined> {
  const { plan, engine, message } = held
  const memory: TurnMemory = { ...now, engine, message, held: null }
  const checked = await check(plan.steps.slice(plan.from), run, memory)
  if (checked.refused.length > 0 || checked.free > 0 || !checked.asks) return undefined
  const { results, granted = [], agreed, lost } = plan
  return dispatch(checked, {
    memory,
    run,
    done: plan.steps.slice(0, plan.from),
    results,
    granted,
    ...(agreed && { agreed }),
    ...(lost !== undefined && { lost }),
  })
}
