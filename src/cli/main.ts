import { runCommand } from './run-command.ts'

const code = await runCommand(process.argv.slice(2), {
  environment: process.env,
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
})
process.exit(code)
