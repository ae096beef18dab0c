/** Remembers the step that is being waited for: whoever has waited for too long can say which one it is. */
export function stepByStep() {
  let current: string | undefined
  return {
    /** Undefined: none is under way. */
    current: () => current,
    async take(name: string, step: Promise<unknown> | undefined): Promise<void> {
      current = name
      await step
      current = undefined
    },
  }
}
