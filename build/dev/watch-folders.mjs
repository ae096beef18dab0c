import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

const source = /\.(?:tsx?|mjs|js|css|html|svg|json|md|txt)$/
/** Long enough for an editor that writes a file in several steps, or for git to change a branch. */
const quietMs = 40

/**
 * Tells which sources below the folders have changed, many at once. A watcher stands at every folder: it sees files
 * that are replaced, as editors do it, which a watcher at the file would lose.
 */
export function watchFolders(folders, onChange) {
  const watchers = new Map()
  const changed = new Set()
  let timer
  for (const folder of folders) stand(folder)

  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }

  function stand(folder) {
    watchers.get(folder)?.close()
    const watcher = watch(folder, (kind, name) => {
      if (name === null) return
      const path = join(folder, name)
      const isNew = kind === 'rename' && isFolder(path)
      if (isNew) stand(path)
      if (isNew || watchers.has(path) || isSource(name)) note(path)
    })
    // The folder is gone; the one above it has told of that.
    watcher.on('error', () => watcher.close())
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) stand(join(folder, entry.name))
  }

  function note(path) {
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      onChange([...changed])
      changed.clear()
    }, quietMs)
  }
}

function isSource(name) {
  return source.test(name) && !name.startsWith('.') && !name.includes('.test.')
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
