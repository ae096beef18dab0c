import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'
import { spanAt, timeSpan, type TimeSpan } from './time-span.ts'
import type { Extent } from '../../understand/extent.ts'

/** "At half past five" where the times are a list: the option that is this time, holds it, or is twelve hours from it. */
export function optionTimes(sentence: Sentence, { language }: Scene, slots: readonly Slot[]): Filling[] {
  const said = sentence.values.filter(({ kind }) => kind === 'time')
  if (said.length === 0) return []
  return slots.flatMap((slot): Filling[] => {
    const timed = slot.options.flatMap(({ option, labels: [label] }) => {
      const span = label && timeSpan(label, language)
      return span && option !== undefined ? [{ span, option }] : []
    })
    return said.flatMap(({ value, at, end }): Filling[] => {
      const option = spanAt(value, timed, sentence)?.option
      return option === undefined
        ? []
        : [{ slot, value: option, option: true, at, end, strength: filling.namedPlainly }]
    })
  })
}

/** A choice beside the fields that a time of the sentence stands for. */
export interface TimeChoice extends Extent {
  readonly doable: Doable
}

/** "At eleven" where the times are buttons or choices of their own. */
export function timeChoices(sentence: Sentence, { language, doables }: Scene): TimeChoice[] {
  const said = sentence.values.filter(({ kind }) => kind === 'time')
  if (said.length === 0) return []
  const groups = new Map<string, { readonly doable: Doable; readonly span: TimeSpan }[]>()
  for (const doable of doables) {
    const { thing, use, labels } = doable
    const span = labels[0] && chooses(doable) ? timeSpan(labels[0], language) : undefined
    if (!span) continue
    const key = [use, thing.form, ...thing.path].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), { doable, span }])
  }
  return [...groups.values()].flatMap((group): TimeChoice[] => {
    if (group.length < 2) return []
    return said.flatMap(({ value, at, end }): TimeChoice[] => {
      const one = spanAt(value, group, sentence)
      return one ? [{ doable: one.doable, at, end }] : []
    })
  })
}

function chooses({ thing, use }: Doable): boolean {
  return use === 'tick' ? thing.kind === 'radio' : use === 'press' && thing.kind !== 'link'
}
