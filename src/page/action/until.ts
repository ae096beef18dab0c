import { delay } from '../dom/delay.ts'
import { fail } from './failure.ts'
import type { Act } from './hands.ts'

/** Ends a step whose plan was stopped. For loops that wait for nothing else. */
export function throwIfStopped({ signal }: Pick<Act, 'signal'>): void {
  if (signal.aborted) fail('cancelled_by_visitor', 'The visitor took over.')
}

/**
 * Looks again and again until there is something; undefined when the time is over. Fails when the visitor takes over.
 * Whatever a look takes, another one follows the end of the time: on a slow machine too something is compared.
 */
export async function until<Seen>(
  act: Pick<Act, 'signal'>,
  ms: number,
  look: () => Seen | Promise<Seen>,
  everyMs = 40,
): Promise<Seen | undefined> {
  const deadline = performance.now() + ms
  for (;;) {
    const isLast = performance.now() >= deadline
    const seen = await look()
    throwIfStopped(act)
    if (seen || isLast) return seen
    await delay(everyMs, act.signal)
  }
}
