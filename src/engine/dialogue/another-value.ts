import { readForm } from '../decide/values/form.ts'
import { slotsOf, type Slot } from '../fill/slots.ts'
import { takesAnything, valueFor } from '../fill/tools/value-for.ts'
import { writing, type Move } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { withoutNo } from './core-of.ts'
import { propose } from './propose.ts'
import { referencesIn } from '../understand/references.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** "No, 5 after all", "the 7th is better": another value for the field that was last filled, or waits for a yes. */
export function anotherValue(sentence: Sentence, context: ReplyContext, bare = false): Reply | undefined {
  const { scene, memory, view } = context
  const { task } = memory
  const waiting = task ? [...task.pending, ...task.rest] : []
  const isValue = ({ goal }: Move) => goal.kind === 'value'
  const url = task ? task.before.url : memory.last?.url
  const last = task ? waiting.findLast(isValue) : memory.last?.moves.findLast(isValue)
  const { tells, sets } = referencesIn(sentence)
  const rest = withoutNo(sentence)
  if (!scene || !last || url !== view.page?.url || !(bare || sets || rest !== undefined)) return undefined
  const slot = slotsOf(scene).find(({ thing }) => thing.id === last.elementId)
  if (!slot || slot.options.length > 0 || tells.some((place) => !isOfValue(place, sentence))) return undefined
  const said = rest === undefined ? sentence : context.parse(rest)
  // "Not the Friday" says what it shall not be.
  if (said.values.length > 0 && said.values.every((value) => isDeniedValue(value, said))) return undefined
  const value = valueInstead(slot, last.inputData ?? '', said)
  if (value === undefined) {
    // "No, ada@…": what has a form of its own goes into its own field.
    const form = said.values.length === 1 ? readForm(said, scene) : undefined
    const told = form?.fillings.length === 1 && form.unexplained < choosing.unexplained
    return told && !task ? propose(form.moves, context) : undefined
  }
  if (value === slot.thing.state.value) return undefined
  const instead = writing(slot.thing, value, slot.thing.name)
  return task
    ? propose(
        waiting.map((move) => (move === last ? instead : move)),
        context,
        task,
      )
    : propose([instead], context)
}

function isDeniedValue({ at, end }: Sentence['values'][number], { words, negated }: Sentence): boolean {
  return words.some((word, place) => word.at < end && at < word.end && negated[place])
}

/** What a field takes in the place of what it holds; undefined for what does not look like it. */
function valueInstead(slot: Slot, held: string, sentence: Sentence): string | undefined {
  const [only, more] = sentence.values
  const day = more ? undefined : dayInstead(held, sentence)
  if (day !== undefined || !only || more || only.kind === 'quoted') return day
  if (takesAnything(slot) && (only.kind !== 'number' || !/\d/.test(held) || /\p{L}{3}/u.test(held)))
    return undefined
  const said = valueFor(slot, sentence)
  return said !== undefined && only.kind === 'date' ? nearTo(said, held, sentence) : said
}

/** "No, the 7th": another day of the month that the field holds. */
function dayInstead(held: string | undefined, { words, values, ordinal }: Sentence): string | undefined {
  const [, month] = /^(\d{4}-\d{2})-\d{2}$/.exec(held ?? '') ?? []
  const [figure] = words.flatMap(({ text }) => /^(\d{1,2})\p{L}{0,3}$/u.exec(text)?.[1] ?? [])
  const day = Number(values[0]?.kind === 'number' ? values[0].value : (figure ?? ordinal))
  const date =
    month === undefined ? undefined : new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00Z`)
  const isDay = date && !Number.isNaN(date.getTime()) && date.getUTCDate() === day
  return isDay ? date.toISOString().slice(0, 10) : undefined
}

/** Whether a word is part of a value, or has figures: "7si". */
function isOfValue(place: number, { words, values }: Sentence): boolean {
  const { at = 0, end = 0, text = '' } = words[place] ?? {}
  return /\d/.test(text) || values.some((value) => at < value.end && value.at < end)
}

/** A weekday alone is meant of the week of the day that was said before. */
function nearTo(value: string, before: string | undefined, { senses }: Sentence): string {
  const names = (prefix: string) => senses.some(({ notion }) => notion.startsWith(prefix))
  const [from, to] = [before ?? '', value].map((day) => Date.parse(day))
  if (!names('weekday-') || names('month-') || from === undefined || to === undefined) return value
  if (Number.isNaN(from) || Number.isNaN(to)) return value
  const ahead = ((((to - from) / dayMs) % week) + week) % week
  return new Date(from + ahead * dayMs).toISOString().slice(0, 10)
}

const dayMs = 86_400_000
const week = 7
