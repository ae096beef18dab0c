import { afterEach, describe } from 'vitest'
import type { Store } from '../store.ts'
import { describeEndings } from './endings.ts'
import { describeLeases } from './leases.ts'
import { describeLog } from './log.ts'
import { describeMessages } from './messages.ts'
import { describeThreads } from './threads.ts'
import { describeSites } from './sites.ts'

/** A place that stores can be opened on, one after the other or side by side. */
export type Place = (options: { now: () => number }) => Store | Promise<Store>

export interface Contract {
  /** A store on a fresh place; closed after the test. */
  open(): Promise<Store>
  /** The same place once more, as another process would open it. */
  openBeside(): Promise<Store>
  /** Closes the store and opens its place again. */
  reopen(store: Store): Promise<Store>
  /** What the store takes for the time. */
  readonly clock: { now: number }
}

/** The one suite for every implementation: what `store.ts` promises, as tests. */
export function describeStore(name: string, newPlace: () => Place): void {
  describe(name, () => {
    const opened = new Set<Store>()
    const clock = { now: 1_000_000 }
    let place: Place

    async function openPlace(): Promise<Store> {
      const store = await place({ now: () => clock.now })
      opened.add(store)
      return store
    }
    async function close(store: Store): Promise<void> {
      opened.delete(store)
      await store.close()
    }
    const contract: Contract = {
      clock,
      open() {
        place = newPlace()
        return openPlace()
      },
      openBeside: openPlace,
      async reopen(store) {
        await close(store)
        return openPlace()
      },
    }
    afterEach(async () => {
      for (const store of opened) await close(store)
      clock.now = 1_000_000
    })

    describeSites(contract)
    describeMessages(contract)
    describeLog(contract)
    describeLeases(contract)
    describeEndings(contract)
    describeThreads(contract)
  })
}
