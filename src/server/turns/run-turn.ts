import {
  watchQuiet,
  type Assistant,
  type Emit,
  type TurnInput,
  type TurnNote,
  type TurnRequest,
  type TurnState,
} from '#assistant'
import type { LoggedEvent, Source } from '#protocol'
import type { Stream } from './stream.ts'

/** Why a run was cut short from outside. */
export type Interruption = 'message' | 'stop' | 'gone' | 'handover'

export interface Run {
  readonly request: TurnRequest
  readonly stream: Stream
  readonly assistant: Assistant
  /** Aborted with an interruption from outside, or by the run itself when it has been silent for too long. */
  readonly controller: AbortController
  /**
   * Silence of the assistant as a whole: ends a run in which nothing was said for this long. It is longer than what
   * an engine is given (silence-guard.ts), so that it only ever meets an assistant that hangs.
   */
  readonly silenceMs: number
  /** What the visitor reads when a run fails for a reason that is not theirs. */
  readonly apology: string
  readonly onFault: (fault: unknown) => void
  /** Told when an engine failed and the assistant found a way on, or words for it. */
  readonly onModelFault: (cause: string) => void
  /** Told when a model failed and is asked once more. */
  readonly onModelRetry: (cause: string) => void
}

/** How a run ended. `events` leave together with the saved state; an interrupted run has neither. */
export type RunResult =
  | {
      readonly kind: 'settled'
      readonly state: TurnState
      readonly events: LoggedEvent[]
      readonly notes: TurnNote[]
    }
  | { readonly kind: 'interrupted'; readonly by: Interruption; readonly notes: TurnNote[] }

const interruptions: readonly unknown[] = ['message', 'stop', 'gone', 'handover'] satisfies Interruption[]
const isInterruption = (reason: unknown): reason is Interruption => interruptions.includes(reason)
const terminal = new Set<LoggedEvent['name']>(['message', 'task_complete'])

/** Lets the assistant advance once, and sees to it that a turn that ends has exactly one terminal event. */
export async function runTurn(run: Run): Promise<RunResult> {
  const held: LoggedEvent[] = []
  const notes: TurnNote[] = []
  const sources: Source[] = []
  const { signal } = run.controller
  const silence = watchQuiet({
    limitMs: run.silenceMs,
    onQuiet: () => run.controller.abort(new Error(`nothing was said for ${run.silenceMs} ms`)),
  })
  const emit: Emit = {
    say(delta) {
      if (signal.aborted) return
      silence.active()
      run.stream.say(delta)
    },
    send: (event) => void held.push(event),
    cite: (given) => void sources.push(...given),
    note(note) {
      // What the next try mended concerns the operator, not the owner.
      if (note.kind === 'retried') return run.onModelRetry(note.reason)
      notes.push(note)
      if (note.kind === 'fault') run.onModelFault(note.reason)
    },
  }
  let state: TurnState
  try {
    state = await new Promise((resolve, reject) => {
      // Cut short before it began: an abort is told once, and this one was.
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason))
      run.assistant.advance(run.request, emit, signal).then(resolve, reject)
    })
  } catch (fault) {
    if (isInterruption(signal.reason)) return { kind: 'interrupted', by: signal.reason, notes }
    run.onFault(fault)
    held.splice(0, held.length, { name: 'message', payload: { text: run.apology, isError: true } })
    notes.push({ kind: 'fault', reason: String(fault) }, { kind: 'outcome', outcome: 'failed' })
    state = { version: 1, open: false, waiting: null, memory: run.request.state?.memory }
  } finally {
    silence.stop()
  }
  return { kind: 'settled', state, events: closing(run, { state, held, sources }), notes }
}

/** Puts the end of the stream where it belongs: before what goes on or ends the turn, after a mere block. */
function closing(
  run: Run,
  {
    state,
    held,
    sources,
  }: { readonly state: TurnState; readonly held: LoggedEvent[]; readonly sources: readonly Source[] },
): LoggedEvent[] {
  const ended = held.some((event) => terminal.has(event.name))
  if (state.open || ended) return [...run.stream.finish(true, sources), ...held]
  const done = run.stream.finish(false, sources)
  if (done.length > 0) return [...held, ...done]
  return onlyIgnored(run.request.inputs) && held.length === 0
    ? []
    : [...held, { name: 'message', payload: { text: run.apology, isError: true } }]
}

/** Inputs that begin nothing: without a turn under way they are answered by silence. */
function onlyIgnored(inputs: readonly TurnInput[]): boolean {
  return inputs.every((input) => input.kind !== 'message')
}
