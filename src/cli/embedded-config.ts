import type { Config } from '#server'
import { UsageError, type Terminal } from './command.ts'

/** The configuration of a command that works on DATA_DIR alone. */
export async function embeddedConfig({ environment }: Pick<Terminal, 'environment'>): Promise<Config> {
  const { readConfig } = await import('#server')
  const config = readConfig(environment)
  if (config.databaseUrl !== undefined)
    throw new UsageError(
      'With DATABASE_URL the data is in PostgreSQL: use its own tools, pg_dump and pg_restore.',
    )
  return config
}
