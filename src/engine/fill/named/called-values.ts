import type { Scene } from '../../candidates/scene.ts'
import { cover, type Level } from '../../rank/cover.ts'
import { clausesOf } from '../../understand/clauses.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling, reading } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { overlap, placesIn } from '../../understand/extent.ts'

const titles = new Set(['field.title', 'name', 'headline', 'title'])

/** "Call it “Harbour at night”": a quotation right behind a word of naming goes into the one field that asks what it is called. */
export function calledValues(sentence: Sentence, { rarity }: Scene, slots: readonly Slot[]): Filling[] {
  const { values, words, cues, text } = sentence
  const asked = slots.filter(asksTitle)
  if (asked.length === 0) return []
  const quoted = values.flatMap(({ kind, value, at, end }): Filling[] => {
    const names = cues.some(({ name, from, to }) => {
      const [first, last] = [words[from], words[to - 1]]
      const behind = last !== undefined && /^[\s:]*$/u.test(text.slice(last.end, at)) && last.end <= at
      return name === 'named' && behind && first !== undefined && last.end - first.at >= reading.longWord
    })
    if (kind !== 'quoted' || !names) return []
    return asked
      .filter((slot) => !asked.some((other) => other !== slot && other.form === slot.form))
      .map((slot) => ({ slot, value, option: false, at, end, strength: filling.namedPlainly }))
  })
  const lone = asked.filter((slot) => !asked.some((other) => other !== slot && other.form === slot.form))
  return [
    ...quoted,
    ...lone.flatMap((slot) => plainName(sentence, slot)),
    ...lone.flatMap((slot) => titleBehind(sentence, slot, rarity)),
  ]
}

/** "Add a list called summer reading": of something that is made, the words behind one that only calls it, up to the next small word. */
function plainName(sentence: Sentence, slot: Slot): Filling[] {
  const { words, cues, text, values } = sentence
  const makes = cues.some(({ name }) => name === 'note' || name === 'new' || name === 'put')
  return cues.flatMap(({ name, from, to }): Filling[] => {
    const [call, first] = [words[to - 1], words[to]]
    const clause = clausesOf(sentence).find(({ at, end }) => first && at <= first.at && first.at < end)
    if (!makes || name !== 'named' || !call || !first || !clause || from === 0) return []
    if (call.end - call.at < reading.longWord || call.at < clause.at) return []
    const behind = words.slice(to).findIndex(({ content, at }) => !content || at >= clause.end)
    const last = words[behind === -1 ? words.length - 1 : to + behind - 1]
    if (!last || last.at < first.at) return []
    const told = { at: first.at, end: last.end }
    if (values.some((one) => overlap(one, told))) return []
    return [{ slot, value: text.slice(told.at, told.end), option: false, ...told, strength: filling.named }]
  })
}

/** "New card Paint the gate", "a card called Paint the gate": what begins with a capital behind what the form makes, to the end of its clause. */
function titleBehind(sentence: Sentence, slot: Slot, rarity: Scene['rarity']): Filling[] {
  const { words, cues, text, values } = sentence
  const [heading] = slot.around
  const made = heading ? cover(sentence, heading, rarity).met : new Map<number, Level>()
  const makesNew = heading?.senses.some(({ notion }) => /^(?:new|act\.(?:add|create))$/.test(notion)) ?? false
  return clausesOf(sentence).flatMap((clause): Filling[] => {
    const own = placesIn(clause, sentence)
    const noun = own.find(
      (place) =>
        words[place]!.content &&
        !isNew(place, cues) &&
        ((made.get(place) ?? 2) < 2 || (makesNew && isNew(place - 1, cues))),
    )
    if (noun === undefined) return []
    const behind = own.find((place) => place > noun && !isCalled(place, noun, sentence))
    const first = words[behind ?? -1]
    const taken = values.some((one) => one.kind !== 'number' && overlap(one, clause))
    const makes = own.some((place) => place < noun && isNew(place, cues)) || behind !== noun + 1
    if (!first || !makes || taken || !/^\p{Lu}/u.test(text.slice(first.at))) return []
    const value = text.slice(first.at, clause.end)
    const says = own.filter((place) => place < (behind ?? 0))
    return [
      {
        slot,
        value,
        option: false,
        at: first.at,
        end: clause.end,
        strength: filling.named,
        says,
        aside: true,
      },
    ]
  })
}

function isNew(place: number, cues: Sentence['cues']): boolean {
  return cues.some(({ name, from, to }) => name === 'new' && from <= place && place < to)
}

/** Whether a word only says that a name follows: all from the noun on must. */
function isCalled(place: number, noun: number, { cues }: Sentence): boolean {
  return cues.some(({ name, from, to }) => name === 'named' && from > noun && from <= place && place < to)
}

function asksTitle({ options, thing, purpose, labels }: Slot): boolean {
  return (
    options.length === 0 &&
    thing.use === 'write' &&
    (purpose === undefined || purpose === 'name') &&
    labels.some(({ senses }) => senses.some(({ notion }) => titles.has(notion)))
  )
}
