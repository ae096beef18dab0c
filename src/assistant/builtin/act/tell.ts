import { aboutPage } from '../answer/about-page.ts'
import { showsShape } from '../answer/expected-shape.ts'
import { findAnswer } from '../answer/find-answer.ts'
import { optionsAnswer } from '../answer/options-answer.ts'
import { ground } from '../ground/ground.ts'
import type { PageIndex, Thing } from '../ground/page-index.ts'
import { readPhrase } from '../ground/phrase.ts'
import { rank } from '../ground/ground.ts'
import type { Option } from '../memory.ts'
import type { IntentOf } from '../understand/intent.ts'
import { likelyOptions } from './ask-likely.ts'
import { movesIn, nameOf } from './moves.ts'
import { askOf, askWhich } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { pin } from './press.ts'

/** Answers a question from what the page says, in the page's own words. */
export const tell: Planner<IntentOf<'question'>> = ({ text }, scene) => {
  const direct = aboutPage(text, scene) ?? optionsAnswer(text, scene)
  if (direct !== undefined) return { kind: 'answer', text: direct }
  const found = quoted(text, scene)
  if (!found) return related(text, scene)
  const links = named(text, scene)
  // `How long does delivery take?`: what only mentions delivery says less than the page about it.
  if (links.length > 0 && !showsShape(text, [found.text]))
    return { kind: 'answer', text: scene.say('mayBeThere'), unanswered: true, options: links }
  const options = wantsDoing.test(text) ? likelyOptions(text, scene) : links
  return { ...found, options }
}

/** Links that a question speaks of by their whole name: they may lead to more. */
function named(question: string, { index }: Scene): Option[] {
  const phrase = readPhrase(question, index)
  const keys = new Set(phrase.units.filter((unit) => index.weight(unit) > 0).map(({ key }) => key))
  return rank(phrase, index, { kinds: ['link'] })
    .filter(({ said, thing }) => said > 0.95 && thing.units.some(({ key }) => keys.has(key)))
    .filter(({ thing }) => leadsAway(thing, index))
    .slice(0, 3)
    .map(({ thing }) => opening(thing))
}

function opening(thing: Thing): Option {
  return { label: nameOf(thing), intent: { kind: 'open', target: thing.label, elementId: thing.element.id } }
}

/** Questions and orders that may ask for something to be done, not only to be told. */
const wantsDoing =
  /^(?:please )?(?:tell|give|let|keep|(?:can|could|may) (?:i|we|you)|how (?:do|can|could) (?:i|we)|is there|do you (?:have|offer))\b/i

/** `Where is X`: shows the thing; when X is no thing of the page, the page's text may tell. */
export const locate: Planner<IntentOf<'locate'>> = (intent, scene) => {
  const kinds = ['link', 'button', 'field', 'select', 'toggle', 'radio', 'file', 'other'] as const
  const pinned = scene.index.things.find(({ element }) => element.id === intent.elementId)
  const phrase = readPhrase(intent.target, scene.index)
  const found = ground(intent.target, scene.index, { kinds })
  const thing = pinned ?? (found.kind === 'sure' ? found.thing : undefined)
  const isNamed = phrase.kinds.length > 0 || (thing !== undefined && phrase.forms.includes(thing.folded))
  const isMeant = isNamed || pinned !== undefined || (intent.toUse && thing !== undefined)
  const told = isMeant ? undefined : quoted(`where is ${intent.target}`, scene)
  if (told) return told
  if (thing) return shown(thing, scene)
  if (found.kind === 'unsure' && isNamed) return askWhich(found.things, scene, (one) => pin(intent, one))
  return related(`where is ${intent.target}`, scene)
}

/** Points at a thing; a link that leads elsewhere is offered to be opened. */
function shown(thing: Thing, { say, index }: Scene): Outcome {
  const moves = [movesIn(say).scrollTo(thing), movesIn(say).show(thing)]
  const { id } = thing.element
  const leads = leadsAway(thing, index)
  return {
    kind: 'moves',
    moves,
    ...(leads && { after: [{ kind: 'propose', label: thing.label, elementId: id }] }),
  }
}

/** Whether a link leads to another page than this one. */
function leadsAway({ kind, element: { href } }: Thing, { page }: PageIndex): boolean {
  const [here = ''] = (page.url ?? '').split(/[?#]/, 1)
  return kind === 'link' && href !== undefined && !here.endsWith(href)
}

/** `Shall I open it?` */
export const propose: Planner<IntentOf<'propose'>> = ({ label, elementId }, { say }) => ({
  kind: 'offer',
  text: say('shallIOpen', { label }),
  intent: { kind: 'open', target: label, elementId },
})

export function quoted(
  question: string,
  scene: Scene,
  enough?: number,
): Extract<Outcome, { kind: 'answer' }> | undefined {
  const passages = findAnswer(question, scene.index.page, enough)
  if (passages.length === 0) return undefined
  const list = passages.map((passage) => `“${passage}”`).join(' … ')
  return { kind: 'answer', text: scene.say('says', { passages: list }) }
}

/** When the page does not say, a link of it may lead to where it is said. */
function related(question: string, scene: Scene): Outcome {
  const links = rank(readPhrase(question, scene.index), scene.index, { kinds: ['link'] })
    .filter(({ total, covered }) => total >= 0.45 && covered >= 0.4)
    .slice(0, 3)
  if (links.length === 0) {
    const options = likelyOptions(question, scene)
    const text = options.length > 0 ? askOf(options, scene.say, false) : scene.say('notFound')
    return { kind: 'answer', text, unanswered: true, options }
  }
  return {
    kind: 'answer',
    text: scene.say('mayBeThere'),
    unanswered: true,
    options: links.map(({ thing }) => opening(thing)),
  }
}
