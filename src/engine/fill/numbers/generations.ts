import { generationWords, oncePerKey, type ConceptLanguage } from '#languages'
import type { Extent } from '../../understand/extent.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import { isBare } from './party-size.ts'
import type { Slot } from '../slots.ts'

/** "40 grands et 6 petits": a number of grown people or of children, called by no noun of their own, in the field that asks for just these. */
export function generations(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  return sentence.values.flatMap((counted): Filling[] => {
    const said = counted.kind === 'number' ? generationIn(counted, sentence) : undefined
    if (!said) return []
    const fields = slots.filter((slot) => generationOf(slot) === said.generation)
    return fields.flatMap((slot): Filling[] => {
      if (fields.some((other) => other !== slot && other.form === slot.form)) return []
      const option = slot.options.find(({ option: one = '' }) => /\d+/.exec(one)?.[0] === counted.value)
      if (slot.options.length > 0 && !option) return []
      const value = option?.option ?? counted.value
      return [
        { slot, value, option: option !== undefined, at: counted.at, end: said.end, strength: filling.named },
      ]
    })
  })
}

/** "95 grown-ups" are no children. */
export function isOtherGeneration(counted: Extent, slot: Slot, sentence: Sentence): boolean {
  const said = generationIn(counted, sentence)?.generation
  const asked = generationOf(slot)
  return said !== undefined && asked !== undefined && said !== asked
}

type Generation = 'grown' | 'young'

function generationIn(
  { end }: Extent,
  sentence: Sentence,
): { readonly generation: Generation; readonly end: number } | undefined {
  const match = patternOf(sentence.language).exec(sentence.text.slice(end))
  if (!match || !isBare(end + match[0].length, sentence)) return undefined
  return { generation: match.groups?.['young'] ? 'young' : 'grown', end: end + match[0].length }
}

const patternOf = oncePerKey((language: ConceptLanguage) => {
  const { grown, young } = generationWords[language]
  return new RegExp(`^[\\s-]*(?:(?<grown>${grown})|(?<young>${young}))(?!\\p{L})`, 'iu')
})

function generationOf({ labels: [label], thing, options }: Slot): Generation | undefined {
  const counts =
    thing.kind === 'spinbutton' ||
    thing.state.inputType === 'number' ||
    options.some(({ option = '' }) => /^\d/.test(option))
  const asks = (notions: ReadonlySet<string>) => label?.senses.some(({ notion }) => notions.has(notion))
  if (!counts) return undefined
  return asks(children) ? 'young' : asks(adults) ? 'grown' : undefined
}

const children: ReadonlySet<string> = new Set(['child', 'book.children'])
const adults: ReadonlySet<string> = new Set(['adult', 'book.adults'])
