import type { Emit } from './port.ts'

/** Passes on what an engine says, with a blank line between the words of one step and the next. */
export function createVoice(emit: Pick<Emit, 'say'>) {
  let total = ''
  let fresh = true
  return {
    say(delta: string): void {
      if (delta === '') return
      const gap = fresh && total !== '' ? '\n\n' : ''
      fresh = false
      total += gap + delta
      emit.say(gap + delta)
    },
    nextStep(): void {
      fresh = true
    },
    said: (): string => total,
  }
}

export type Voice = ReturnType<typeof createVoice>
