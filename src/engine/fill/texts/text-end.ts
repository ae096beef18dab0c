import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { overlap, placesIn } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { isTelling } from '../../understand/telling.ts'
import { textLength } from './free-text.ts'
import { spansIn } from '../names/spans.ts'

/** Where a text ends that was announced by a colon. */
export function textEnd(from: number, sentence: Sentence): number {
  return ownEnd(from, from + textLength(sentence.text.slice(from)), sentence)
}

/** Where a text ends within some bound: "…, and send it", "…, my mail is ada@…" behind it are no part of it. */
export function ownEnd(from: number, end: number, sentence: Sentence): number {
  const { text } = sentence
  const parts = clausesOf(sentence).filter((one) => one.end > from && one.at < end)
  let last = parts.length - 1
  while (last > 0 && (isOrder(parts[last]!, sentence) || tellsWho(parts[last]!, sentence))) last--
  const stop = parts[last]?.end ?? end
  if (last === parts.length - 1 || stop <= from) return end
  return stop + (/^[!?！？؟]+/u.exec(text.slice(stop))?.[0].length ?? 0)
}

/** Whether a part of a sentence says to send something, and no more. */
function isOrder(clause: Clause, sentence: Sentence): boolean {
  const { words, cues, senses, negated } = sentence
  const own = placesIn(clause, sentence)
  const sends = (place: number) =>
    cues.some(({ name, from, to }) => name === 'send' && from <= place && place < to) ||
    senses.some(({ notion, places }) => orders.has(notion) && places.includes(place))
  const telling = own.filter((place) => words[place]!.content)
  return telling.some(sends) && telling.every((place) => !negated[place] && (sends(place) || isPolite(place)))

  function isPolite(place: number): boolean {
    return senses.some(({ notion, places }) => notion.startsWith('talk.') && places.includes(place))
  }
}

const orders: ReadonlySet<string> = new Set(['act.send', 'act.submit', 'act.save'])

/** Whether it tells an address or a number to reach somebody by, or a name and nothing else. */
function tellsWho(clause: Clause, sentence: Sentence): boolean {
  const reached = sentence.values.some(
    (one) => (one.kind === 'email' || one.kind === 'phone') && overlap(one, clause),
  )
  const names = spansIn(sentence).filter(({ kind }) => kind === 'name' || kind === 'nickname')
  const told = placesIn(clause, sentence).filter((place) => isTelling(sentence.weights[place]))
  const isName = (place: number) => names.some((one) => overlap(one, sentence.words[place]!))
  return reached || (told.length > 0 && told.every(isName))
}
