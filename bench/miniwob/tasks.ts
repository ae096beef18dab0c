import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where a clone of MiniWoB++ keeps its pages. */
export function htmlIn(folder: string): string | undefined {
  return [folder, join(folder, 'html'), join(folder, 'miniwob/html')]
    .map((one) => resolve(one))
    .find((one) => existsSync(join(one, 'core/core.js')))
}

/** The names in a file, without those marked as a game; without a file every page there is. */
export function tasksOf(html: string, file: string | undefined): string[] {
  if (file === undefined)
    return readdirSync(join(html, 'miniwob')).flatMap((name) =>
      name.endsWith('.html') ? [name.slice(0, -5)] : [],
    )
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [task = '', mark] = line.trim().split(/\s+/)
    return task === '' || mark === 'game' ? [] : [task]
  })
}
