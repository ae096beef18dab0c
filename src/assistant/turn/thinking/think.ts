import { limits } from '#protocol'
import type { Engine, EngineInput, EngineStep } from '../../engine.ts'
import { EngineFault } from '../../engine-fault.ts'
import type { TurnNote, TurnState } from '../../port.ts'
import type { Intake } from '../input/absorb.ts'
import { withMissed, type TurnMemory } from '../turn-memory.ts'
import { asHeard, type ChosenEngine, type Run } from '../run.ts'
import { settle } from '../plan/settle.ts'
import { isStandIns, ledBy, toldOther } from './stand-in.ts'
import { createSilenceGuard } from './silence-guard.ts'
import { endInFailure } from '../terminal.ts'
import { createVoice, type Voice } from '../../voice.ts'

/** Lets the engine take steps until one of them ends the turn or needs the widget. */
export async function think(intake: Intake, run: Run): Promise<TurnState> {
  const { request, emit, texts, options } = run
  let { inputs } = intake
  const voice = createVoice(emit)
  let chosen: ChosenEngine
  try {
    chosen = await options.engineFor(request)
  } catch (fault) {
    return giveUp(fault, withMissed(intake.memory, inputs), run)
  }
  const { standIn } = chosen
  if (isStandIns(intake.memory, standIn, inputs)) chosen = { ...chosen, engine: standIn, isModel: false }
  let memory = ledBy(chosen.engine, intake.memory)
  if (chosen.isModel && !request.budgetLeft)
    return endInFailure(emit, withMissed(memory, inputs), texts.budgetSpent)

  const guard = createSilenceGuard(chosen.patienceMs, options, run.signal)
  const around = { voice: guard.listening(voice), signal: guard.signal }
  try {
    for (;;) {
      const turn = { ...memory, step: memory.step + 1 }
      voice.nextStep()
      let taken: EngineStep
      try {
        taken = await takeStep(chosen.engine, { ...around, memory: turn, inputs }, run)
      } catch (cause) {
        run.signal.throwIfAborted()
        const fault = guard.fault() ?? cause
        // Only before the first word: another engine cannot finish what a model has begun to say.
        if (standIn && chosen.isModel && isGone(fault) && turn.step === 1 && voice.said() === '') {
          emit.note(noteOf(fault))
          memory = ledBy(standIn, memory, inputs)
          chosen = { ...chosen, engine: standIn, isModel: false }
          voice.say(texts.standIn)
          continue
        }
        const said: EngineInput[] =
          voice.said() === '' ? [] : [{ kind: 'said', text: voice.said(), by: chosen.engine.name }]
        // The engine that is gone has been told of the inputs.
        const untold = standIn && !chosen.isModel ? said : [...inputs, ...said]
        return giveUp(fault, withMissed(memory, untold), run)
      }
      const told = chosen.isModel ? turn : toldOther(turn, voice.said(), taken.proposal)
      memory = { ...told, engine: { name: chosen.engine.name, memory: taken.memory }, missed: [] }
      const settled = await settle(taken.proposal, memory, voice, asHeard(run, memory))
      if ('state' in settled) return settled.state
      ;({ memory, inputs } = settled)
    }
  } finally {
    guard.stop()
  }
}

function giveUp(fault: unknown, memory: TurnMemory, { emit, texts }: Run): TurnState {
  emit.note(noteOf(fault))
  return endInFailure(emit, memory, texts[fault instanceof EngineFault ? fault.says : 'failed'])
}

interface StepTaking {
  readonly memory: TurnMemory
  readonly inputs: readonly EngineInput[]
  readonly voice: Pick<Voice, 'say'>
  readonly signal: AbortSignal
}

function takeStep(
  engine: Engine,
  { memory, inputs, voice, signal }: StepTaking,
  run: Run,
): Promise<EngineStep> {
  const { state: _state, budgetLeft: _budget, ...request } = run.request
  const step = engine.step(
    {
      ...request,
      inputs,
      missed: memory.missed,
      // Another engine's memory is nothing this one could read: it begins with the history.
      memory: memory.engine?.name === engine.name ? memory.engine.memory : undefined,
      step: memory.step,
      lastStep: limits.stepsPerTurn,
      now: new Date(run.options.now()),
    },
    { say: voice.say, note: run.emit.note },
    signal,
  )
  return cutShort(step, signal)
}

/** The step, or the reason of the signal if that comes first: an engine may be deaf to it. */
function cutShort<Result>(step: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    step.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function isGone(fault: unknown): boolean {
  return fault instanceof EngineFault && fault.says !== 'confused'
}

function noteOf(fault: unknown): TurnNote {
  const reason = fault instanceof Error ? fault.message : String(fault)
  return { kind: 'fault', reason, ...(fault instanceof EngineFault && { says: fault.says }) }
}
