import { contactCard } from '#assistant'
import { englishTexts, replies } from '#languages'
import type { Doable, Scene } from '../candidates/scene.ts'
import { moveOf } from '../plan/move.ts'
import type { Offer } from '../decide/decision.ts'
import { choosing } from '../weights.ts'
import { fresh } from './memory.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** A greeting or a call for help, with a few things that this very page is good for. */
export function greet(text: 'hello' | 'help', context: ReplyContext): Reply {
  const { say, view } = context
  const title = view.page?.title
  const speech = [
    text === 'hello' ? (ownGreeting(context) ?? say(text)) : say(text),
    ...(title ? [say('pageIs', { title })] : []),
  ].join(' ')
  return withPlaces(speech, context)
}

/** What is said, with a few places of the site to go on to. */
export function withPlaces(speech: string, context: ReplyContext): Reply {
  const { memory, scene } = context
  const offers = scene ? places(scene, context) : []
  if (offers.length === 0) return answer(speech, fresh(memory))
  const { proposal, ...rest } = offering(speech, offers, fresh(memory))
  const block = proposal.kind === 'ask' ? proposal.block : undefined
  return { ...rest, proposal: { kind: 'answer', ...(block && { block }) } }
}

/** Who speaks: the assistant of the site, by the name that its owner gave it, and how to reach a person instead. */
export function introduce(
  text: 'who' | 'whoMade',
  { memory, say, view: { site, language } }: ReplyContext,
): Reply {
  const { siteName, contact } = site.config
  const who = siteName ? say('whoOf', { site: siteName }) : say('who')
  const speech = text === 'who' ? `${who} ${say('help')}` : say(text)
  const card = contactCard(contact)
  const block = card && { ...card, message: replies[memory.language ?? language].personToo }
  return { ...answer(speech, fresh(memory)), proposal: { kind: 'answer', ...(block && { block }) } }
}

/** The owner's own greeting, where there is one in the visitor's language. */
function ownGreeting({ memory, view: { site, page, language } }: ReplyContext): string | undefined {
  const { greeting, translations = {}, locale } = site.config
  const spoken = memory.language ?? language
  const speaks = (tag: string | undefined) => tag?.toLowerCase().split('-')[0] === spoken
  const [, own] = Object.entries(translations).find(([tag]) => speaks(tag)) ?? []
  if (own?.greeting) return own.greeting
  return greeting !== englishTexts.greeting && speaks(locale ?? page?.language ?? language)
    ? greeting
    : undefined
}

/** Places that the page leads to, those of its menus first: what is in view needs no offer. */
function places({ doables, view }: Scene, { say }: ReplyContext): Offer[] {
  const here = view.page.url === undefined ? '' : view.page.url.split(/[?#]/, 1)[0]!
  const links = doables.filter(({ thing, use, namesakes }) => {
    const { href = '' } = thing.state
    return (
      use === 'press' &&
      thing.kind === 'link' &&
      thing.name !== '' &&
      namesakes === 0 &&
      href !== '' &&
      !href.startsWith('#') &&
      !here.endsWith(href)
    )
  })
  const inMenu = ({ thing }: Doable) => thing.within.includes('navigation')
  const first = links.some(inMenu) ? links.filter(inMenu) : links
  return first.slice(0, choosing.maxOffers).map((doable) => ({
    label: say('stepOpen', { label: doable.thing.name }),
    moves: [moveOf(doable, true)],
  }))
}
