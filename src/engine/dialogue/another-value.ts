import { slotsOf } from '../fill/slots.ts'
import { valueFor } from '../fill/value-for.ts'
import { writing } from '../plan/move.ts'
import type { Sentence } from '../understand/sentence.ts'
import { cuePlaces } from '../words/cues.ts'
import { shortAnswer } from './pick-offer.ts'
import { propose } from './propose.ts'
import { referencesIn } from '../understand/references.ts'
import type { Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'

/** "No, 5 after all", "the 7th is better": another value for the field that was last filled. */
export function anotherValue(sentence: Sentence, context: ReplyContext): Reply | undefined {
  const { scene, memory, view } = context
  const last = memory.last?.moves.findLast(({ goal }) => goal.kind === 'value')
  const { tells, sets } = referencesIn(sentence)
  const rest = withoutNo(sentence)
  if (!scene || !last || memory.last?.url !== view.page?.url || !(sets || rest !== undefined))
    return undefined
  const slot = slotsOf(scene).find(({ thing }) => thing.id === last.elementId)
  const [only, more] = sentence.values
  if (
    !slot ||
    slot.options.length > 0 ||
    tells.some((place) => !isOfValue(place, sentence)) ||
    !only ||
    more ||
    only.kind === 'quoted'
  )
    return undefined
  const said = valueFor(slot, sentence)
  const value = said !== undefined && only.kind === 'date' ? nearTo(said, last.inputData, sentence) : said
  return value === undefined || value === slot.thing.state.value
    ? undefined
    : propose([writing(slot.thing, value, slot.thing.name)], context)
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

const denials = new Set(['talk.no', 'talk.correction', 'talk.you-misunderstood'])

/** A sentence that begins by saying no, without that; undefined where it does not, or says nothing else. */
export function withoutNo(sentence: Sentence): string | undefined {
  const { words, senses, cues, text } = sentence
  const fillers = cuePlaces(cues, new Set(['filler']))
  const no = new Set(senses.flatMap(({ notion, places }) => (denials.has(notion) ? places : [])))
  const denies = (place: number) => no.has(place) || shortAnswer(words[place]?.letters ?? '') === 'no'
  let place = 0
  while (place < words.length && (fillers.has(place) || denies(place))) place++
  const start = words[place]
  const said = [...words.keys()].slice(0, place).some(denies)
  return said && start ? text.slice(start.at) : undefined
}
