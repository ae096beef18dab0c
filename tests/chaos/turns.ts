import { replaySuite } from './replay/replay-suite.ts'
import { isBad, tabulate } from './replay/tabulate.ts'
import type { Suite } from './suite.ts'
import { cutRun } from './turns/cut-run.ts'
import { killRun } from './turns/kill-run.ts'
import { isSpotless, verdictTable } from './turns/verdict-table.ts'

/** The real server, stock clients, and an assistant that is interrupted: every turn ends once, nothing is lost. */
export const turns: Suite = {
  summary: 'the real server: 50 sessions and 10 × kill -9, then 200 TCP cuts',
  async run({ seed }) {
    const killed = await killRun({ visitors: 50, kills: 10, seed })
    const cut = await cutRun({ visitors: 27, cuts: 200, seed })
    const control = await replaySuite({
      mode: 'recovery',
      runs: 1,
      seed,
      only: ['kill', 'cut'],
      silenceMs: 5_000,
    })
    return {
      tables: [
        verdictTable('10 × kill -9 of the real server', killed),
        verdictTable('200 TCP cuts before the real server', cut),
        tabulate("Control: socket.io's own recovery", control, ({ fault }) => fault),
      ],
      failures: [
        ...(isSpotless(killed) ? [] : [`turns, kill: ${JSON.stringify(killed)}`]),
        ...(isSpotless(cut) ? [] : [`turns, cut: ${JSON.stringify(cut)}`]),
        ...['kill', 'cut']
          .filter((name) => !control.some((outcome) => outcome.fault === name && isBad(outcome)))
          .map((name) => `turns: the control of "${name}" did not fail`),
      ],
    }
  },
}
