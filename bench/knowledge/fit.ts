import { featureNames, mostLead, sureNames, type Features } from '#knowledge'
import { libsqlStore } from '#store'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fitSoftmax, type Choice } from '../fit/fit-softmax.ts'
import { askXquad, languages, learnXquad } from './xquad.ts'

/** Questions of each language that are learned from; none of them is among those that are measured. */
const learnedFrom = (place: number) => place % 4 === 2
/** Of the questions that nothing answers, at most this share may be answered. */
const mostFalse = 0.03
/**
 * What these questions cannot teach, because their paragraphs have neither headings nor other languages beside them.
 * What an owner wrote is meant for visitors: it gets a bonus, under the same floor.
 */
const given = { head: 1, headMet: 0.8, language: 1.5, answer: 0.5 }

interface Lesson {
  readonly features: readonly Features[]
  /** The right one among them; -1: it is not there. */
  readonly right: number
}

/** Fits the weights of the ranks and of their floor. The same questions give the same weights. */
async function fit(folder: string): Promise<void> {
  const lessons: Lesson[] = []
  for (const language of languages) lessons.push(...(await lessonsIn(folder, language)))
  const choices = lessons
    .filter(({ right }) => right >= 0)
    .map(({ features, right }): Choice => ({ features, right: features.map((_, place) => place === right) }))
  const learned = featureNames.filter((name) => !Object.hasOwn(given, name))
  const ranked = { ...fitSoftmax(choices, learned, 2), ...given }
  const sure = fitSure(lessons, ranked)
  write({ rank: ranked, sure })
}

async function lessonsIn(folder: string, language: string): Promise<Lesson[]> {
  const place = mkdtempSync(join(tmpdir(), 'pagehand-fit-'))
  const store = libsqlStore({ file: join(place, 'knowledge.db') })
  const questions = await learnXquad(store.knowledge, folder, language)
  const lessons: Lesson[] = []
  for (const { text, paragraph } of questions.filter((_, at) => learnedFrom(at))) {
    for (const without of [undefined, paragraph]) {
      const found = await askXquad(store.knowledge, text, language, without)
      lessons.push({
        features: found.map(({ features }) => features),
        right: found.findIndex(({ candidate }) => candidate.url === paragraph),
      })
    }
  }
  await store.close()
  rmSync(place, { recursive: true })
  return lessons
}

/** How likely the first is right; moved so that one half is the floor. */
function fitSure(lessons: readonly Lesson[], ranked: Record<string, number>): Record<string, number> {
  const tops = lessons.flatMap(({ features, right }) => {
    const pointed = features
      .map((each, place) => ({ each, place, points: dot(each, ranked) }))
      .sort((a, b) => b.points - a.points)
    const [first, second] = pointed
    if (!first) return []
    const lead = Math.min(mostLead, second ? first.points - second.points : mostLead)
    return [
      { values: { ...first.each, lead, bias: 1 }, isRight: first.place === right, hasRight: right >= 0 },
    ]
  })
  const names = ['bias', 'lead', ...sureNames]
  const choices = tops.map(({ values, isRight }): Choice => ({
    features: [values, {}],
    right: [isRight, !isRight],
  }))
  const sure = fitSoftmax(choices, names, 2)
  const absent = tops.filter(({ hasRight }) => !hasRight).map(({ values }) => dot(values, sure))
  const floor = absent.sort((a, b) => b - a)[Math.floor(absent.length * mostFalse)] ?? 0
  return { ...sure, bias: Math.round(((sure.bias ?? 0) - floor) * 100) / 100 }
}

function dot(values: Readonly<Record<string, number>>, by: Readonly<Record<string, number>>): number {
  return Object.entries(by).reduce((sum, [name, weight]) => sum + weight * (values[name] ?? 0), 0)
}

function write(weights: Record<string, Record<string, number>>): void {
  const part = (name: string) =>
    `  ${name}: {\n${Object.entries(weights[name] ?? {})
      .map(([key, value]) => `    ${key}: ${value},\n`)
      .join('')}  },\n`
  const text = `/** Written by bench/knowledge/fit.ts from questions of XQuAD; never by hand. One half is the floor of \`sure\`. */
export const weights = {\n${part('rank')}${part('sure')}} as const\n`
  writeFileSync(new URL('../../src/knowledge/rank/weights.ts', import.meta.url), text)
  console.log(text)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Say where XQuAD lies: node --import ./build/run-sources.mjs bench/knowledge/fit.ts FOLDER')
  process.exit(1)
}
await fit(folder)
