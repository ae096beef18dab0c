import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigError } from './read-setting.ts'

const reasons: Record<string, string> = {
  EEXIST: 'but a file is in its place',
  ENOTDIR: 'but a file is in its place',
  EACCES: 'where this user may not write',
  EPERM: 'where this user may not write',
  EROFS: 'which cannot be written',
  ENOENT: 'which cannot be made',
}

/** Makes DATA_DIR where it is missing, or throws a `ConfigError` that says why it cannot be used. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (problem) {
    const reason = reasons[(problem as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw problem
    throw new ConfigError(`DATA_DIR is ${dataDir}, ${reason}. Set it to a folder that can be written.`)
  }
}

/** One by one: where the system lets nobody make folders, Node's own recursion never ends. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    // Conversations, and ids that open them, must not be readable by other users.
    mkdirSync(path, { mode: 0o700 })
  } catch (problem) {
    // Another process may have been faster.
    if (!isFolder(path)) throw problem
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
