import { readFacts, sourceOf, type Knowledge, type Passage } from '#assistant'
import type { ConceptLanguage } from '#languages'
import type { Source } from '#protocol'
import type { Meaning } from '../meaning/meanings.ts'
import { cover } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { answering, choosing } from '../weights.ts'
import { pageLanguage } from '../words/spoken-language.ts'
import { isAboutAnother, isOfAnotherCountry } from './about-another.ts'
import { typesAsked, typesIn } from './answer-types.ts'

/** What is known beside the page, with where it stands. */
export interface KnownAnswer {
  readonly text: string
  readonly sources: readonly Source[]
  /** How likely it answers; one half is the floor. */
  readonly score: number
  /** Whether the owner wrote it for this very question. */
  readonly isOwners: boolean
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
  const { knowledge, read } = asked
  const own = await ownersAnswer(sentence, asked, signal)
  if (own) return own
  const { language } = sentence
  const passages = await knowledge.search(sentence.text, { language, limit: passagesAsked }, signal)
  const found = passages.find((each) => !isOfAnotherCountry(sentence, meaningsOf(each, read)))
  if (!found) return undefined
  const text = found.telling ?? (found.kind === 'answer' ? found.text : tellingPart(found, sentence, read))
  const source = sourceOf(found, text)
  return { text, sources: source ? [source] : [], score: found.score, isOwners: false }
}

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
  return { text: own.text, sources: source ? [source] : [], score: own.score, isOwners: true }
}

/**
 * Of a long passage the sentence that speaks most of what was asked, rather one with the sort of answer that is wanted;
 * with the next one where it is short, or where only that one has it.
 */
function tellingPart({ text, language }: Passage, sentence: Sentence, read: ReadMeaning): string {
  if (text.length <= answering.shortPassage) return text
  const spoken = pageLanguage(language)
  const wanted = typesAsked(sentence)
  const pieces = [...new Intl.Segmenter(spoken, { granularity: 'sentence' }).segment(text)].map(
    ({ segment, index }) => {
      const meaning = read(segment, spoken)
      const types = typesIn(segment, meaning, readFacts(segment, spoken), () => false)
      const { met } = cover(sentence, meaning, () => 1)
      const shared = [...met].reduce(
        (sum, [place, level]) => sum + (sentence.weights[place] ?? 0) * (answering.metBy[level] ?? 0),
        0,
      )
      const held = [...wanted].some((type) => types.has(type))
      return { segment, index, held, score: shared + (held && shared > 0 ? answering.typedSentence : 0) }
    },
  )
  const best = pieces.reduce((one, other, at) => (other.score > (pieces[one]?.score ?? 0) ? at : one), 0)
  const [first, next] = pieces.slice(best)
  if (!first) return text
  const goesOn = next && (first.segment.length < answering.shortSentence || (!first.held && next.held))
  return text
    .slice(first.index, first.index + first.segment.length + (goesOn ? next.segment.length : 0))
    .trim()
}
