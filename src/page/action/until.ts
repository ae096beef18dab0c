import { delay } from '../dom/delay.ts'
import { fail } from './failure.ts'
import type { Act } from './hands.ts'

/** Ends a step whose plan was stopped. For loops that wait for nothing else. */
export function goOn({ signal }: Pick<Act, 'signal'>): void {
  if (signal.aborted) fail('cancelled_by_visitor', 'The visitor took over.')
}

/** Looks again and again until there is something; undefined when the time is over. Fails when the visitor takes over. */
export async function until<Seen>(
  act: Pick<Act, 'signal'>,
  ms: number,
  look: () => Seen | Promise<Seen>,
  everyMs = 40,
): Promise<Seen | undefined> {
  const deadline = performance.now() + ms
  for (;;) {
    const seen = await look()
    goOn(act)
    if (seen) return seen
    if (performance.now() >= deadline) return undefined
    await delay(everyMs, act.signal)
  }
}
