import { parseArgs } from 'node:util'
import { UsageError } from './command.ts'
import { ownCommand } from './own-command.ts'

/** The one file a command is told. */
export function oneFile(words: readonly string[], usage: string): string {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError(`Name one file: ${ownCommand} ${usage}.`)
  return file
}
