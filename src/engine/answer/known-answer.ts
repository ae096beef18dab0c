import { readFacts, sourceOf, type Knowledge, type Passage } from '#assistant'
import { topicPlaces, type ConceptLanguage } from '#languages'
import type { Source } from '#protocol'
import type { Meaning } from '../meaning/meanings.ts'
import { cover, type Level } from '../rank/cover.ts'
import { nearestOf, themeOf } from '../rank/theme.ts'
import type { Sentence } from '../understand/sentence.ts'
import { isTelling } from '../understand/telling.ts'
import { answering, choosing, records } from '../weights.ts'
import { smallNumber } from '../words/cues.ts'
import { pageLanguage } from '../words/spoken-language.ts'
import { isAboutAnother, isOfAnotherCountry } from './about-another.ts'
import { ofTime, typesAsked, typesIn, type AnswerType } from './answer-types.ts'

/** What is known beside the page, with where it stands. */
export interface KnownAnswer {
  readonly text: string
  readonly sources: readonly Source[]
  /** How likely it answers; one half is the floor. */
  readonly score: number
  /** Whether the owner wrote it for this very question. */
  readonly isOwners: boolean
  /** Whether it speaks of all that the question hangs on, and tells the sort of thing that was asked for. */
  readonly isAbout: boolean
  /** The page it stands on, and what it stands under there. */
  readonly from: { readonly url?: string | undefined; readonly title: string; readonly head: string }
}

/** Reads what a text of a language speaks of. */
export type ReadMeaning = (text: string, language: ConceptLanguage) => Meaning

interface Asked {
  readonly knowledge: Knowledge
  readonly read: ReadMeaning
  /** The language of the page that the visitor reads. */
  readonly onPage?: string | undefined
  /** What the site goes by. */
  readonly siteNames?: string | undefined
  /** Where the visitor is. */
  readonly page?: { readonly url?: string | undefined; readonly title?: string | undefined } | undefined
  /** What is asked about, where the question does not name it, and which passages may answer for it. */
  readonly of?: { readonly name: string; readonly holds: (passage: Passage) => boolean } | undefined
}

/**
 * What comes nearest to answering a question, of what the owner wrote and of what other pages of the site say: the
 * sentence that tells it. What the score is worth is for others to say.
 */
export async function knownAnswer(
  sentence: Sentence,
  asked: Asked,
  signal: AbortSignal,
): Promise<KnownAnswer | undefined> {
  const { knowledge, read, of } = asked
  const own = of === undefined ? await ownersAnswer(sentence, asked, signal) : undefined
  if (own) return own
  const { language } = sentence
  const sought = of === undefined ? sentence.text : `${of.name}: ${sentence.text}`
  const passages = await knowledge.search(sought, { language, limit: passagesAsked }, signal)
  const found = passages.find(
    (each) =>
      !isOfAnotherCountry(sentence, meaningsOf(each, read)) &&
      (of === undefined ? !isOfSibling(sentence, each, asked) : of.holds(each)),
  )
  if (!found) return undefined
  const text = found.telling ?? (found.kind === 'answer' ? found.text : tellingPart(found, sentence, read))
  const source = sourceOf(found, text)
  const spoken = pageLanguage(found.language)
  const around = [...meaningsOf(found, read), read(found.title, spoken)]
  // "How much is it?" says nothing that could be missed where what it is about is known.
  const isBare = of !== undefined && !sentence.weights.some((weight) => weight > 0)
  const isAbout = speaksOf(sentence, read(text, spoken), isBare ? 'anything' : around, spoken)
  return {
    text,
    sources: source ? [source] : [],
    score: found.score,
    isOwners: false,
    isAbout,
    from: placeOf(found),
  }
}

function placeOf({ url, title, headings }: Passage): KnownAnswer['from'] {
  return { url, title, head: headings.at(-1) ?? title }
}

/** Whether texts come near every word that weighs, and tell the sort of thing that was asked for. */
function speaksOf(
  sentence: Sentence,
  told: Meaning,
  texts: readonly Meaning[] | 'anything',
  language: ConceptLanguage,
): boolean {
  const wanted = new Set(typesAsked(sentence))
  if (ofTime.some((type) => wanted.has(type))) for (const type of ofTime) wanted.add(type)
  if (wanted.size > 0 && !holdsWanted(wanted, told, language)) return false
  if (texts === 'anything') return wanted.size > 0
  const nearest = nearnessOf(sentence, texts)
  const weighty = Math.min(records.unmetWord, Math.max(...sentence.weights))
  return sentence.weights.every(
    (weight, place) => weight < weighty || (nearest[place] ?? 0) >= answering.likeWord,
  )
}

/**
 * Whether a passage stands on another page beside the one in view, as one lamp beside the next, and the question names
 * nothing of what that one is about.
 */
function isOfSibling(
  sentence: Sentence,
  { url, title, headings, language }: Passage,
  { page, read }: Asked,
): boolean {
  const [here, there] = [folderOf(page?.url), folderOf(url)]
  if (!here || !there || here.folder !== there.folder || here.page === there.page) return false
  const head = read(headings[0] ?? title, pageLanguage(language))
  return !nearnessOf(sentence, [head]).some(
    (near, place) => near >= answering.likeWord && isTelling(sentence.weights[place]),
  )
}

/** A page that is one of several alike, and the folder it lies in. */
function folderOf(url: string | undefined): { readonly folder: string; readonly page: string } | undefined {
  const base = 'http://page.invalid'
  if (url === undefined || !URL.canParse(url, base)) return undefined
  const [, folder = '', place = '', page = ''] = inFolder.exec(new URL(url, base).pathname) ?? []
  return page === '' || isTopics.test(place) ? undefined : { folder, page }
}

const inFolder = /^(.*\/([^/]+))\/([^/]+)$/
const isTopics = new RegExp(`^(?:${topicPlaces})$`, 'i')

const ownersAsked = 4
const passagesAsked = 3

/** What a passage speaks of, with what stands above it. */
function meaningsOf({ text, headings, language }: Passage, read: ReadMeaning): Meaning[] {
  return [text, ...headings].map((each) => read(each, pageLanguage(language)))
}

/** What the owner wrote for a question: it counts more than anything that is only found. */
async function ownersAnswer(
  sentence: Sentence,
  { knowledge, read, onPage, siteNames = '' }: Asked,
  signal: AbortSignal,
): Promise<KnownAnswer | undefined> {
  const { text, language } = sentence
  const found = await knowledge.answers(text, { language, limit: ownersAsked }, signal)
  const sure = found.filter((each) => {
    const [told, ...questions] = meaningsOf(each, read)
    return (
      each.score >= choosing.knowledge && told && !isAboutAnother(sentence, { questions, told }, siteNames)
    )
  })
  // An owner may have written the same in several languages: the visitor knows the question's, and the page's.
  const written = (wanted: string | undefined) => sure.find((each) => each.language === wanted)
  const own = written(language) ?? written(onPage) ?? sure[0]
  if (!own) return undefined
  const source = sourceOf(own, own.text)
  return {
    text: own.text,
    sources: source ? [source] : [],
    score: own.score,
    isOwners: true,
    isAbout: true,
    from: placeOf(own),
  }
}

/**
 * Of a long passage the sentence that speaks most of what was asked, rather one with the sort of answer that is wanted;
 * with the next one where it is short, or where only that one has it.
 */
function tellingPart({ text, language, headings }: Passage, sentence: Sentence, read: ReadMeaning): string {
  if (
    text.length <= answering.shortPassage &&
    text.split('\n').filter(isEntry).length < answering.listOfFacts
  )
    return text
  const spoken = pageLanguage(language)
  const wanted = typesAsked(sentence)
  // A lone price speaks of what it stands under.
  const above = headings.slice(-1).map((heading) => read(heading, spoken))
  const pieces = [...new Intl.Segmenter(spoken, { granularity: 'sentence' }).segment(text)].map(
    ({ segment, index }) => {
      const meaning = read(segment, spoken)
      const held = holdsWanted(wanted, meaning, spoken)
      const shared = nearnessOf(sentence, [meaning, ...above]).reduce(
        (sum, near, place) => sum + (sentence.weights[place] ?? 0) * near,
        0,
      )
      return { segment, index, held, score: shared + (held && shared > 0 ? answering.typedSentence : 0) }
    },
  )
  const best = pieces.reduce((one, other, at) => (other.score > (pieces[one]?.score ?? 0) ? at : one), 0)
  const [first, next] = pieces.slice(best)
  if (!first) return text
  // Lines of a list that come as near are all told: who asks where one delivers is not told the first country alone.
  const alike = pieces.filter(({ segment, score }) => score === first.score && isEntry(segment))
  const last = alike.at(-1)
  const whole = last ? text.slice(first.index, last.index + last.segment.length).trim() : ''
  if (alike.length > 1 && whole.length <= answering.longestUnit) return whole
  const isShort = first.segment.length < answering.shortSentence && !isEntry(first.segment)
  const goesOn = next && (isShort || (!first.held && next.held))
  return text
    .slice(first.index, first.index + first.segment.length + (goesOn ? next.segment.length : 0))
    .trim()
}

/** Whether a piece is a line that ends without a full stop. */
function isEntry(segment: string): boolean {
  return /[^.!?。！？؟]\s*$/u.test(segment.trimEnd())
}

/** Whether a text holds a sort of answer that is wanted. */
export function holdsWanted(
  wanted: ReadonlySet<AnswerType>,
  meaning: Meaning,
  language: ConceptLanguage,
): boolean {
  const types = typesIn(
    meaning.text,
    meaning,
    readFacts(meaning.text, language),
    (letters) => smallNumber(letters, language) !== undefined,
  )
  // What has no capitals may name a place anywhere.
  return [...wanted].some((type) => types.has(type) || (type === 'place' && !/\p{Lu}/u.test(meaning.text)))
}

/** How near texts come to each word of a question. */
function nearnessOf(sentence: Sentence, texts: readonly Meaning[]): Float32Array {
  const met = new Map<number, Level>()
  for (const text of texts)
    for (const [place, level] of cover(sentence, text, () => 1).met)
      if (level < (met.get(place) ?? 4)) met.set(place, level)
  return nearestOf(themeOf(sentence, texts, []).nearest, met)
}
