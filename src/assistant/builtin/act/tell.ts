import { aboutPage } from '../answer/about-page.ts'
import { showsShape } from '../answer/expected-shape.ts'
import { findAnswer, mostOfIt, type Answer } from '../answer/find-answer.ts'
import { tellsOf } from '../answer/tells-of.ts'
import { optionsAnswer } from '../answer/options-answer.ts'
import { likelyChoices } from '../ground/choices.ts'
import { distinct, ground, rank, type Match } from '../ground/ground.ts'
import { leadsAway } from '../ground/leads-away.ts'
import type { Thing } from '../ground/page-index.ts'
import { readPhrase } from '../ground/phrase.ts'
import { wayTo } from '../ground/way-to.ts'
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
  const passages = findAnswer(text, scene.index.page)
  if (passages.length === 0) return related(text, scene)
  const { whole, part } = named(text, scene)
  // `How long does delivery take?`: what only mentions delivery says less than the page about it.
  if (whole.length > 0 && !showsShape(text, textsOf(passages))) return elsewhere(whole, text, scene)
  // `Is the Heron lamp dimmable?`: its price says nothing of that.
  const silent = part.filter(({ units }) => !tellsOf(text, units, passages))
  if (silent.length > 0) return elsewhere(silent, text, scene)
  const options = wantsDoing.test(text) ? likelyOptions(text, scene) : openings(whole, text)
  return { ...quoting(passages, scene), options }
}

/** Links that a question speaks of, by their whole name or by its beginning: they may lead to more. */
function named(question: string, { index }: Scene): { whole: Thing[]; part: Thing[] } {
  const phrase = readPhrase(question, index)
  const keys = new Set(phrase.units.filter((unit) => index.weight(unit) > 0).map(({ key }) => key))
  const links = rank(phrase, index, { kinds: ['link'] }).filter(({ thing }) => leadsAway(thing, index))
  const whole = links.filter(({ said, thing }) => said > 0.95 && thing.units.some(({ key }) => keys.has(key)))
  const part = links.filter(
    ({ said, covered, thing }) => Math.min(said, covered) > 0.4 && keys.has(thing.units[0]?.key ?? ''),
  )
  return { whole: thingsOf(whole), part: thingsOf(part) }
}

function textsOf(passages: readonly Answer[]): string[] {
  return passages.map(({ text }) => text)
}

function thingsOf(matches: readonly Match[]): Thing[] {
  return distinct(matches)
    .slice(0, 3)
    .map(({ thing }) => thing)
}

/** The page only mentions what is asked: its links may lead to where it is told. */
function elsewhere(links: readonly Thing[], question: string, { say }: Scene): Outcome {
  return { kind: 'answer', text: say('mayBeThere'), unanswered: true, options: openings(links, question) }
}

/** Links to where a question may be answered; once one is open, the question is looked up there. */
function openings(links: readonly Thing[], question: string): Option[] {
  return links.map((thing) => ({
    label: nameOf(thing),
    intent: { kind: 'open', target: thing.label, elementId: thing.element.id },
    after: [{ kind: 'question', text: question }],
  }))
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
  const isNamed =
    phrase.kinds.length > 0 ||
    (thing !== undefined && !/^the /i.test(intent.target) && phrase.forms.includes(thing.folded))
  const isMeant = isNamed || pinned !== undefined || (intent.toUse && thing !== undefined)
  const question = `where is ${intent.target}`
  const told = isMeant ? undefined : quoted(question, scene)
  // What only mentions it tells less of where it is than the page about it.
  const { whole, part } = named(question, scene)
  const links = whole.length > 0 ? whole : part
  if (told && links.length > 0 && !showsShape(question, [told.text])) return elsewhere(links, question, scene)
  if (told) return told
  if (thing) return shown(thing, scene)
  if (found.kind === 'unsure' && isNamed) return askWhich(found.things, scene, (one) => pin(intent, one))
  // `Where are my orders?`: what stands under that very heading.
  return quoted(intent.target, scene, mostOfIt) ?? related(question, scene)
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
  return passages.length === 0 ? undefined : quoting(passages, scene)
}

function quoting(passages: readonly Answer[], { say }: Scene): Extract<Outcome, { kind: 'answer' }> {
  const list = textsOf(passages)
    .map((text) => `“${text}”`)
    .join(' … ')
  return { kind: 'answer', text: say('says', { passages: list }) }
}

/** When the page does not say, a link of it may lead to where it is said. */
function related(question: string, scene: Scene): Outcome {
  const { index, say } = scene
  const links = rank(readPhrase(question, index), index, { kinds: ['link'] })
    .filter(({ total, covered }) => total >= 0.45 && covered >= 0.4)
    .filter(({ thing }) => leadsAway(thing, index))
  const way = wayTo(question, index)
  if (links.length > 0 || way)
    return elsewhere(links.length > 0 ? thingsOf(links) : way ? [way] : [], question, scene)
  const guesses = likelyChoices(question, index).map(({ thing }) => thing)
  const away = guesses.filter((thing) => leadsAway(thing, index))
  // `Add to cart: Tern lamp` tells less of the lamp than the page that bears its name.
  const others = guesses.filter(({ folded }) => !away.some((link) => folded.includes(link.folded)))
  if (away.length > 0 && others.length === 0) return elsewhere(away, question, scene)
  const options = likelyOptions(question, scene)
  const text = options.length > 0 ? askOf(options, say, false) : say('notFound')
  return { kind: 'answer', text, unanswered: true, options }
}
