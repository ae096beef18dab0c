import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, root } from './support/files-in.ts'

/**
 * The walls inside the assistant: which of its parts a part may take from. `ports` are the files between them,
 * without those that wire everything.
 */
const mayImport: Record<string, readonly string[]> = {
  view: [],
  policy: ['view', 'ports'],
  turn: ['policy', 'view', 'ports'],
  prompt: ['view', 'ports'],
  model: ['prompt', 'view', 'ports'],
}
const wiring = new Set([
  'index.ts',
  'create-assistant.ts',
  'create-phraser.ts',
  'choose-engine.ts',
  'choose-model.ts',
])
const assistant = join(root, 'src/assistant')
const sources = filesIn(['src/assistant'], /\.ts$/).filter((file) => !file.endsWith('.test.ts'))

describe('the assistant', () => {
  it('has the parts of the table and no other', () => {
    const parts = new Set(sources.map(partOf).filter((part) => part !== 'ports' && part !== 'wiring'))
    expect([...parts].sort()).toEqual(Object.keys(mayImport).sort())
  })

  it('is built so that a part takes only from those the table names', () => {
    expect(sources.flatMap((file) => wrongImports(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('would be seen to break it', () => {
    const wrong = (file: string, target: string) =>
      wrongImports(`src/assistant/${file}`, `import { a } from '${target}'`)
    expect(wrong('turn/x.ts', '../model/model-engine.ts')).toHaveLength(1)
    expect(wrong('policy/rules/x.ts', '../../turn/run.ts')).toHaveLength(1)
    expect(wrong('view/x.ts', '../policy/judge.ts')).toHaveLength(1)
    expect(wrong('view/x.ts', '../port.ts')).toHaveLength(1)
    expect(wrong('model/x.ts', '../choose-engine.ts')).toHaveLength(1)
    expect(wrong('turn/x.ts', '../policy/judge.ts')).toEqual([])
    expect(wrong('policy/rules/x.ts', '../../view/index.ts')).toEqual([])
    expect(wrong('view/x.ts', '#protocol')).toEqual([])
  })

  it('is entered through the door of its view', () => {
    const past = sources.filter(
      (file) =>
        partOf(file) !== 'view' &&
        /from '[./]+\/view\/(?!index\.ts')/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(past).toEqual([])
  })
})

function wrongImports(file: string, text: string): string[] {
  const part = partOf(file)
  const allowed = mayImport[part]
  if (!allowed) return []
  return [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"]+)['"]/g)].flatMap(
    ([, target = '']) => {
      const other = partOf(relative(root, resolve(root, dirname(file), target)))
      return other === part || allowed.includes(other) ? [] : [`${file} imports ${target}`]
    },
  )
}

/** The folder inside the assistant that a file lies in. */
function partOf(file: string): string {
  const [first = '', more] = relative(assistant, join(root, file)).split('/')
  if (more !== undefined) return first
  return wiring.has(first) ? 'wiring' : 'ports'
}
