import { replaySuite } from './replay/replay-suite.ts'
import { faults } from './replay/faults.ts'
import type { Outcome } from './replay/run-one.ts'
import { isBad, tabulate } from './replay/tabulate.ts'
import type { Suite } from './suite.ts'

/** With 14 faults this makes 224 runs of each client version on each transport. */
const runsPerFault = 16
const byFault = ({ fault }: Outcome) => fault
const byPair = ({ version, transport }: Outcome) => `${version} ${transport}`

/** Random faults against stock clients; the same faults against socket.io's own recovery are the control. */
export const replay: Suite = {
  summary: 'random faults × client versions × transports, and the control',
  async run({ seed }) {
    const outcomes = await replaySuite({ runs: runsPerFault, seed })
    const control = await replaySuite({
      mode: 'recovery',
      runs: 2,
      seed,
      only: stockFaults(),
      silenceMs: 5_000,
    })
    const repeats = Object.keys(faults).filter((name) => faults[name]?.mayRepeat)
    return {
      tables: [
        {
          ...tabulate(`Replay, by fault (seed ${seed})`, outcomes, byFault),
          notes: [`"${repeats.join('", "')}" may double: it brings nothing and gets what nobody confirmed.`],
        },
        tabulate(
          'Replay, by client and transport (without faults that may double)',
          outcomes.filter(({ fault }) => !repeats.includes(fault)),
          byPair,
        ),
        tabulate("Control: socket.io's own recovery", control, byFault),
      ],
      failures: [
        ...outcomes.filter(isBad).map((outcome) => `replay: ${JSON.stringify(outcome)}`),
        ...(control.some(isBad) ? [] : ['replay: the control did not fail, so this proves nothing']),
      ],
    }
  },
}

function stockFaults(): string[] {
  return Object.keys(faults).filter((name) => !faults[name]?.auth)
}
