import {
  apartFeatures,
  apartNames,
  confidenceFeatures,
  confidenceNames,
  sureNames,
  weighTrees,
  type TermMeanings,
  type Tree,
} from '#knowledge'
import { readFileSync, writeFileSync } from 'node:fs'
import { fitTrees, type Case } from '../fit/fit-trees.ts'
import { treeBias, treeLines } from '../../src/knowledge/rank/tree-weights.ts'
import { readTree } from '../../src/knowledge/rank/trees.ts'
import { loadedMeanings } from './shop.ts'
import { embeddedStores } from './stores.ts'
import { askXquad, languages, learnXquad } from './xquad.ts'

/** Every first of four is only measured. */
const learnedFrom = (place: number) => place % 4 !== 0
/** Of the questions that nothing answers, at most this share may be answered. */
const maxFalse = 0.04
const given = new Set(['heading', 'near', 'titled'])
const options = {
  names: [...sureNames.filter((name) => !given.has(name)), ...confidenceNames, ...apartNames],
  count: 180,
  step: 0.1,
  penalty: 20,
  least: 10,
}

/** Fits what trees add to how sure one may be of a passage without a heading, and writes them. */
export async function fitKnowledgeTrees(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Say where XQuAD lies: npm run fit -- knowledge-trees FOLDER')
  const meanings = loadedMeanings()
  const cases: Learned[] = []
  for (const language of languages) cases.push(...(await casesIn(folder, language, meanings)))
  const trees = fitTrees(cases, options)
  write(trees, -floorOf(cases))
}

interface Learned extends Case {
  readonly hasAnswer: boolean
  readonly half: number
}

async function casesIn(folder: string, language: string, meanings: TermMeanings): Promise<Learned[]> {
  const { knowledge, close } = await embeddedStores().open()
  const questions = await learnXquad(knowledge, meanings, folder, language)
  const cases: Learned[] = []
  const before = treeLines.map(readTree)
  for (const [place, { text, paragraph }] of questions.entries()) {
    if (!learnedFrom(place)) continue
    for (const without of [undefined, paragraph]) {
      const found = await askXquad(knowledge, meanings, text, language, without)
      const [first] = found
      if (!first) continue
      const values = { ...first.features, ...confidenceFeatures(found, 0), ...apartFeatures(found, 0) }
      // What was thought of it without any trees.
      const added = before.length > 0 ? treeBias + weighTrees(before, values) : 0
      cases.push({
        values,
        points: Math.log(first.score / Math.max(1e-12, 1 - first.score)) - added,
        isSo: first.candidate.url === paragraph,
        hasAnswer: without === undefined,
        half: place % 2,
      })
    }
  }
  await close()
  return cases
}

/** Where the floor lies, by trees that were fitted on the other half: on their own cases they flatter themselves. */
function floorOf(cases: readonly Learned[]): number {
  const points = [0, 1].flatMap((half) => {
    const trees = fitTrees(
      cases.filter((one) => one.half !== half),
      options,
    )
    return cases
      .filter((one) => one.half === half && !one.hasAnswer)
      .map((one) => one.points + weighTrees(trees, one.values))
  })
  points.sort((a, b) => b - a)
  return points[Math.floor(points.length * maxFalse)] ?? 0
}

function write(trees: readonly Tree[], bias: number): void {
  const address = new URL('../../src/knowledge/rank/tree-weights.ts', import.meta.url)
  const kept = readFileSync(address, 'utf8')
  const lines = trees.map(({ first, below, above, points }) => {
    const forks = [first, below, above].map(({ name, most }) => `${name} ${most}`)
    return `  '${[...forks, ...points].join(' ')}',\n`
  })
  const head = kept.slice(0, kept.indexOf('export const treeBias'))
  const text = `${head}export const treeBias: number = ${Math.round(bias * 100) / 100}\nexport const treeLines: readonly string[] = [\n${lines.join('')}]\n`
  writeFileSync(address, text)
  console.log(text)
}
