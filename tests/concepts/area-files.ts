import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDeep, parseWide, type ParsedArea } from '../../src/languages/concepts/parse-concepts.ts'

const root = resolve(import.meta.dirname, '../../src/languages/concepts')

/** An area file as it lies on the disk. */
export interface AreaFile extends ParsedArea {
  /** `deep/money` */
  name: string
  depth: 'deep' | 'wide'
  text: string
}

/** All area files, whether the lexicon lists them or not. */
export function areaFiles(): AreaFile[] {
  return (['deep', 'wide'] as const).flatMap((depth) =>
    filesIn(depth, '.txt').map((file) => {
      const text = readFileSync(join(root, depth, file), 'utf8')
      const { concepts, faults } = depth === 'deep' ? parseDeep(text) : parseWide(text)
      return { name: `${depth}/${file.slice(0, -'.txt'.length)}`, depth, text, concepts, faults }
    }),
  )
}

/** The ids that a plan beside the area files promises; whoever writes the area deletes its plan. */
export function plannedIds(area?: string): string[] {
  return filesIn('deep', '.plan')
    .filter((file) => area === undefined || area === `deep/${file.slice(0, -'.plan'.length)}`)
    .flatMap((file) => readFileSync(join(root, 'deep', file), 'utf8').split('\n'))
    .map((line) => (line.split('#')[0] ?? '').trim())
    .filter(Boolean)
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .sort()
}
