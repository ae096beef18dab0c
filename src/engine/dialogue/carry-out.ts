import { hasQuestionMark, questionCues, type TextName } from '#languages'
import { isKnownPage } from '../answer/is-known-page.ts'
import type { Decision } from '../decide/decision.ts'
import { lookBehind } from '../plan/look-behind.ts'
import { tellDone } from '../speech/tell-moves.ts'
import { tellSelection } from '../speech/tell-selection.ts'
import { callTool } from './call-tool.ts'
import { askedAgain } from './follow-up.ts'
import { elsewhere, fromKnowledge, type Known } from './from-knowledge.ts'
import { greet, introduce } from './greet.ts'
import { fresh, nothingYet, type Progress } from './memory.ts'
import { propose } from './propose.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { subjectOf } from './subject.ts'
import { isLikelier, isSure, pageRelevance, type PageRelevance } from './weigh-known.ts'
import type { Sentence } from '../understand/sentence.ts'

/** Turns what was decided into a reply. What was done before in the same sentence is told with it. */
export async function carryOut(
  decision: Decision,
  sentence: Sentence,
  context: ReplyContext,
  progress: Progress = nothingYet,
): Promise<Reply> {
  const { say } = context
  const memory = { ...context.memory, ...subjectOf(decision, sentence, context) }
  const before = progress.done.length > 0 ? `${tellDone(progress.done, say)} ` : ''
  if (decision.kind === 'do')
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
  if (decision.kind === 'use') return callTool(decision.use, { ...context, memory }, progress)
  if (decision.kind === 'talk' && (decision.text === 'hello' || decision.text === 'help') && !before)
    return greet(decision.text, context)
  if (decision.kind === 'talk' && decision.text === 'who') return introduce(context)
  if (decision.kind === 'talk') return answer(before + say(decision.text, decision.blanks), fresh(memory))
  if (decision.kind === 'tell') {
    const { unit, trust } = decision
    const known = before === '' ? await fromKnowledge(sentence, context) : undefined
    const relevance = known ? await relevanceBeside(known, trust, context) : 'answers'
    const isOpen = relevance !== 'answers'
    if (known && isLikelier(known, trust) && (isOpen || isSure(known))) return known.reply
    if (relevance === 'strays') return carryOut(nothingFound, sentence, context, progress)
    return answer(before + (isOpen ? `${say('perhaps')} ${unit.text}` : unit.text), fresh(memory), isOpen)
  }
  if (decision.kind === 'show') {
    const { text, block } = tellSelection(decision.selection, say)
    return { ...answer(before + text, fresh(memory)), ...(block && { proposal: { kind: 'answer', block } }) }
  }
  const { trust = 0, text: offeredAs } = decision.kind === 'offer' ? decision : noOffer
  const asks = decision.question || (before === '' && mayAsk(sentence))
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
  // A way that was to be gone further on may lead over the likeliest place, once.
  const [way] = decision.kind === 'offer' && !decision.question ? decision.offers : []
  const lone = decision.kind === 'offer' && decision.offers.length === 1 && goes(sentence)
  if (way?.todo !== undefined && (lone || progress.done.length > 0) && !progress.again)
    return propose(way.moves, context, { ...progress, todo: [way.todo, ...progress.todo], again: true })
  if (decision.kind === 'offer' && !strays) {
    const open = (decision.open ?? []).map((name) => say('quote', { name })).join(', ')
    const part = open === '' ? '' : `${say('partNotUnderstood', { list: open })} `
    // What only may answer leaves the question open for the owner too.
    const isOpen = offeredAs === 'perhaps'
    return offering(before + part + say(textFor(decision)), decision.offers, fresh(memory), isOpen)
  }
  if (before) return answer(before + say('noSuch', { target: sentence.text }), fresh(memory), true)
  return answer(say(decision.question ? 'notFound' : 'notUnderstood'), fresh(memory), true)
}

/** Whether a sentence may be a question, whatever it sounded like: "can the cord be shortened" orders nothing. */
function mayAsk({ cues, acts, text }: Sentence): boolean {
  if (hasQuestionMark(text)) return true
  return acts.size === 0 || cues.some(({ name, from }) => from === 0 && questions.has(name))
}

const questions = new Set<string>(questionCues)

/** "Take me to the checkout": going somewhere harms nothing. */
function goes({ cues, acts }: Sentence): boolean {
  return cues.some(({ name }) => name === 'go') || acts.has('nav.go-to')
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

function textFor({ question, offers, text }: Extract<Decision, { kind: 'offer' }>) {
  if (text) return text
  if (question) return 'mayBeThere'
  return offers.length > 1 ? 'which' : 'didYouMean'
}
