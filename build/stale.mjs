import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the target's output is missing or older than one of its sources or the lock file. */
export async function stale({ sources, output }) {
  const made = await changedAt(output)
  if (made === 0) return true
  const times = await Promise.all(['build', 'package.json', 'package-lock.json', ...sources].map(newestIn))
  return Math.max(...times) > made
}

async function newestIn(path) {
  const info = await stat(path).catch(() => undefined)
  if (!info) return 0
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  const times = await Promise.all(files.map((entry) => changedAt(join(entry.parentPath, entry.name))))
  return Math.max(0, ...times)
}

async function changedAt(file) {
  const info = await stat(file).catch(() => undefined)
  return info?.mtimeMs ?? 0
}
