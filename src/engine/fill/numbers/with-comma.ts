import type { Scene } from '../../candidates/scene.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Filling } from '../assign.ts'

/** Where sums are written with a comma. */
const commas: ReadonlySet<string> = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'])

/** "318,40 euro" stays as it was written in a field for text of a page that writes sums so; fields for numbers take a stop. */
export function withComma(one: Filling, { values, text }: Sentence, { language }: Scene): Filling {
  const { slot, option, at, end, value } = one
  const { inputType } = slot.thing.state
  const plain = !option && inputType !== 'number' && slot.thing.kind === 'textbox' && commas.has(language)
  const said = plain
    ? values.find(
        (other) => other.at === at && other.end === end && sums.has(other.kind) && other.value === value,
      )
    : undefined
  const written = said ? /\d+,\d{1,2}(?!\d)/.exec(text.slice(at, end))?.[0] : undefined
  return written && written.replace(',', '.') === value ? { ...one, value: written } : one
}

const sums = new Set<string>(['money', 'number'])
