import Database from 'libsql'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a folder for this process. The lock is one of the operating system's, held through a database of its own: it
 * ends with the process, however that ends. Undefined: somebody else has it.
 */
export function lockFolder(folder: string): { release(): void } | undefined {
  const file = join(folder, 'server.lock')
  const connection = new Database(file)
  try {
    connection.pragma('busy_timeout = 0')
    connection.exec('begin exclusive')
    chmodSync(file, 0o600)
  } catch (fault) {
    connection.close()
    if (/locked|busy/i.test(String(fault))) return undefined
    throw fault
  }
  return {
    release() {
      // Closing alone would leave it locked until the connection is collected.
      connection.exec('rollback')
      connection.close()
    },
  }
}
