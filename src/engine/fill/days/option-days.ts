import { readFacts } from '#assistant'
import type { Scene } from '../../candidates/scene.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** "On the 16th" where the days are a list: the one option of that number, or of that number and month where it was said. */
export function optionDays(sentence: Sentence, { language }: Scene, slots: readonly Slot[]): Filling[] {
  const said = sentence.values.filter(({ kind }) => kind === 'date')
  if (said.length === 0) return []
  return slots.flatMap((slot): Filling[] => {
    const days = slot.options.flatMap(({ option }) => {
      const day = option === undefined ? undefined : dayIn(option, language)
      return day === undefined || option === undefined ? [] : [{ option, day }]
    })
    if (days.length < 2) return []
    return said.flatMap(({ value, text, at, end }): Filling[] => {
      const bare = !/\p{L}{3}/u.test(text.replace(/^\p{L}+ (?:\p{L}+ )?/u, ''))
      const own = days.filter(({ day }) => (bare ? day.slice(-2) : day) === value.slice(bare ? -2 : -5))
      const [only, other] = own
      return only && !other
        ? [{ slot, value: only.option, option: true, at, end, strength: filling.namedPlainly }]
        : []
    })
  })
}

/** The month and day that an option tells: `12-16`. */
function dayIn(option: string, language: Scene['language']): string | undefined {
  const [day, other] = readFacts(option, language).moments.flatMap(({ date }) => date ?? [])
  return other === undefined ? day?.slice(-5) : undefined
}
