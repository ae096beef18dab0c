import { UsageError, type Terminal } from './command.ts'
import { commands } from './commands/index.ts'
import { explain } from './explain.ts'
import { help } from './help.ts'

const terminal: Terminal = {
  environment: process.env,
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
}

try {
  await run(process.argv.slice(2))
  process.exit(process.exitCode ?? 0)
} catch (thrown) {
  terminal.error(
    explain(thrown) ?? `Pagehand failed: ${thrown instanceof Error ? thrown.stack : String(thrown)}`,
  )
  process.exit(1)
}

async function run([word, ...words]: string[]): Promise<void> {
  if (word === undefined || word === '--help' || word === '-h' || word === 'help')
    return terminal.out(help(words[0]))
  if (word === '--version' || word === '-v') return terminal.out((await import('#server')).version)
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (!command) throw new UsageError(`There is no command "${word}". See npx pagehand --help.`)
  if (words.includes('--help') || words.includes('-h')) return terminal.out(help(word))
  await command.run(words, terminal)
}
