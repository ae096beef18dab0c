import { UsageError, type Terminal } from './command.ts'
import { commands } from './commands/index.ts'
import { explain } from './explain.ts'
import { help } from './help.ts'
import { ownCommand } from './own-command.ts'

/** Does what was typed, says what went wrong, and returns the code to exit with. */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await run(words, terminal)
    return 0
  } catch (thrown) {
    terminal.error(
      explain(thrown) ?? `Pagehand failed: ${thrown instanceof Error ? thrown.stack : String(thrown)}`,
    )
    return 1
  }
}

async function run([word, ...words]: readonly string[], terminal: Terminal): Promise<void> {
  if (word === undefined || word === '--help' || word === '-h' || word === 'help')
    return terminal.out(help(words[0]))
  if (word === '--version' || word === '-v') return terminal.out((await import('#server')).version)
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (!command) throw new UsageError(`There is no command "${word}". See ${ownCommand} --help.`)
  if (words.includes('--help') || words.includes('-h')) return terminal.out(help(word))
  await command.run(words, terminal)
}
