import { sourceOf, type Passage } from '#assistant'
import { typesAsked, type AnswerType } from '../answer/answer-types.ts'
import { holdsWanted, knownAnswer, type KnownAnswer } from '../answer/known-answer.ts'
import { unitsAsked } from '../answer/measure-asked.ts'
import { pathOf } from '../candidates/leads-here.ts'
import type { Decision } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import { cover } from '../rank/cover.ts'
import { namesDeed } from '../understand/orders.ts'
import { referencesIn } from '../understand/references.ts'
import type { Sentence } from '../understand/sentence.ts'
import { tellingPlaces } from '../understand/telling.ts'
import { following, reading } from '../weights.ts'
import { pageLanguage } from '../words/spoken-language.ts'
import { without } from './follow-up.ts'
import { fresh } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { isSure } from './weigh-known.ts'

/** What was told last, what it is called, what was asked for it, and where it stands. */
interface Told {
  readonly text: string
  readonly head: string
  readonly asked: string
  readonly url: string | undefined
  readonly title: string
  /** Whether it is told whole or not at all: half of what an owner wrote may say the opposite. */
  readonly isWhole?: boolean | undefined
}

/**
 * "Is that free?", "and how long does it take?" of what was just told: a sentence of it, or of the page that it stands
 * on, which meets all that is asked, else what the site surely says of the same. Undefined where something else is asked.
 */
export async function ofTold(
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
): Promise<Reply | undefined> {
  const told = toldBefore(context)
  const asks = alone.kind === 'tell' || unsettled(alone) !== undefined
  const orders = unsettled(alone) === 'order' && namesDeed(sentence)
  if (!told || !asks || orders || !leans(sentence)) return undefined
  const bare = context.parse(withoutAnd(sentence))
  const found = (await pieceOf(told, bare, context)) ?? (await knownOfSame(told, bare, context))
  if (!found) return undefined
  const { memory, view } = context
  const asked = sentence.text.slice(0, following.keptLetters)
  const known = { text: found.text.slice(0, following.keptLetters), ...found.from }
  const subject = { url: view.page?.url, titles: [], ...memory.subject, asked, known }
  const { proposal, ...reply } = answer(found.text, fresh({ ...memory, subject }))
  return { ...reply, proposal: { ...proposal, ...(found.sources.length > 0 && { sources: found.sources }) } }
}

/** Few words, and one that points at what was before, or "and". */
function leans(sentence: Sentence): boolean {
  const { cues, values } = sentence
  const goesOn = cues.some(({ name, from }) => name === 'and' && from === 0)
  return (
    values.length === 0 &&
    askedOf(sentence).length <= following.leaningWords &&
    (goesOn || referencesIn(sentence).points)
  )
}

/** Where a sentence says what is asked of what it points at. */
function askedOf(sentence: Sentence): number[] {
  const { pointing } = referencesIn(sentence)
  return tellingPlaces(sentence).filter((place) => !pointing.has(place))
}

function withoutAnd(sentence: Sentence): string {
  const leading = sentence.cues.filter(({ name, from }) => name === 'and' && from === 0)
  return without(new Set(leading.map(({ from }) => from)), sentence).trim()
}

/** What was told of the site, or of this page. */
function toldBefore({ memory: { subject }, scene, view, parse }: ReplyContext): Told | undefined {
  if (!subject) return undefined
  const { known, told, asked } = subject
  const before = parse(asked)
  const said = before.words.filter((_, place) => (before.weights[place] ?? 0) > reading.kindNoun)
  const about = said.map(({ text }) => text).join(' ')
  if (known) return { ...known, asked: about, url: known.url }
  if (told === undefined || !scene || subject.url !== view.page?.url) return undefined
  const title = view.page?.title ?? ''
  const head = scene.view.passages.find(({ text }) => told.includes(text))?.path.at(-1) ?? title
  return { text: told, head, asked: about, url: subject.url, title }
}

type Found = Pick<KnownAnswer, 'text' | 'sources' | 'from'>

/** The sentence that meets each word that says something, and holds the sort of answer that is wanted. */
async function pieceOf(
  { text, head, asked, title, url, isWhole }: Told,
  sentence: Sentence,
  { read, scene, view, signal, parse }: ReplyContext,
): Promise<Found | undefined> {
  const wanted = typesAsked(sentence)
  const units = unitsAsked(sentence)
  const said = askedOf(sentence)
  const isSort = said.length === 0
  if (isSort && ![...wanted].some((type) => bySort.has(type))) return undefined
  const fits = (piece: string, language: string | undefined) => {
    const spoken = pageLanguage(language)
    const meaning = read(piece, spoken)
    const { met } = cover(sentence, meaning, () => 1)
    return (
      said.every((place) => (met.get(place) ?? 2) < 2) &&
      (wanted.size === 0 || holdsWanted(wanted, meaning, spoken)) &&
      units?.test(piece) !== false
    )
  }
  const from = { head, title, ...(url !== undefined && { url }) }
  const own = (isWhole ? [text] : sentencesIn(text, scene?.language)).find((piece) =>
    fits(piece, scene?.language),
  )
  const isHere = pathOf(url) === pathOf(view.page?.url)
  const source =
    own === undefined || isHere
      ? undefined
      : sourceOf({ title, text, kind: 'page', ...(url !== undefined && { url }) }, own)
  if (own !== undefined) return { text: own, sources: source ? [source] : [], from }
  // Of what is asked by its sort alone any sum on the page would do.
  if (isSort || url === undefined) return undefined
  const passages = await view.knowledge.search(
    `${head}: ${sentence.text}`,
    { language: sentence.language, limit: passagesAsked },
    signal,
  )
  // A page of many things tells what is free of each.
  const about = parse(`${head} ${asked}`)
  const isSame = (passage: Passage) =>
    isOn(url, passage) &&
    [passage.text, passage.title, ...passage.headings].some((one) => {
      const { met } = cover(about, read(one, pageLanguage(passage.language)), () => 1)
      return tellingPlaces(about).some((place) => (met.get(place) ?? 2) < 2)
    })
  for (const passage of passages.filter(isSame))
    for (const piece of sentencesIn(passage.text, passage.language))
      if (fits(piece, passage.language)) {
        const source = sourceOf(passage, piece)
        return { text: piece, sources: source ? [source] : [], from }
      }
  return undefined
}

/** What is told by itself: a sum, or how long something takes. */
const bySort: ReadonlySet<AnswerType> = new Set(['money', 'duration'])
const passagesAsked = 8

/** What the site surely says of the same: on the page that told it, or where it answers what was asked before as well. */
async function knownOfSame(
  { head, asked, url }: Told,
  sentence: Sentence,
  { view, read, signal }: ReplyContext,
): Promise<Found | undefined> {
  const same = { name: head, holds: (passage: Passage) => isOn(url, passage) }
  // Only the sort of answer that is wanted says of another page that it tells the same.
  const isTyped = asked !== '' && typesAsked(sentence).size > 0
  for (const of of [same, ...(isTyped ? [{ name: asked, holds: () => true }] : [])]) {
    const known = await knownAnswer(sentence, { knowledge: view.knowledge, read, of }, signal)
    if (known?.isAbout && isSure(known)) return known
  }
  return undefined
}

function isOn(url: string | undefined, passage: Passage): boolean {
  return url !== undefined && pathOf(passage.url) === pathOf(url)
}

function sentencesIn(text: string, language: string | undefined): string[] {
  const cut = new Intl.Segmenter(pageLanguage(language), { granularity: 'sentence' })
  return [...cut.segment(text)].map(({ segment }) => segment.trim())
}
