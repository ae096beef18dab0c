import { sourceOf, type Knowledge, type Passage } from '#assistant'
import type { Source } from '#protocol'
import type { Sentence } from '../understand/sentence.ts'
import { answering, choosing } from '../weights.ts'
import { pageLanguage } from '../words/spoken-language.ts'
import { readWords } from '../words/words.ts'

/** What is known beside the page, with where it stands. */
export interface KnownAnswer {
  readonly text: string
  readonly sources: readonly Source[]
}

/** Answers a question from what the owner wrote, or from what other pages of the site say: the sentence that tells it. */
export async function knownAnswer(
  sentence: Sentence,
  { knowledge, language }: { readonly knowledge: Knowledge; readonly language: string },
  signal: AbortSignal,
): Promise<KnownAnswer | undefined> {
  const own = await ownersAnswer(sentence, { knowledge, language }, signal)
  if (own) return own
  const [found] = await knowledge.search(sentence.text, { language, limit: 1 }, signal)
  if (!found || found.score < choosing.knowledge) return undefined
  const text = found.telling ?? (found.kind === 'answer' ? found.text : tellingPart(found, sentence))
  const source = sourceOf(found, text)
  return { text, sources: source ? [source] : [] }
}

/** What the owner wrote for a question: it counts more than anything that is only found. */
export async function ownersAnswer(
  { text }: Sentence,
  { knowledge, language }: { readonly knowledge: Knowledge; readonly language: string },
  signal: AbortSignal,
): Promise<KnownAnswer | undefined> {
  const [own] = await knowledge.answers(text, { language, limit: 1 }, signal)
  if (!own || own.score < choosing.knowledge) return undefined
  const source = sourceOf(own, own.text)
  return { text: own.text, sources: source ? [source] : [] }
}

/** Of a long passage the sentence that shares most with the question, with the next one where it is short. */
function tellingPart({ text, language }: Passage, { places, weights }: Sentence): string {
  if (text.length <= answering.shortPassage) return text
  const spoken = pageLanguage(language)
  const pieces = [...new Intl.Segmenter(spoken, { granularity: 'sentence' }).segment(text)]
  const shared = pieces.map(({ segment }) => {
    const stems = new Set(readWords(segment, spoken).flatMap(({ stem, letters }) => [stem, letters]))
    const met = new Set([...places].flatMap(([stem, at]) => (stems.has(stem) ? at : [])))
    return [...met].reduce((sum, place) => sum + (weights[place] ?? 0), 0)
  })
  const best = shared.indexOf(Math.max(...shared))
  const first = pieces[best]
  if (!first) return text
  const short = first.segment.length < answering.shortSentence && pieces[best + 1]
  return text
    .slice(first.index, first.index + first.segment.length + (short ? short.segment.length : 0))
    .trim()
}
