import { setFlagsFromString } from 'node:v8'

/** Bytecode a function runs through, in bytes, before V8 optimizes it; its own bound is 67,584. */
const interruptBudget = 400_000

/**
 * Lets V8 watch functions longer before it optimizes them. To think, the engine runs through a great many functions, each
 * a little: optimized early they are optimized for the first page, thrown away at the next, and made again
 * (docs/decisions/213).
 */
export function compileLater(): void {
  setFlagsFromString(`--interrupt-budget=${interruptBudget}`)
}
