/** One word of the command line. */
export interface Command {
  /** How it is called, after `pagehand`. */
  readonly usage: string
  /** One sentence on what it is for. */
  readonly about: string
  /** More lines for its own `--help`. */
  readonly details?: readonly string[]
  run(words: readonly string[], terminal: Terminal): Promise<void>
}

/** Where a command reads its settings and writes its answers. */
export interface Terminal {
  readonly environment: Record<string, string | undefined>
  out(line: string): void
  error(line: string): void
  /** Asks the person at the terminal; absent: it is not interactive. */
  readonly ask?: (question: string) => Promise<string>
  /** Whether colours may be used on the standard output. */
  readonly colour: boolean
}

/** A mistake of the person at the terminal: one sentence and one suggestion, no stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}
