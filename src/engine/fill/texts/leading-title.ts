import { isAct } from '../../understand/acts.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** What a new entry is begun with: "add", "new one:". */
const beginning = /^(?:new|note|put)$/

const moments = new Set<string>(['date', 'time'])

/** "Choir practice on 3 May at seven": what stands before the day is the title, where a form asks for both. */
export function leadingTitle(sentence: Sentence, title: Slot, slots: readonly Slot[]): Filling[] {
  const { words, values, text, cues, senses } = sentence
  const asked = new Set(slots.flatMap(({ form, purpose }) => (form === title.form ? [purpose] : [])))
  // A form that asks for a day and an hour is about something that takes place.
  const dated = asked.has('date') && asked.has('time') && isTitle(title)
  const told = values.filter(({ kind }) => moments.has(kind)).map(({ at }) => at)
  if (!dated || told.length === 0 || title.thing.state.value) return []
  const colon = /^[^:,.\d]*:\s+/u.exec(text)?.[0].length ?? 0
  const begun = cues.filter(({ name, from }) => from === 0 && beginning.test(name)).map(({ to }) => to)
  const from = words.findIndex(
    ({ at, content }, place) => at >= colon && place >= Math.max(0, ...begun) && content,
  )
  // "Move the meeting to Friday", "when is the next one": what begins with an order or a question is no title.
  const orders = senses.some(({ notion, places }) => isAct(notion) && places[0] === from)
  if (colon === 0 && (orders || cues.some((cue) => cue.from <= from && !beginning.test(cue.name)))) return []
  const begins = words[from]?.at ?? text.length
  const clause = clausesOf(sentence).find(({ at, end }) => at <= begins && begins < end)
  const end = Math.min(...told, clause?.end ?? 0)
  const own = words.filter((word, place) => place >= from && word.end <= end)
  const last = own.findLast(({ content }) => content)
  const [first] = own
  if (from < 0 || !first || !last || own.length >= filling.shortHeading) return []
  const [at, stop] = [first.at, last.end]
  return [
    {
      slot: title,
      value: text.slice(at, stop),
      option: false,
      at,
      end: stop,
      strength: filling.least,
      aside: true,
    },
  ]
}

function isTitle({ labels }: Slot): boolean {
  return labels.some(({ senses }) => senses.some(({ notion }) => notion === 'field.title'))
}
