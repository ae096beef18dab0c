export interface WriteReport {
  failed(cause: unknown): void
  worked(): void
}

/** Tells the operator once that nothing can be saved, and once that it can again: in between every visitor is refused. */
export function reportWrites(onWarning: (what: string, cause?: unknown) => void): WriteReport {
  let failing = false
  return {
    failed(cause) {
      if (!failing)
        onWarning('nothing can be saved, and requests get 503 until it can: is the disk full?', cause)
      failing = true
    },
    worked() {
      if (failing) onWarning('everything can be saved again')
      failing = false
    },
  }
}
