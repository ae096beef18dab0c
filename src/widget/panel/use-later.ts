import { useEffect, useState } from 'preact/hooks'
import type { later } from './later.ts'

/** The parts that come when one of them is first wanted; undefined until then, or while the connection is down. */
export function useLater(wanted = true): typeof later | undefined {
  const [parts, setParts] = useState<typeof later>()
  useEffect(() => {
    if (!wanted || parts) return
    void import('./later.ts').then(
      (loaded) => setParts(loaded.later),
      () => undefined, // the connection is down: it is asked for again with the next wish
    )
  }, [wanted])
  return wanted ? parts : undefined
}
