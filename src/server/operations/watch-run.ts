import type { Assistant, TurnNote } from '#assistant'

/** What a run of a turn looks like from outside. */
export interface RunWatcher {
  firstWord(): void
  noted(note: TurnNote): void
  /** Called once; `fault` is what the run threw, an interruption included. */
  ended(fault?: unknown): void
}

/** Lets a watcher see one run of the assistant. */
export function watchRun(assistant: Assistant, begin: () => RunWatcher): Assistant {
  return {
    async advance(request, emit, signal) {
      const watcher = begin()
      let silent = true
      try {
        const state = await assistant.advance(
          request,
          {
            ...emit,
            say(delta) {
              if (silent) watcher.firstWord()
              silent = false
              emit.say(delta)
            },
            note(note) {
              watcher.noted(note)
              emit.note(note)
            },
          },
          signal,
        )
        watcher.ended()
        return state
      } catch (fault) {
        watcher.ended(signal.aborted ? 'interrupted' : fault)
        throw fault
      }
    },
  }
}
