import type { Command } from '../command.ts'
import { noArguments } from '../no-arguments.ts'

/** Brings the schema up to date without serving. */
export const migrate: Command = {
  usage: 'migrate',
  about: 'Bring the database up to date, before a new release is rolled out.',
  details: [
    'A starting server does the same. With DATABASE_URL it is PostgreSQL, and several may ask at once;',
    'otherwise the file in DATA_DIR, of which a copy is kept first.',
  ],
  async run(words, terminal) {
    noArguments(words)
    const [{ openStore, readConfig }, { migrateShared }] = await Promise.all([
      import('#server'),
      import('#store'),
    ])
    const config = readConfig(terminal.environment)
    if (config.databaseUrl === undefined) {
      await (await openStore(config)).close()
      return terminal.out('The database is up to date.')
    }
    const applied = await migrateShared(config.databaseUrl)
    for (const name of applied) terminal.out(`applied ${name}`)
    terminal.out('The database is up to date.')
  },
}
