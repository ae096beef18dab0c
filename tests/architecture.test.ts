import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, root } from './architecture/support/files-in.ts'

/** The walls of the house: which rooms a room may take from. */
const mayImport: Record<string, readonly string[]> = {
  protocol: [],
  languages: ['protocol'],
  page: ['protocol', 'languages'],
  widget: ['protocol', 'languages', 'page'],
  admin: ['protocol', 'widget'],
  store: ['protocol'],
  assistant: ['protocol', 'languages'],
  engine: ['protocol', 'languages', 'assistant'],
  knowledge: ['languages'],
  server: ['protocol', 'languages', 'store', 'assistant', 'engine', 'knowledge'],
  cli: ['protocol', 'store', 'server'],
}
const written = /\.(ts|tsx|js|jsx|mjs|css)$/
const sources = filesIn(['src'], written).map((file) => join(root, file))

describe('the house', () => {
  it('has the rooms of the table and no other', () => {
    expect(readdirSync(join(root, 'src')).sort()).toEqual(Object.keys(mayImport).sort())
  })

  it('is drawn in the documentation as it is', () => {
    const drawn = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const rows = [...drawn.matchAll(/^\| `(\w+)` \| .* \| ([\w, ]+) \|$/gm)]
    const table = rows.map(([, room, from = '']) => [room, from === 'nothing' ? [] : from.split(', ')])
    expect(Object.fromEntries(table)).toEqual(mayImport)
    const first = readFileSync(join(root, 'README.md'), 'utf8')
    for (const room of Object.keys(mayImport)) expect(first).toMatch(new RegExp(`^${room} {2,}[a-z]`, 'm'))
  })

  it('is entered from room to room only by the table', () => {
    expect(sources.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('has no row in its table that nobody needs', () => {
    const used = new Set(
      sources
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .flatMap((file) => {
          const room = relative(join(root, 'src'), file).split('/')[0]
          const text = readFileSync(file, 'utf8')
          return [...text.matchAll(/['"]#(\w+)['"]/g)].map(([, other]) => `${room} takes from ${other}`)
        }),
    )
    const drawn = Object.entries(mayImport).flatMap(([room, others]) =>
      others.map((other) => `${room} takes from ${other}`),
    )
    expect(drawn.filter((edge) => !used.has(edge))).toEqual([])
  })

  it('sees an import that the table forbids', () => {
    const file = join(root, 'src/page/x.ts')
    expect(wrongImports(file, `import { a } from '#server'`)).toHaveLength(1)
    expect(wrongImports(file, `export { a } from '../store/a.ts'`)).toHaveLength(1)
    expect(wrongImports(file, `const a = await import('#widget')`)).toHaveLength(1)
    expect(wrongImports(file, `import { a } from '#protocol'`)).toEqual([])
  })

  it('lets the page carry none of the languages but the rule for secrets', () => {
    const taken = sources
      .filter((file) => relative(root, file).startsWith('src/page/'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/import [^;]*? from '#languages'/g) ?? [])
    expect(taken).toEqual(["import { isSecretField, saysSecret } from '#languages'"])
  })

  it('holds no file of more than 400 lines', () => {
    const all = filesIn(['src', 'tests', 'bench', 'build', 'demo'], written)
    const long = all.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 401)
    expect(long).toEqual([])
  })
})

function wrongImports(file: string, text: string): string[] {
  const room = relative(join(root, 'src'), file).split('/')[0] ?? ''
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g)
  return [...found].flatMap(([, target = '']) => {
    const other = roomOf(file, target)
    if (other === undefined || (target.startsWith('.') && other === room)) return []
    const allowed = target.startsWith('#') && (mayImport[room] ?? []).includes(other)
    // A test may look at the house from any side.
    return allowed || /\.test\.tsx?$/.test(file) ? [] : [`${relative(root, file)} imports ${target}`]
  })
}

function roomOf(file: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1)
  if (!target.startsWith('.')) return undefined
  return relative(join(root, 'src'), resolve(dirname(file), target)).split('/')[0]
}
