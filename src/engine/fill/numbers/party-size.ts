import { numberWords, oncePerKey, partyWords, type ConceptLanguage } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** "A table for four", "wir sind zu dritt": a number that counts nobody by name, where a form asks for how many. */
export function partySize(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const asked = slots.filter(asksHowMany)
  const way = asked.length > 0 ? waysOf(sentence.language) : undefined
  if (!way) return []
  return [...sentence.text.matchAll(way.pattern)].flatMap((match): Filling[] => {
    const count = match.groups?.['count'] ?? ''
    const value = way.counts.get(count.toLowerCase()) ?? count
    const end = match.index + match[0].length
    const at = end - count.length
    if (!isBare(end, sentence)) return []
    return asked.flatMap((slot): Filling[] => {
      const options = slot.options.filter(({ option = '' }) => /\d+/.exec(option)?.[0] === value)
      if (slot.options.length > 0 && options.length !== 1) return []
      const option = options[0]?.option
      return [
        {
          slot,
          value: option ?? value,
          option: option !== undefined,
          at,
          end,
          strength: filling.named,
          bare: true,
        },
      ]
    })
  })
}

const howMany = new Set(['field.guests', 'book.people', 'guest', 'person', 'passenger', 'adult'])

function asksHowMany({ labels, thing, options }: Slot): boolean {
  const counts =
    thing.kind === 'spinbutton' ||
    thing.state.inputType === 'number' ||
    options.some(({ option = '' }) => /^\d/.test(option))
  return counts && labels.some(({ senses }) => senses.some(({ notion }) => howMany.has(notion)))
}

/** Whether nothing that could be counted follows: "for 2 nights" says for how long. */
function isBare(end: number, { words, weights, values }: Sentence): boolean {
  const next = words.findIndex((word) => word.at >= end)
  const word = words[next]
  if (!word || (weights[next] ?? 0) === 0) return true
  return values.some(
    ({ kind, at, end: last }) => (kind === 'date' || kind === 'time') && at <= word.at && word.at < last,
  )
}

interface Ways {
  readonly pattern: RegExp
  readonly counts: ReadonlyMap<string, string>
}

const waysOf = oncePerKey((language: ConceptLanguage): Ways | undefined => {
  const { before, counts } = partyWords[language]
  if (before === '') return undefined
  const forms = new Map<string, string>()
  const add = (list: string, first: number) => {
    for (const [at, one] of list.split(' ').entries())
      for (const form of one.split('/')) if (form !== '') forms.set(form, String(at + first))
  }
  add(numberWords[language], 1)
  add(counts, 2)
  const count = `(?<count>\\d{1,2}|${[...forms.keys()].join('|')})`
  const pattern = new RegExp(`(?<!\\p{L})(?:${before})\\s+${count}(?![\\p{L}\\d]|[.,:]\\d)`, 'giu')
  return { pattern, counts: forms }
})
