import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** The files of these folders whose names fit, as paths from the root; not those that npm has put there. */
export function filesIn(folders: readonly string[], name: RegExp): string[] {
  return folders
    .flatMap((folder) => below(join(root, folder)))
    .filter((file) => name.test(file))
    .map((file) => relative(root, file))
    .sort()
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(path)
    return entry.isFile() ? [path] : []
  })
}
