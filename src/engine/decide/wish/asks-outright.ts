import {
  foldLetters,
  isUnspaced,
  oncePerKey,
  questionCues,
  questionWords,
  type ConceptLanguage,
  type CueName,
} from '#languages'
import { isAct } from '../../understand/acts.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Cue } from '../../words/cues.ts'

const factual = new Set<CueName>(questionCues.filter((name) => !/^(?:how|where|whether)$/.test(name)))
const measured = new Set<CueName>(['when', 'howMuch', 'howMany', 'howLong', 'howBig'])
const ordering = new Set<CueName>(['press', 'go', 'put', 'send', 'note', 'find', 'seek'])

/**
 * Whether a sentence is a question by its form alone: a question word leads it and nothing behind it orders.
 * "What do I bring to the class" brings nobody anywhere, and who asks "until when is the pool open" opens nothing.
 */
export function asksOutright(sentence: Sentence): boolean {
  const { cues, acts, values } = sentence
  const leading = cues.find((cue) => cue.from === 0 && (factual.has(cue.name) || isHowSo(cue, sentence)))
  if (!leading || acts.has('view.details')) return false
  const given = values.length > 0 && !isInverted(leading, sentence)
  return !given && !ordersFrom(clausesOf(sentence)[0]?.end ?? 0, sentence)
}

/** "How steep is the path": who asks to what degree something is so asks for no way to do it. */
function isHowSo({ name, to }: Cue, { words, cues }: Sentence): boolean {
  return name === 'how' && words[to]?.content === true && isInverted({ to: to + 1 }, { cues })
}

/** Whether a question word stands inside a sentence that orders nothing: "it comes out when, the one about Peru". */
export function asksInside(sentence: Sentence): boolean {
  return (
    sentence.cues.some((cue) => measured.has(cue.name) && isQuestionWord(cue, sentence)) &&
    !ordersFrom(0, sentence, opening)
  )
}

/** What somebody does to things, and a place by itself: "the pool opens when". */
const opening: ReadonlySet<string> = new Set(['act.open', 'act.close'])

/** "When does it start on the 4th": what only names a field, as "number of seats 4" does, is followed by no verb. */
function isInverted({ to }: Pick<Cue, 'to'>, { cues }: Pick<Sentence, 'cues'>): boolean {
  return cues.some(({ name, from }) => name === 'whether' && from === to)
}

/** "Price" and "number of" may ask, but they name something as well. */
function isQuestionWord({ name, from, to }: Cue, { words, language }: Sentence): boolean {
  if (name === 'when') return !isUnspaced(language)
  const asks = asksOf(language)
  return words.slice(from, to).some(({ letters }) => asks.has(letters))
}

const asksOf = oncePerKey(
  (language: ConceptLanguage) =>
    new Set((questionWords[language]?.asks ?? '').split(' ').map((word) => foldLetters(word, language))),
)

/** Whether something is ordered or given from a place of the text on; some acts only where they lead a clause. */
function ordersFrom(at: number, sentence: Sentence, leading: ReadonlySet<string> = new Set()): boolean {
  const { words, senses, cues, values } = sentence
  const heads = new Set(clausesOf(sentence).map((clause) => words.findIndex((word) => word.at >= clause.at)))
  const behind = (place: number | undefined) => (words[place ?? -1]?.at ?? -1) >= at
  return (
    values.some((value) => value.at >= at) ||
    cues.some(({ name, from }) => ordering.has(name) && behind(from)) ||
    senses.some(
      ({ notion, places }) =>
        isAct(notion) &&
        !notion.startsWith('talk.') &&
        places.some((place) => behind(place) && (heads.has(place) || !leading.has(notion))),
    )
  )
}
