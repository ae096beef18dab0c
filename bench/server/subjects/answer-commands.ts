import type { Answer } from '../subject.ts'

type Commands = Record<string, (value: never) => unknown>

/** What every subject can tell of itself. */
const common = {
  cpu() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  },
  async heap() {
    for (let round = 0; round < 3; round++) {
      globalThis.gc?.()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
}

/** Answers the bench from inside the server under measurement. */
export function answerCommands(commands: Commands): void {
  const all: Commands = { ...common, ...commands }
  process.on('disconnect', () => process.exit())
  process.on('message', ({ id, command, value }: { id: number; command: string; value: never }) => {
    const send = (answer: Answer) => process.send?.(answer)
    Promise.resolve()
      .then(() => all[command]?.(value))
      .then(
        (answer) => send({ id, answer }),
        (error: Error) => send({ id, failed: error.message }),
      )
  })
}
