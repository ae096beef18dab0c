const help = `npm run dev [-- --inspect]

Serves the whole product from its sources at one address. A change restarts the server, or
makes the widget or the demo shop again; the dashboard takes it up without a reload.

  --inspect[=HOST:PORT]  Lets a debugger attach to the server; --inspect-brk waits for it.
  --help                 Prints this.

Settings come from the environment, as for npm start: PORT (8787), HOST, DATA_DIR (./data),
LOG_LEVEL, ASSISTANT and all others of docs/operations.md.`

/** A mistake of the person at the terminal: one sentence, no stack. */
export class Mistake extends Error {}

/** What the person at the terminal asks for. */
export function readSettings({ words, environment }) {
  if (words.includes('--help') || words.includes('-h')) return { help }
  const unknown = words.find((word) => !/^--inspect(?:-brk)?(?:=|$)/.test(word))
  if (unknown !== undefined)
    throw new Mistake(
      `There is no option "${unknown}": settings come from the environment. See npm run dev -- --help.`,
    )
  const value = (name) => environment[name]?.trim() || undefined
  const port = value('PORT') ?? '8787'
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Mistake(`PORT must be a whole number from 0 to 65535, not "${port}".`)
  return {
    port: Number(port),
    host: value('HOST') ?? '127.0.0.1',
    publicUrl: value('PUBLIC_URL'),
    dataDir: value('DATA_DIR') ?? './data',
    trustProxy: value('TRUST_PROXY'),
    /** Options of node, for the server's process. */
    inspect: words,
    environment,
  }
}
