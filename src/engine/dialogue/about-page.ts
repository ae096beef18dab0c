import { purposeWords, sayingReader } from '#languages'
import type { Scene } from '../candidates/scene.ts'
import { pathOf } from '../candidates/leads-here.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { fromKnowledge } from './from-knowledge.ts'
import { withPlaces } from './greet.ts'
import { fresh } from './memory.ts'
import { answer, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

const readingsOf = sayingReader(Object.values(purposeWords))

/** Among so many pages that are like the name of a site its first page is found. */
const looked = 30

/** "What is this page for?", "what do you sell?": who asks no more is told what the page, or the site, says of itself. */
export async function aboutPage(sentence: Sentence, context: ReplyContext): Promise<Reply | undefined> {
  const said = readingsOf(sentence.text)
  const asksSite = said.some((sorts) => sorts.has('site'))
  if (!asksSite && !said.some((sorts) => sorts.has('page'))) return undefined
  const known = await fromKnowledge(sentence, context)
  if (known?.isOwners || (known && asksSite && known.score >= choosing.knowledgeBeside)) return known.reply
  return asksSite ? ofSite(context) : ofPage(context)
}

/** The title of the page, and what stands first under its heading. */
function ofPage(context: ReplyContext): Reply {
  const { memory, say, scene, view } = context
  const lead = scene && leadOf(scene)
  const is = say('pageIs', { title: view.page?.title ?? '' })
  return lead === undefined ? withPlaces(is, context) : answer(`${is} ${lead}`, fresh(memory))
}

/** The first page of the site, which says best what it is for, and where to go from here. */
async function ofSite(context: ReplyContext): Promise<Reply> {
  const { say, view, signal } = context
  const { name, config } = view.site
  const own = config.siteName || name
  const pages = await view.knowledge.map(own, { limit: looked }, signal)
  const [first] = pages.toSorted((one, other) => pathOf(one.url).length - pathOf(other.url).length)
  const isHere = first !== undefined && pathOf(first.url) === pathOf(view.page?.url)
  const lead = isHere && context.scene ? leadOf(context.scene) : undefined
  const is = say('pageIs', { title: first?.title ?? own })
  return withPlaces(lead === undefined ? is : `${is} ${lead}`, context)
}

const isSentence = /[.!?…。！？؟]$/u

/** The first line of words under the one heading that the page as a whole has. */
function leadOf({ view }: Scene): string | undefined {
  const [head, other] = view.lines.filter(({ kind, state }) => kind === 'heading' && state.level === 1)
  if (!head || other) return undefined
  const first = view.passages.find(
    ({ path, record, row, text }) =>
      path.at(-1) === head.text && record === undefined && row === undefined && isSentence.test(text),
  )
  const same = view.passages.filter(({ line }) => line === first?.line)
  return first && same.map(({ text }) => text).join(' ')
}
