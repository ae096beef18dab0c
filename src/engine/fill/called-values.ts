import type { Sentence } from '../understand/sentence.ts'
import { filling, reading } from '../weights.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

const titles = new Set(['field.title', 'name', 'headline', 'title'])

/** "Call it “Harbour at night”": a quotation right behind a word of naming goes into the one field that asks what it is called. */
export function calledValues({ values, words, cues, text }: Sentence, slots: readonly Slot[]): Filling[] {
  const asked = slots.filter(asksTitle)
  return values.flatMap(({ kind, value, at, end }): Filling[] => {
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
}

function asksTitle({ options, thing, purpose, labels }: Slot): boolean {
  return (
    options.length === 0 &&
    thing.use === 'write' &&
    (purpose === undefined || purpose === 'name') &&
    labels.some(({ senses }) => senses.some(({ notion }) => titles.has(notion)))
  )
}
