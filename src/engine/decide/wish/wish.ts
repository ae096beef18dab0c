import { endsAsQuestion, hasQuestionMark, questionCues } from '#languages'
import { typesAsked, type AnswerType } from '../../answer/answer-types.ts'
import { spansIn } from '../../fill/names/spans.ts'
import { comparisonsIn } from '../../records/comparisons.ts'
import { asking, endsIn } from '../../understand/question-cues.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import { asksInside, asksOutright } from './asks-outright.ts'
import type { Answering } from '../ranked/answering.ts'
import type { Single } from '../ranked/single.ts'

/** What a sentence wants: to be told something, or to have something done. */
export interface Wish {
  /** How likely it is a question, by its form alone. */
  readonly question: number
  readonly asks: boolean
  /** Whether it asks beyond doubt. */
  readonly plainly: boolean
  /** Whether it names an act that makes an order of a question. */
  readonly orders: boolean
  /** The sorts of answers that it asks for. */
  readonly types: ReadonlySet<AnswerType>
}

/** Reads a wish out of the form of a sentence, and out of how well the page answers or does it. */
export function readWish(sentence: Sentence, question: number, single: Single, told: Answering): Wish {
  const orders = [...sentence.acts].some((act) => ordering.has(act))
  const types = typesAsked(sentence)
  const open = sentence.cues.some(({ name, from }) => from === 0 && factual.has(name))
  const enough = open ? choosing.answer : choosing.surelyAnswered
  const outright = asksOutright(sentence)
  const within = asksInside(sentence)
  const surely = isAsked(sentence) && told.trust >= enough && (single.trust < choosing.act || within)
  const ended = endsAsQuestion(sentence.text)
  // "Until what time are you open?": a question word and its mark say more than the "open" between them.
  const typed = sentence.cues.some(({ name }) => inside.has(name))
  const plainly = ended ? open || typed : hasQuestionMark(sentence.text) && typed && sentence.acts.size === 0
  const asks =
    question > choosing.question ||
    (outright && (types.size > 0 || comparisonsIn(sentence).extreme !== undefined)) ||
    (surely && (!orders || types.size > 0)) ||
    plainly ||
    // Whoever ends with a question mark and orders nothing asks.
    (ended && !orders)
  return { question, asks, plainly: plainly || outright || within, orders, types }
}

/** Whether a sentence may be a question at all: ranking answers costs most, and who only orders is spared it. */
export function mayAsk(sentence: Sentence, question: number): boolean {
  return isAsked(sentence) || endsAsQuestion(sentence.text) || question > choosing.question
}

/** Whether something may be to be done. "What is in the display name?": what only sounds like an order is none. */
export function mayOrder(sentence: Sentence, { asks, plainly, question, orders }: Wish): boolean {
  if (plainly || question >= choosing.surelyAsked) return false
  if (!asks) return true
  return orders || (!hasQuestionMark(sentence.text) && givesValues(sentence))
}

function givesValues(sentence: Sentence): boolean {
  return sentence.values.some(({ kind }) => kind !== 'number') || spansIn(sentence).length > 0
}

/** "When do you close? Open the page": what is wanted is said last. */
export function endsInOrder(sentence: Sentence): boolean {
  return endsIn((notion) => ordering.has(notion), sentence)
}

/** Many questions are typed without their mark, and some say last what they ask: "you close at what time". */
function isAsked({ cues }: Sentence): boolean {
  // "Tick pendants and choose €50 to €100 for the price" speaks of a price and asks for none.
  if (cues.some(({ name, from }) => from === 0 && name === 'press')) return false
  return cues.some(({ name, from }) => inside.has(name) || (from === 0 && asking.has(name)))
}

const factual = new Set<string>(questionCues.filter((name) => !/^(?:how|where|whether)$/.test(name)))
const inside = new Set<string>(['when', 'howMuch', 'howMany', 'howLong', 'howBig'])

/** Acts that make a question an order: "where is that, show me". */
const ordering = new Set(['act.open', 'nav.go-to', 'act.show', 'act.expand', 'act.collapse'])
