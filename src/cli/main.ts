import { createInterface } from 'node:readline/promises'
import { runCommand } from './run-command.ts'

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

const code = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  ...(process.stdin.isTTY && { ask }),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
})
process.exit(code)
