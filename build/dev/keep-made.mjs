import { describeFault } from './describe-fault.mjs'

/**
 * Makes something again whenever its sources changed: never twice at once, and once more if they changed meanwhile.
 * `settled` waits until it is made, and returns the fault if it could not be.
 */
export function keepMade({ what, make, onEnd }) {
  let due = false
  let running
  let fault

  return {
    changed() {
      due = true
      running ??= run()
    },
    async settled() {
      await running
      return fault
    },
    /** What had been made has failed later. */
    failed(found) {
      fault = found
    },
  }

  /** Ends only when nothing is due any more, so whoever waits for it waits for the newest. */
  async function run() {
    while (due) {
      due = false
      const began = performance.now()
      const before = fault
      fault = await make().then(
        () => undefined,
        (thrown) => describeFault(what, thrown),
      )
      if (!due) onEnd({ what, fault, before, seconds: (performance.now() - began) / 1000 })
    }
    running = undefined
  }
}
