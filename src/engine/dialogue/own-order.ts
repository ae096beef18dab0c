import { contactCard } from '#assistant'
import { mineWords } from '#languages'
import { leadsHere } from '../candidates/leads-here.ts'
import type { Doable, Scene } from '../candidates/scene.ts'
import type { Decision } from '../decide/decision.ts'
import { labelOf, moveOf } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import { tellingPlaces } from '../understand/telling.ts'
import { choosing } from '../weights.ts'
import { phraseReader } from '../words/cues.ts'
import { fresh } from './memory.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { fromKnowledge } from './from-knowledge.ts'

const tracking: ReadonlySet<string> = new Set(['order.track', 'order.status'])
const ofOrders: ReadonlySet<string> = new Set([...tracking, 'order.list', 'order.details', 'order.number'])
const ofAccount: ReadonlySet<string> = new Set(['account.my-account'])
const ordered: ReadonlySet<string> = new Set([
  ...tracking,
  'parcel',
  'package',
  'order',
  'order.list',
  'order.place',
  'order.number',
  'state.delivered',
  'state.shipped',
])
const seeking: ReadonlySet<string> = new Set(['help.where-is'])

const mineIn = phraseReader(['mine'], mineWords)

/**
 * "Where is my parcel?": what is under way to this visitor, no text of the site tells. Undefined where the page itself
 * speaks of the visitor's orders.
 */
export async function ownOrder(
  sentence: Sentence,
  alone: Decision,
  context: ReplyContext,
): Promise<Reply | undefined> {
  const { scene, memory, say, view } = context
  if (!scene || alone.kind === 'do' || alone.kind === 'use' || alone.kind === 'show') return undefined
  if (!asksWhereOwnIs(sentence) || speaksOfOrders(scene)) return undefined
  const known = await fromKnowledge(sentence, context)
  if (known?.isOwners) return known.reply
  const ways = [ofOrders, ofAccount]
    .map((notions) => leading(notions, scene))
    .find((found) => found.length > 0)
  const offers = (ways ?? []).map((way) => ({
    label: say('stepOpen', { label: labelOf(way) }),
    moves: [moveOf(way, true)],
  }))
  if (offers.length > 0) return offering(say('mayBeThere'), offers, fresh(memory), true)
  const block = contactCard(view.site.config.contact)
  const { proposal, ...told } = answer(say('notFound'), fresh(memory), true)
  return { ...told, proposal: { ...proposal, ...(block && { block }) } }
}

/** Whether somebody asks where their own order is, and nothing else. */
function asksWhereOwnIs(sentence: Sentence): boolean {
  const { cues, senses, values } = sentence
  const where = cues.some(({ name }) => name === 'where') || says(seeking, senses)
  const tracks = says(tracking, senses)
  const own = tracks || mineIn(sentence.words, sentence.language).length > 0
  const named = new Set(senses.flatMap(({ notion, places }) => (ordered.has(notion) ? places : [])))
  // "Where can I place my order?" asks how one orders.
  const places = senses.some((sense) => sense.notion === 'order.place' && sense.places.length > 1)
  const others = tellingPlaces(sentence).filter((place) => !named.has(place))
  return where && own && !places && named.size > 0 && values.length === 0 && others.length <= (tracks ? 1 : 0)
}

/** Whether anything on the page is called by orders that were placed, and is no way to another page. */
function speaksOfOrders({ view, read, doables }: Scene): boolean {
  const heads = view.lines.filter(({ kind }) => kind === 'heading').map(({ text }) => read(text))
  const things = doables.filter(({ thing }) => thing.kind !== 'link').flatMap(({ labels }) => labels)
  return [...heads, ...things].some(({ senses }) => says(ofOrders, senses))
}

/** Links that are called so, each place once. */
function leading(notions: ReadonlySet<string>, scene: Scene): readonly Doable[] {
  const links = scene.doables.filter(
    (doable) =>
      doable.thing.kind === 'link' &&
      doable.thing.record === undefined &&
      doable.labels.slice(0, 1).some(({ senses }) => says(notions, senses)) &&
      !leadsHere(doable, scene),
  )
  const seen = new Set<string | undefined>()
  return links
    .filter(({ thing: { state } }) => !seen.has(state.href) && seen.add(state.href))
    .slice(0, choosing.maxOffers)
}

function says(notions: ReadonlySet<string>, senses: Sentence['senses']): boolean {
  return senses.some(({ notion }) => notions.has(notion))
}
