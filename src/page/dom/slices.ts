/** Gives the page one turn of its event loop. */
export function nextTask(): Promise<void> {
  // Not scheduler.yield: its continuations go before the timers and messages of the page.
  if (globalThis.scheduler?.postTask) return globalThis.scheduler.postTask(() => undefined)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(0)
  })
}

/** Cuts long work into slices, so that the page answers its visitor in between. */
export interface Slices {
  /** True when the slice is used up: then `await rest()`. Small work may look at the clock `every` so often. */
  isOver(every?: number): boolean
  rest(): Promise<void>
}

/** Slices stay below a frame: work between two looks at the clock may overshoot, so they stop early. A rest costs. */
export function createSlices(rests = true): Slices {
  let began = performance.now()
  let asked = 0
  return {
    isOver: (every = 1) => rests && ++asked % every === 0 && performance.now() - began > 10,
    async rest() {
      await nextTask()
      began = performance.now()
    },
  }
}
