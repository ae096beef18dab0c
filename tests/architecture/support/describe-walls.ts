import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, root } from './files-in.ts'

export interface Walls {
  /** Below src: a room, or a part of one that has folders of its own. */
  readonly room: string
  /**
   * Which of its folders a folder may take from. `ports` are the files that lie beside the folders, without those
   * of `wiring`; `outside` is the rest of the room that a part belongs to.
   */
  readonly mayImport: Record<string, readonly string[]>
  /** Files beside the folders that put everything together and may take from anywhere. */
  readonly wiring: readonly string[]
  /** An import as `[file, what it imports]`, seen from the room: one that the table forbids, and one that it allows. */
  readonly forbidden: readonly (readonly [file: string, target: string])[]
  readonly allowed: readonly (readonly [file: string, target: string])[]
}

/** The walls inside a room, as tests. docs/architecture.md draws the same folders. */
export function describeWalls({ room, mayImport, wiring, forbidden, allowed }: Walls): void {
  const folder = `src/${room}`
  const sources = filesIn([folder], /\.tsx?$/).filter((file) => !/\.test\.tsx?$/.test(file))
  const folders = Object.keys(mayImport).filter((part) => part !== 'ports')

  describe(`inside ${folder}`, () => {
    it('are the folders of the table and no other', () => {
      const parts = new Set(sources.map(partOf).filter((part) => part !== 'ports' && part !== 'wiring'))
      expect([...parts].sort()).toEqual(folders.sort())
    })

    it('a folder takes only from those that the table names', () => {
      expect(sources.flatMap((file) => wrongImports(file, read(file)))).toEqual([])
    })

    it('the table names none that is not needed', () => {
      const used = new Set(
        sources.flatMap((file) =>
          targetsOf(file, read(file)).map((target) => `${partOf(file)} ${target.part}`),
        ),
      )
      const named = Object.entries(mayImport).flatMap(([part, others]) =>
        others.map((other) => `${part} ${other}`),
      )
      expect(named.filter((edge) => !used.has(edge))).toEqual([])
    })

    it('no two folders need each other, directly or around', () => {
      expect(folders.filter((part) => reach(part).has(part))).toEqual([])
    })

    it('a forbidden import would be seen', () => {
      const targets = [...forbidden, ...allowed].filter(([, target]) => target.startsWith('.'))
      const gone = targets.filter(
        ([file, target]) => !existsSync(resolve(root, folder, dirname(file), target)),
      )
      expect(gone).toEqual([])
      const wrong = ([file, target]: readonly [string, string]) =>
        wrongImports(`${folder}/${file}`, `import { a } from '${target}'`)
      for (const example of forbidden) expect(wrong(example)).toHaveLength(1)
      for (const example of allowed) expect(wrong(example)).toEqual([])
    })

    it('is drawn in the documentation', () => {
      const [, section = ''] = read('docs/architecture.md').split(`## Inside the ${room.split('/').at(-1)}\n`)
      const [drawing = ''] = section.split('\n## ')
      expect(folders.filter((part) => !new RegExp(`^(?:\\w+, )*${part}\\b`, 'm').test(drawing))).toEqual([])
    })
  })

  function wrongImports(file: string, text: string): string[] {
    const part = partOf(file)
    const others = mayImport[part]
    if (!others) return []
    return targetsOf(file, text)
      .filter((target) => target.part !== part && !others.includes(target.part))
      .map((target) => `${file} imports ${target.path}`)
  }

  function targetsOf(file: string, text: string): { path: string; part: string }[] {
    const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"]+)['"]/g)
    return [...found].map(([, path = '']) => ({
      path,
      part: partOf(relative(root, resolve(root, dirname(file), path))),
    }))
  }

  /** The folder of the room that a file lies in. */
  function partOf(file: string): string {
    const [first = '', more] = relative(folder, file).split('/')
    if (first === '..') return 'outside'
    if (more !== undefined) return first
    return wiring.includes(first) ? 'wiring' : 'ports'
  }

  /** All folders that a folder takes from, and those take from. Ports are no way around: both sides may know them. */
  function reach(start: string): Set<string> {
    const seen = new Set<string>()
    const visit = (part: string): void => {
      for (const other of mayImport[part] ?? []) {
        if (other === 'ports' || seen.has(other)) continue
        seen.add(other)
        visit(other)
      }
    }
    visit(start)
    return seen
  }
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
