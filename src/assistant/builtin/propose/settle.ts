import type { UiBlock } from '#protocol'
import type { Proposal } from '../../engine.ts'
import type { Outcome } from '../act/outcome.ts'
import { noTask, type Asked } from '../memory.ts'
import { answer, type Reply } from '../reply.ts'
import { askField, offerChoices } from './ask.ts'
import { conclude } from './conclude.ts'
import { tellDeeds } from './deed.ts'
import { joined, type Desk } from './desk.ts'

type Settled = Exclude<Outcome, { kind: 'moves' }>
type Settle<Kind extends Settled['kind']> = (
  outcome: Extract<Settled, { kind: Kind }>,
  desk: Desk,
) => Reply | undefined

/** What an outcome without steps means: the end of the turn, or only something to say on the way. */
const ways: { readonly [Kind in Settled['kind']]: Settle<Kind> } = {
  nothing: ({ text }, desk) => onTheWay(text, desk),

  answer: ({ text, options, unanswered, last, block }, desk) => {
    if (options?.length) return offerChoices('answer', text, options, desk, unanswered)
    if (desk.task.rest.length > 0 && !last) return onTheWay(text, desk)
    const reply = unanswered ? lastWord(text, desk, unanswered) : answered(text, desk)
    if (!block) return reply
    const memory = { ...reply.memory, asked: listedIn(block) }
    return { ...reply, proposal: { ...reply.proposal, block } as Proposal, memory }
  },

  cannot: ({ text }, desk) => lastWord(text, desk, true),

  unsure: ({ question, options }, desk) => offerChoices('ask', question, options, desk),

  field: (outcome, desk) => askField(outcome, desk),

  offer: ({ text, intent }, desk) => {
    if (desk.task.rest.length > 0) return undefined
    const { facts } = desk.task
    const list = facts.map(({ value }) => desk.say('quote', { name: value })).join(', ')
    const more = joined(list && desk.say('keptForLater', { list }), text)
    const reply = conclude({ ...desk, task: { ...desk.task, facts: [] } }, more)
    const asked = { kind: 'offer', intent } as const
    return { ...reply, memory: { ...reply.memory, asked, ...(list && { task: { ...noTask, facts } }) } }
  },
}

export function settle(outcome: Settled, desk: Desk): Reply | undefined {
  return (ways[outcome.kind] as Settle<Settled['kind']>)(outcome as never, desk)
}

function onTheWay(text: string, { speech }: Desk): undefined {
  speech.push(text)
}

function listedIn(block: UiBlock): Asked | undefined {
  if (block.block_type !== 'product_list') return undefined
  return { kind: 'listed', names: block.data.products.map(({ title }) => title) }
}

/** What was done on the way to an answer is told before it. */
function answered(text: string, { task, say, speech, handled, view }: Desk): Reply {
  const begun = task.deeds.length > 0 ? tellDeeds(task.deeds, say, view.language) : ''
  return answer(joined(...speech, begun, text), { version: 2, handled, undo: task.undo })
}

function lastWord(text: string, { task, say, speech, handled }: Desk, unanswered = false): Reply {
  const begun = task.done.length > 0 ? say('doneThenNot', { list: task.done.join('; ') }) : ''
  return answer(joined(...speech, begun, text), { version: 2, handled }, unanswered)
}
