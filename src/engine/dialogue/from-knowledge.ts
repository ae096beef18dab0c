import { knownAnswer } from '../answer/known-answer.ts'
import { itemsOf } from '../records/item.ts'
import { wayOn } from '../speech/way-on.ts'
import type { Sentence } from '../understand/sentence.ts'
import { following } from '../weights.ts'
import { fresh } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { keptOf } from './subject.ts'
import { isSure } from './weigh-known.ts'

/** What is known beside the page. */
export interface Known {
  /** How likely it answers; one half is the floor. */
  readonly score: number
  /** Whether the owner wrote it for this very question. */
  readonly isOwners: boolean
  /** Whether it speaks of what was asked. */
  readonly isAbout: boolean
  /** Tells it, as an answer or as what only may be one. */
  readonly reply: Reply
}

/** What the owner wrote and what other pages of the site say; it is what the next sentence may lean on. */
export async function fromKnowledge(
  sentence: Sentence,
  { view, scene, memory, read, signal, say }: ReplyContext,
): Promise<Known | undefined> {
  const { name, config } = view.site
  const siteNames = `${name} ${config.siteName ?? ''}`
  const about = { knowledge: view.knowledge, read, onPage: scene?.language, siteNames, page: view.page }
  const known = await knownAnswer(sentence, about, signal)
  if (!known) return undefined
  const { text, sources, score, isOwners, isAbout, from } = known
  // The lamp whose page tells it is what "it" means next.
  const own = scene
    ? itemsOf(scene.view).filter(({ title }) => sources.some((source) => source.title.includes(title)))
    : []
  const titles = own.length === 1 && isAbout ? own.map(({ title }) => title) : []
  const asked = sentence.text.slice(0, following.keptLetters)
  const subject = {
    url: view.page?.url,
    asked,
    titles,
    known: { text: text.slice(0, following.keptLetters), isWhole: isOwners, ...from },
    ...keptOf(memory.subject, view.page?.url),
  }
  const isGuess = !isSure(known)
  const speech = isGuess ? `${say('perhaps')} ${text}` : text
  const { proposal, ...told } = answer(speech, fresh({ ...memory, subject }), isGuess)
  return { score, isOwners, isAbout, reply: { ...told, proposal: { ...proposal, sources } } }
}

/** Nothing was found: the best way on is told. */
export async function elsewhere(
  { text, language }: Sentence,
  { view, memory, say, signal }: ReplyContext,
): Promise<Reply | undefined> {
  const way = await wayOn(text, { ...view, language, say }, signal)
  return (
    way && {
      speech: way.text,
      proposal: { kind: 'answer', block: way.block, unanswered: true },
      memory: fresh(memory),
    }
  )
}
