import { existsSync, readFileSync } from 'node:fs'
import { UsageError, type Command, type Terminal } from '../command.ts'
import { noArguments } from '../no-arguments.ts'
import { ownCommand } from '../own-command.ts'

/** Moves from one machine to many. */
export const move: Command = {
  usage: 'move',
  about: "Copy DATA_DIR's database into an empty PostgreSQL. Stop the server first.",
  details: [
    `DATABASE_URL=postgres://… SECRET_KEY="$(cat data/secret.key)" ${ownCommand} move`,
    '',
    'Everything or nothing is copied, and the file stays as it is. Then start the nodes with DATABASE_URL,',
    'REDIS_URL and the same SECRET_KEY.',
  ],
  async run(words, terminal) {
    noArguments(words)
    const { DATABASE_URL: databaseUrl, SECRET_KEY: secret, ...rest } = terminal.environment
    const [{ databaseFile, lockDataDir, readConfig, secretFile }, { moveStore }] = await Promise.all([
      import('#server'),
      import('#store'),
    ])
    if (!databaseUrl || !/^postgres(?:ql)?:/.test(databaseUrl))
      throw new UsageError('Set DATABASE_URL to the PostgreSQL to move to: postgres://user@host/database.')
    const config = readConfig({ ...rest, REDIS_URL: undefined })
    const file = databaseFile(config)
    if (!existsSync(file))
      throw new UsageError(`There is no database at ${file}. Set DATA_DIR to its folder.`)
    sameKey(secretFile(config), secret)
    const onMoved = (table: string, rows: number) => terminal.out(`${table.padEnd(20)} ${rows}`)
    const unlock = lockDataDir(config)
    try {
      await moveStore({ file, databaseUrl, onMoved })
    } finally {
      unlock()
    }
    terminal.out(
      'Everything is in PostgreSQL. Start the nodes with DATABASE_URL, REDIS_URL and this SECRET_KEY.',
    )
  },
}

/** Sealed secrets are copied as they are: only the key that sealed them opens them there. */
function sameKey(path: string, secret: Terminal['environment'][string]): void {
  if (!existsSync(path) || readFileSync(path, 'utf8').trim() === secret?.trim()) return
  throw new UsageError(
    `Set SECRET_KEY to what ${path} holds, here and on every node: it sealed what is copied.`,
  )
}
