import { knownAnswer, type KnownAnswer } from '../answer/known-answer.ts'
import type { Passage } from '#assistant'
import type { Source } from '#protocol'
import type { Decision } from '../decide/decision.ts'
import { unsettled } from '../decide/unsettled.ts'
import { comparisonsIn } from '../records/comparisons.ts'
import { itemsOf } from '../records/item.ts'
import { referencesIn } from '../understand/references.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import { isNamed, ofList, strays, without } from './follow-up.ts'
import { fresh, type Memory } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { listOf } from './subject.ts'
import { isSure } from './weigh-known.ts'

/**
 * "Which of them can be dimmed?", "which is taller?" of what was shown: where the page does not tell it, it is asked of
 * what the site knows of each. Nothing else is told for it.
 */
export async function ofThose(
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
): Promise<Reply | undefined> {
  const { memory, scene, view, say } = context
  const { subject } = memory
  const list = subject && subject.url === view.page?.url ? listOf(subject) : []
  if (!scene || !subject || list.length < 2 || list.length > following.eachAsked) return undefined
  if (!asksOfThose(sentence, alone, list, context) || ofList(sentence, subject, context)) return undefined
  const question = context.parse(bareOf(sentence))
  const found = await Promise.all(
    list.map(async (title) => {
      const known = await knownOf(title, question, context)
      return known && { title, known }
    }),
  )
  const told = found.flatMap((one) => one ?? [])
  const unknown = list.filter((_, at) => found[at] === undefined)
  const names = unknown.map((title) => say('quote', { name: title })).join(', ')
  const lines = [
    ...told.map(({ title, known }) => `${title}: ${known.text}`),
    ...(unknown.length > 0 ? [say('notFoundOf', { list: names })] : []),
  ]
  const kept = { ...subject, asked: sentence.text.slice(0, following.keptLetters) }
  const sources = told.flatMap(({ known }) => known.sources)
  return telling(lines.join('\n'), sources, { ...memory, subject: kept })
}

/** "Does it come with a bulb?": of the one thing that was spoken of, what its own page tells. */
export async function ofIt(
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
): Promise<Reply | undefined> {
  const { memory, scene, view, say } = context
  const { subject } = memory
  const [title, more] = subject && subject.url === view.page?.url ? subject.titles : []
  const isQuestion = alone.kind === 'tell' || unsettled(alone) === 'question'
  if (!subject || title === undefined || more !== undefined || !isQuestion) return undefined
  if (!referencesIn(sentence).points) return undefined
  const known = await knownOf(title, sentence, context)
  const kept = { ...memory, subject: { ...subject, asked: sentence.text.slice(0, following.keptLetters) } }
  if (known) return telling(known.text, known.sources, kept)
  const focus = scene && itemsOf(scene.view).find((item) => item.title === title)
  // What only another one tells is no answer about this one.
  return focus && strays(alone, focus, sentence, scene)
    ? telling(say('notFoundOf', { list: say('quote', { name: title }) }), [], kept)
    : undefined
}

/** What the site surely knows of one thing alone. */
async function knownOf(
  title: string,
  question: Sentence,
  { view, read, signal }: ReplyContext,
): Promise<KnownAnswer | undefined> {
  const of = { name: title, holds: (passage: Passage) => passage.title.includes(title) }
  const known = await knownAnswer(question, { knowledge: view.knowledge, read, of }, signal)
  return known?.isAbout && isSure(known) ? known : undefined
}

function telling(text: string, sources: readonly Source[], memory: Memory): Reply {
  const { proposal, ...told } = answer(text, fresh(memory), sources.length === 0)
  return { ...told, proposal: sources.length > 0 ? { ...proposal, sources } : proposal }
}

/** Whether a question is about what was shown, and about nothing else on the page. */
function asksOfThose(
  sentence: Sentence,
  alone: Decision,
  list: readonly string[],
  { scene }: ReplyContext,
): boolean {
  const asks = sentence.cues.some(({ name, from }) => name === 'what' && from === 0)
  if (!scene || !asks || alone.kind === 'talk' || alone.kind === 'use') return false
  const { choosing, tells } = referencesIn(sentence)
  if (choosing.size > 0) return true
  const { comparative, places } = comparisonsIn(sentence)
  const compared = comparedIn(sentence)
  const isCompared = (place: number) => places.has(place) || (compared && isWithin(compared, place))
  const others = itemsOf(scene.view).filter(({ title }) => !list.includes(title))
  return (
    compared !== undefined &&
    (tells.every(isCompared) || (comparative !== undefined && list.length === 2)) &&
    !others.some(({ title }) => isNamed(title, sentence, scene))
  )
}

/** What is asked of each alone: neither "which of them" nor, beside what is measured, "longer". */
function bareOf(sentence: Sentence): string {
  const { choosing, tells } = referencesIn(sentence)
  const lead = sentence.cues.filter(({ name, from }) => name === 'what' && from === 0)
  const compared = comparedIn(sentence)
  const beside = compared && !tells.every((place) => isWithin(compared, place)) ? [compared] : []
  const said = [...lead, ...beside].flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at),
  )
  return `${without(new Set([...choosing, ...said]), sentence)
    .replace(/[?？؟\s]+$/u, '')
    .trim()}?`
}

function comparedIn(sentence: Sentence) {
  const { extreme, comparative } = comparisonsIn(sentence)
  return comparative ?? extreme
}

function isWithin({ from, to }: { readonly from: number; readonly to: number }, place: number): boolean {
  return place >= from && place < to
}
