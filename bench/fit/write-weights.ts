import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Weights } from '../../src/engine/fitted.ts'

const file = join(import.meta.dirname, '../../src/engine/fitted.ts')
const mark = '/** Made by `npm run fit`, never by hand. */'

/** Keeps fitted weights where the engine reads them. */
export async function writeWeights(weights: Weights): Promise<void> {
  const [set = ''] = readFileSync(file, 'utf8').split(mark)
  const text = `${set}${mark}\nexport const fitted: Weights = ${JSON.stringify(weights)}\n`
  const style = await resolveConfig(file)
  writeFileSync(file, await format(text, { ...style, parser: 'typescript' }))
}
