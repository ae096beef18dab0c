import type { Assistant, TurnState } from '#assistant'
import type { Grade } from '../fit/grade.ts'
import type { Dialogue, Half } from './case.ts'
import { judgeTurn, type SeenTurn } from './judge-turn.ts'
import type { Eyes } from './look.ts'
import { playTurn } from './play-turn.ts'

/** One turn of a dialogue, judged. */
export interface PlayedLine {
  readonly half: Half
  readonly page: string
  readonly lang: string
  /** From 0, within its dialogue. */
  readonly turn: number
  readonly of: number
  readonly say: string
  readonly verdict: Grade
  readonly story: string
}

/** Plays a dialogue on a page that is opened for it: every turn sees the page as the ones before have left it. */
export async function playDialogue(
  { half, page, lang, turns }: Dialogue,
  { eyes, assistant }: { eyes: Eyes; assistant: Assistant },
): Promise<PlayedLine[]> {
  const opened = await eyes.open(half, page)
  const lines: PlayedLine[] = []
  let state: TurnState | undefined
  for (const [turn, { say, expect }] of turns.entries()) {
    const line = { half, page, lang, turn, of: turns.length, say }
    try {
      const played = await playTurn(say, lang, { page: opened, assistant, state })
      state = played.state
      lines.push({ ...line, verdict: judgeTurn(say, expect, played.turn), story: storyOf(played.turn) })
    } catch (error) {
      // A page on which nothing more can be seen ends no run; the turn is missed, and the reason is told.
      console.error(`${half}/${page}, turn ${turn + 1}: ${String(error)}`)
      lines.push({ ...line, verdict: 'missed', story: String(error) })
    }
  }
  await opened.close()
  return lines
}

function storyOf({ steps, said, offers }: SeenTurn): string {
  const done = steps.map(({ action, marks, value }) => `${action} ${marks.join('/')} ${value ?? ''}`)
  return `did ${done.join('; ') || 'nothing'} · said ${said} · offered ${offers.join(' | ')}`
}
