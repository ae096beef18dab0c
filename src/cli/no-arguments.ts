import { parseArgs } from 'node:util'

/** Refuses whatever follows a command that takes nothing: it would be swallowed without a word. */
export function noArguments(words: readonly string[]): void {
  parseArgs({ args: [...words] })
}
