import type { ConceptLanguage } from '#languages'
import type { Doable, Scene } from '../candidates/scene.ts'
import { momentsSaid } from '../understand/moments.ts'
import type { Sentence } from '../understand/sentence.ts'
import { filling } from '../weights.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

/** "At half past five" where the times are a list: the option that is this time, or the one twelve hours from it. */
export function optionTimes(sentence: Sentence, { language }: Scene, slots: readonly Slot[]): Filling[] {
  const said = sentence.values.filter(({ kind }) => kind === 'time')
  if (said.length === 0) return []
  return slots.flatMap((slot): Filling[] => {
    const options = slot.options.flatMap((doable) => {
      const time = timeOf(doable, language)
      return time === undefined || doable.option === undefined ? [] : [{ time, option: doable.option }]
    })
    return said.flatMap(({ value, at, end }): Filling[] => {
      const option = pick(value, options)
      return option === undefined
        ? []
        : [{ slot, value: option, option: true, at, end, strength: filling.namedPlainly }]
    })
  })
}

interface Timed {
  readonly time: string
  readonly option: string
}

function pick(time: string, options: readonly Timed[]): string | undefined {
  const exact = options.filter((one) => one.time === time)
  const close = exact.length > 0 ? exact : options.filter((one) => halfDay(one.time) === halfDay(time))
  return close.length === 1 ? close[0]?.option : undefined
}

/** A time as a clock face shows it. */
function halfDay(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour) % 12}:${minute}`
}

const times = new WeakMap<Doable, { readonly time: string | undefined }>()

/** The time that an option is, where it is nothing but one; lists are long, and few hold times. */
function timeOf(doable: Doable, language: ConceptLanguage): string | undefined {
  const known = times.get(doable)
  if (known) return known.time
  const text = doable.option ?? ''
  const [moment, other] = /^\D{0,6}\d/u.test(text) ? momentsSaid(text, { language, now: anyDay }) : []
  const time = moment?.kind === 'time' && !other ? moment.value : undefined
  times.set(doable, { time })
  return time
}

/** Times are the same on every day. */
const anyDay = new Date(0)
