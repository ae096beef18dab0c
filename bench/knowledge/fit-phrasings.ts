import {
  ask,
  confidenceFeatures,
  createLeads,
  type Lacking,
  type Leads,
  phrasedAmongNames,
  phrasedNames,
  type RankedCandidate,
  type TermMeanings,
  type WordIndex,
} from '#knowledge'
import { libsqlStore, type KnowledgeStore, type Phrasing, type StoredPassage } from '#store'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fitSoftmax, type Choice } from '../fit/fit-softmax.ts'
import { thresholds, weights } from '../../src/knowledge/rank/weights.ts'
import { learnShop, loadedMeanings, shopPassages } from './shop.ts'
import { shopQuestions } from './shop-questions.ts'

/** Of the questions to the shop that nothing answers, at most this share may be answered. */
const maxFalse = 0.03
const penalty = { rank: 40, sure: 3 }
/** A question of a visitor's stands for several that we wrote ourselves. */
const shopWeight = 20
/** Of so many phrasings one is asked: what is written in one go in eleven languages says much the same. */
const askedOf = { en: 8, other: 48, refused: 8 }
/** Of so many of these one is asked once more while nothing answers it. */
const goneOf = 2
/** A question that is the phrasing itself is as good as its answer; the one left out has none like it. */
const given = { rank: { itself: 2 }, sure: { itself: 4 } }

/** Passages that tell the same: gone with one of them, and right in its place. */
const sameMatter: readonly RegExp[] = [
  /delivery#Delivery$|Ways of delivery|How long does delivery|#Help > Delivery|Where we deliver|checkout\/delivery/,
  /help\/returns|#Help > Returns/,
  /help\/warranty|#Help > Warranty|lamps\/bulbs/,
  /help\/showroom|#Help > Showroom/,
  /How can I pay|checkout\/payment/,
  /Do you wrap|gifts/,
  /Which bulb fits|Can I dim|Size and details|lamps\/bulbs/,
]

/** Passages with the same answer: either is right for what was written for the other. */
const sameAnswer: readonly RegExp[] = [
  /Ways of delivery|How long does delivery|Delivery method/,
  /How can I pay|Payment method/,
  /showroom#Showroom and opening hours(?: > Opening hours)?$/,
  /warranty#Warranty and repairs(?: > Spare parts)?$|#Help > Warranty|^#Light for reading[^>]*$/,
  /returns#Returns$|#Help > Returns/,
]

interface Lesson {
  readonly found: readonly RankedCandidate<StoredPassage>[]
  readonly isRight: (passage: StoredPassage) => boolean
  readonly of: 'left out' | 'gone' | 'refused' | 'shop' | 'nothing'
}

/** Fits how much the questions count that were written for passages, and writes it. */
export async function fitPhrasings(): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'pagehand-fit-'))
  const store = libsqlStore({ file: join(place, 'knowledge.db') })
  const meanings = loadedMeanings()
  await learnShop(store.knowledge, meanings)
  const lessons = [
    ...(await leftOut(store.knowledge, meanings)),
    ...(await shopLessons(store.knowledge, meanings)),
  ]
  await store.close()
  rmSync(place, { recursive: true })
  const rank = fitRank(lessons)
  write({ ...fitSure(lessons, rank), rank })
}

/** Each is asked while it is left out, and once more while nothing is known that answers it. */
async function leftOut(knowledge: KnowledgeStore, meanings: TermMeanings): Promise<Lesson[]> {
  const passages = (await shopPassages(knowledge)).filter(({ kind }) => kind === 'page')
  const byKey = new Map(passages.map((passage) => [passage.key, passage]))
  const all = await knowledge.phrasings.ofPassages([...byKey.keys()])
  const leadsIn = leadsByLanguage(all)
  const lessons: Lesson[] = []
  for (const [at, phrasing] of all.entries()) {
    const own = byKey.get(phrasing.passage)
    const { quote, language } = phrasing
    const every = askedOf[quote === '' ? 'refused' : language === 'en' ? 'en' : 'other']
    if (!own || at % every !== 0) continue
    const matters = sameMatter.filter((matter) => matter.test(trailOf(own)))
    const isSame = (passage: StoredPassage) =>
      passage.key === own.key || matters.some((matter) => matter.test(trailOf(passage)))
    const isRight = (passage: StoredPassage) =>
      quote !== '' &&
      (passage.key === own.key ||
        passage.text.includes(quote ?? '') ||
        sameAnswer.some((same) => same.test(trailOf(own)) && same.test(trailOf(passage))))
    const askBut = (without: (passage: StoredPassage) => boolean) =>
      askShopBut({ knowledge, meanings, leadsIn }, phrasing, without, {
        phrasings: [phrasing],
        isGone: (key) => without(byKey.get(key) ?? own),
      })
    lessons.push({ found: await askBut(() => false), isRight, of: quote === '' ? 'refused' : 'left out' })
    const name = own.headings[0] ?? ''
    const isGone = (passage: StoredPassage) =>
      isSame(passage) || isRight(passage) || passage.headings.at(-1) === name
    if (quote !== '' && at % (goneOf * askedOf.en) === 0)
      lessons.push({ found: await askBut(isGone), isRight: () => false, of: 'gone' })
  }
  return lessons
}

function trailOf({ url, headings }: StoredPassage): string {
  return `${(url ?? '').replace(/^.*\/demo\/|\.html$/g, '')}#${headings.join(' > ')}`
}

type LeadsIn = (language: string) => Leads | undefined

function leadsByLanguage(phrasings: readonly Phrasing[]): LeadsIn {
  const languages = [...new Set(phrasings.map(({ language }) => language))]
  const made = new Map(
    languages.map((each) => [each, createLeads(phrasings.filter(({ language }) => language === each))]),
  )
  return (language) => made.get(language)
}

interface Shop {
  readonly knowledge: KnowledgeStore
  readonly meanings: TermMeanings
  readonly leadsIn: LeadsIn
}

function askShopBut(
  { knowledge, meanings, leadsIn }: Shop,
  { id, question, language }: Pick<Phrasing, 'id' | 'question' | 'language'>,
  without: (passage: StoredPassage) => boolean,
  lacking?: Lacking,
): Promise<RankedCandidate<StoredPassage>[]> {
  const index: WordIndex<StoredPassage> = {
    async find(query) {
      const found = await knowledge.find('demo', { ...query, kinds: ['page'] })
      return found
        .filter((passage) => !without(passage))
        .map((passage) =>
          Object.assign(passage, { asked: (passage.asked ?? []).filter((each) => each.id !== id) }),
        )
    },
    frequencies: (terms) => knowledge.frequencies('demo', terms),
    alike: (terms, limit) => knowledge.alike('demo', terms, limit),
    languages: () => knowledge.languages('demo'),
    async leads(base) {
      const leads = leadsIn(base)
      return leads && { of: (terms) => leads.of(terms, lacking) }
    },
  }
  return ask(index, question, language, meanings)
}

async function shopLessons(knowledge: KnowledgeStore, meanings: TermMeanings): Promise<Lesson[]> {
  const keys = (await shopPassages(knowledge)).map(({ key }) => key)
  const leadsIn = leadsByLanguage(await knowledge.phrasings.ofPassages(keys))
  const lessons: Lesson[] = []
  for (const [question, language, answer] of shopQuestions) {
    const isRight = ({ text }: StoredPassage) => answer?.some((words) => text.includes(words)) ?? false
    const asked = { id: 0, question, language }
    const found = await askShopBut({ knowledge, meanings, leadsIn }, asked, () => false)
    lessons.push({ found, isRight, of: answer ? 'shop' : 'nothing' })
  }
  return lessons
}

const isVisitors = ({ of }: Lesson) => of === 'shop' || of === 'nothing'

function fitRank(lessons: readonly Lesson[]): Record<string, number> {
  const choices = lessons.flatMap((lesson): Choice[] => {
    const { found, isRight } = lesson
    const right = found.map(({ candidate }) => isRight(candidate))
    const features = found.map(({ phrased }) => ({ ...phrased }))
    const given = found.map((each) => ownPoints(each) + givenPoints(each, 'rank'))
    const weight = isVisitors(lesson) ? shopWeight : 1
    return right.includes(true) ? [{ features, right, given, weight }] : []
  })
  return { ...fitSoftmax(choices, learned, penalty.rank), ...given.rank }
}

const learned = phrasedNames.filter((name) => name !== 'itself')

/** What a passage has by what it says itself. */
function ownPoints({ features }: RankedCandidate<StoredPassage>): number {
  return dot(features, weights.passage.rank)
}

function givenPoints({ phrased }: RankedCandidate<StoredPassage>, of: 'rank' | 'sure'): number {
  return given[of].itself * (phrased?.itself ?? 0)
}

/** How likely the first is right, by the same order; moved so that one half is the floor. */
function fitSure(
  lessons: readonly Lesson[],
  rank: Record<string, number>,
): { own: number; lacking: number; bias: number; sure: Record<string, number> } {
  const tops = lessons.flatMap((lesson) => {
    const pointed = lesson.found
      .map((each) => ({ ...each, points: ownPoints(each) + dot({ ...each.phrased }, rank) }))
      .sort((one, other) => other.points - one.points)
    const [first] = pointed
    if (!first?.phrased) return []
    const { sure, under } = weights.passage
    const own = { ...first.features, ...confidenceFeatures(pointed, 0), bias: 1 }
    const points = dot(own, sure) + first.features.titled * dot(own, under)
    const among = amongOf(pointed)
    return [
      {
        values: {
          ...first.phrased,
          ...among,
          own: Math.max(0, points),
          lacking: Math.max(-thresholds.mostLacking, Math.min(0, points)),
          bias: 1,
        },
        given: givenPoints(first, 'sure'),
        isRight: lesson.isRight(first.candidate),
        lesson,
      },
    ]
  })
  const choices = tops.map(({ values, given, isRight, lesson }): Choice => ({
    features: [values, {}],
    given: [given, 0],
    right: [isRight, !isRight],
    weight: isVisitors(lesson) ? shopWeight : 1,
  }))
  const names = ['own', 'lacking', 'bias', ...learned, ...phrasedAmongNames]
  const fitted = fitSoftmax(choices, names, (name) => (name === 'bias' ? 0 : penalty.sure), 2_000)
  const pointsOf = (top: (typeof tops)[number]) => top.given + dot(top.values, fitted)
  const nothing = tops.filter(({ lesson }) => lesson.of === 'nothing').map(pointsOf)
  nothing.sort((one, other) => other - one)
  const below = Math.floor(nothing.length * maxFalse)
  const floor = ((nothing[below - 1] ?? 0) + (nothing[below] ?? 0)) / 2
  const { own = 0, lacking = 0, bias = 0, ...sure } = fitted
  report(tops.map((top) => ({ lesson: top.lesson, isRight: top.isRight, isTold: pointsOf(top) > floor })))
  return { own, lacking, bias: Math.round((bias - floor) * 100) / 100, sure: { ...sure, ...given.sure } }
}

/** What only the order of the others tells, as the engine sees it. */
function amongOf(
  pointed: readonly RankedCandidate<StoredPassage>[],
): Partial<Record<(typeof phrasedAmongNames)[number], number>> {
  const own = pointed[0]?.phrased
  if (!own) return {}

  const alikeOf = (each: RankedCandidate<StoredPassage>) =>
    (each.phrased?.lead ?? 0) + (each.phrased?.rival ?? 0)
  const rival = Math.max(0, ...pointed.slice(1).map(alikeOf))
  return { rival, lead: alikeOf(pointed[0]!) - rival }
}

function report(tops: readonly { lesson: Lesson; isRight: boolean; isTold: boolean }[]): void {
  for (const of of ['left out', 'gone', 'refused', 'shop', 'nothing'] as const) {
    const some = tops.filter(({ lesson }) => lesson.of === of)
    const share = (is: (top: (typeof tops)[number]) => boolean) =>
      ((100 * some.filter(is).length) / some.length).toFixed(1)
    const right = `first ${share(({ isRight }) => isRight)} %, told right ${share(({ isRight, isTold }) => isRight && isTold)} %`
    console.log(of, some.length, right, `told wrong ${share(({ isRight, isTold }) => !isRight && isTold)} %`)
  }
}

function dot(values: Readonly<Record<string, number>>, by: Readonly<Record<string, number>>): number {
  return Object.entries(by).reduce((sum, [name, weight]) => sum + weight * (values[name] ?? 0), 0)
}

function write({
  own,
  lacking,
  bias,
  rank,
  sure,
}: {
  own: number
  lacking: number
  bias: number
  rank: Record<string, number>
  sure: Record<string, number>
}): void {
  const part = (name: string, by: Record<string, number>) =>
    `    ${name}: {\n${Object.entries(by)
      .map(([key, value]) => `      ${key}: ${value},\n`)
      .join('')}    },\n`
  const text = `  phrased: {\n    own: ${own},\n    lacking: ${lacking},\n    bias: ${bias},\n${part('rank', rank)}${part('sure', sure)}  },\n`
  const address = new URL('../../src/knowledge/rank/weights.ts', import.meta.url)
  const kept = readFileSync(address, 'utf8')
  const [from, to] = [kept.indexOf('  phrased: {\n'), kept.indexOf('  map: {\n')]
  writeFileSync(address, kept.slice(0, from) + text + kept.slice(to))
  console.log(text)
}
