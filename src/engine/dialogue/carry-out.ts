import { hasQuestionMark, type TextName } from '#languages'
import { isKnownPage } from '../answer/is-known-page.ts'
import type { Decision } from '../decide/decision.ts'
import { isFormToFill } from '../decide/unsettled.ts'
import { lookBehind } from '../plan/look-behind.ts'
import { tellDone } from '../speech/tell-moves.ts'
import { tellSelection } from '../speech/tell-selection.ts'
import { callTool } from './call-tool.ts'
import { askedAgain } from './follow-up.ts'
import { elsewhere, fromKnowledge, type Known } from './from-knowledge.ts'
import { greet, introduce } from './greet.ts'
import { fresh, nothingYet, type Memory, type Progress } from './memory.ts'
import { propose } from './propose.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { subjectOf } from './subject.ts'
import { isLikelier, isSure, pageRelevance, type PageRelevance } from './weigh-known.ts'
import { asking, askingForFacts, wonders } from '../understand/question-cues.ts'
import { referencesIn } from '../understand/references.ts'
import type { Sentence } from '../understand/sentence.ts'

/** Turns what was decided into a reply. What was done before in the same sentence is told with it. */
export async function carryOut(
  decision: Decision,
  sentence: Sentence,
  context: ReplyContext,
  progress: Progress = nothingYet,
): Promise<Reply> {
  const memory = { ...context.memory, ...subjectOf(decision, sentence, context) }
  const before = progress.done.length > 0 ? `${tellDone(progress.done, context.say)} ` : ''
  const carrying = { sentence, context, progress, memory, before }
  if (decision.kind === 'do') return proposeMoves(decision, carrying)
  if (decision.kind === 'use') return callTool(decision.use, { ...context, memory }, progress)
  if (decision.kind === 'talk') return talk(decision, carrying)
  if (decision.kind === 'tell') return tell(decision, carrying)
  if (decision.kind === 'show') return show(decision, carrying)
  return decision.kind === 'offer' && isFormToFill(decision)
    ? offer(decision, carrying)
    : lookFurther(decision, carrying)
}

type Decided<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>

interface Carrying {
  readonly sentence: Sentence
  readonly context: ReplyContext
  readonly progress: Progress
  /** The memory with what the decision is about. */
  readonly memory: Memory
  /** What was done before, in words. */
  readonly before: string
}

function proposeMoves(decision: Decided<'do'>, { context, memory, progress }: Carrying): Reply {
  return propose(
    decision.moves,
    { ...context, memory },
    {
      ...progress,
      left: [...progress.left, ...decision.left],
      todo: [...decision.todo, ...progress.todo],
      facts: decision.facts,
      open: [...(progress.open ?? []), ...(decision.open ?? [])],
      ...(decision.form === 'sent' && { sends: true }),
    },
  )
}

function talk({ text, blanks }: Decided<'talk'>, { context, memory, before }: Carrying): Reply {
  if ((text === 'hello' || text === 'help') && !before) return greet(text, context)
  if (text === 'who' || text === 'whoMade') return introduce(text, context)
  return answer(before + context.say(text, blanks), fresh(memory))
}

/** What the page says, unless what is known of the site is likelier to answer. */
async function tell(
  { unit, trust }: Decided<'tell'>,
  { sentence, context, progress, memory, before }: Carrying,
): Promise<Reply> {
  const known = before === '' ? await fromKnowledge(sentence, context) : undefined
  const relevance = known ? await relevanceBeside(known, trust, context) : 'answers'
  const isOpen = relevance !== 'answers'
  if (known && isLikelier(known, trust) && (isOpen || isSure(known))) return known.reply
  if (relevance === 'strays') return carryOut(nothingFound, sentence, context, progress)
  const text = isOpen ? `${context.say('perhaps')} ${unit.text}` : unit.text
  return answer(before + text, fresh(memory), isOpen)
}

function show({ selection }: Decided<'show'>, { context, memory, before }: Carrying): Reply {
  const { text, block } = tellSelection(selection, context.say)
  return { ...answer(before + text, fresh(memory)), ...(block && { proposal: { kind: 'answer', block } }) }
}

/** Where the page alone is not sure: what is known of the site, what lies behind something closed, an offer. */
async function lookFurther(decided: Decided<'offer' | 'none'>, carrying: Carrying): Promise<Reply> {
  const { sentence, context, progress, before } = carrying
  const decision =
    before === '' && asksByItsForm(sentence, decided) ? { ...decided, question: true } : decided
  const { trust = 0, text: offeredAs } = decision.kind === 'offer' ? decision : noOffer
  const asks = decision.question || (before === '' && mayBeQuestion(sentence))
  const known = asks ? await knownOf(sentence, context) : undefined
  if (known && isSure(known)) return known.reply
  const behind =
    decision.question || !context.scene ? undefined : lookBehind(sentence, context.scene, progress.done)
  if (behind) return propose([behind.move], context, { ...progress, todo: [behind.todo, ...progress.todo] })
  const strays =
    known && offeredAs === 'perhaps' && (await relevanceBeside(known, trust, context)) === 'strays'
  if (known && decision.question && isLikelier(known, strays ? 0 : trust)) return known.reply
  const unsure = offeredAs !== undefined && !strays
  const wayElse = decision.question && !unsure ? await elsewhere(sentence, context) : undefined
  if (wayElse) return wayElse
  return decision.kind === 'offer'
    ? (goOn(decision, carrying) ?? (strays ? sayNothingFound(decision, carrying) : offer(decision, carrying)))
    : sayNothingFound(decision, carrying)
}

/** A way that was to be gone further on may lead over the likeliest place, once. */
function goOn(
  { question, offers }: Decided<'offer'>,
  { sentence, context, progress }: Carrying,
): Reply | undefined {
  const [way] = question ? [] : offers
  const lone = offers.length === 1 && goes(sentence)
  return way?.todo !== undefined && (lone || progress.done.length > 0) && !progress.again
    ? propose(way.moves, context, { ...progress, todo: [way.todo, ...progress.todo], again: true })
    : undefined
}

function offer(decision: Decided<'offer'>, { context: { say }, memory, before }: Carrying): Reply {
  const open = (decision.open ?? []).map((name) => say('quote', { name })).join(', ')
  const part = open === '' ? '' : `${say('partNotUnderstood', { list: open })} `
  // What only may answer leaves the question open for the owner too.
  const isOpen = decision.text === 'perhaps'
  const label = decision.offers[0]?.label ?? ''
  return offering(before + part + say(textFor(decision), { label }), decision.offers, fresh(memory), isOpen)
}

function sayNothingFound(
  { question }: Decided<'offer' | 'none'>,
  { sentence, context: { say }, memory, before }: Carrying,
): Reply {
  if (before) return answer(before + say('noSuch', { target: sentence.text }), fresh(memory), true)
  return answer(say(question ? 'notFound' : 'notUnderstood'), fresh(memory), true)
}

/** Whether a sentence may be a question, whatever it sounded like: "can the cord be shortened" orders nothing. */
function mayBeQuestion({ cues, acts, text }: Sentence): boolean {
  if (hasQuestionMark(text)) return true
  return acts.size === 0 || cues.some(({ name, from }) => from === 0 && asking.has(name))
}

/** Whether a sentence that came to nothing asks by its form alone: it has a question word, or wonders and orders nothing. */
function asksByItsForm(sentence: Sentence, { kind }: Decision): boolean {
  const { cues, acts } = sentence
  const leading = cues.filter(({ name, from }) => from === 0 && asking.has(name))
  if (leading.some(({ name }) => askingForFacts.has(name)) || wonders(sentence)) return true
  return kind === 'none' && leading.length > 0 && acts.size === 0
}

/** "Take me to the checkout": going somewhere harms nothing. */
function goes(sentence: Sentence): boolean {
  const { cues, acts } = sentence
  // "I'll take the cheapest" goes nowhere.
  return cues.some(({ name }) => name === 'go') || (acts.has('nav.go-to') && !referencesIn(sentence).takes)
}

/** What is known of a question, by itself or as one that goes on with the last. */
async function knownOf(sentence: Sentence, context: ReplyContext): Promise<Known | undefined> {
  const known = await fromKnowledge(sentence, context)
  if (known && isSure(known)) return known
  for (const text of askedAgain(sentence, context)) {
    const next = await fromKnowledge(context.parse(text), context)
    if (next && isSure(next)) return next
  }
  return known
}

/** How relevant what the page says is beside what the site is known to say, where that holds the page too. */
async function relevanceBeside(
  known: Known,
  trust: number,
  { view, signal }: ReplyContext,
): Promise<PageRelevance> {
  const relevance = pageRelevance(known, trust)
  return relevance === 'answers' || (await isKnownPage(view, signal)) ? relevance : 'answers'
}

const nothingFound: Decision = { kind: 'none', question: true }
const noOffer: { readonly trust?: number; readonly text?: TextName } = {}

function textFor({ question, offers, text }: Decided<'offer'>) {
  if (text) return text
  if (question) return 'mayBeThere'
  return offers.length > 1 ? 'which' : 'didYouMean'
}
