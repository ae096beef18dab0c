import { ageLeads, ageUnits } from '#languages'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

const lead = new RegExp(`(?:^|[^\\p{L}])(?:${ageLeads})[\\s:]*$`, 'iu')
const unit = new RegExp(`^[\\s-]?(?:${ageUnits})(?!\\p{L})`, 'iu')
const end = /^(?:\s*(?:$|[,.;!?、。，)]))|^\s+(?:and|und|et|y|e|en|i|ve)\s/iu

/** "I'm 44", "sie ist 9 Jahre alt": a number that is told as an age, where one field asks for one. */
export function ageValues({ values, text }: Sentence, slots: readonly Slot[]): Filling[] {
  if (!values.some(({ kind }) => kind === 'number')) return []
  const asked = slots.filter(asksAge)
  if (asked.length === 0) return []
  const ages = values.filter(({ kind, value, at, end: last }) => {
    const after = text.slice(last)
    const told = unit.test(after) || (lead.test(text.slice(0, at)) && end.test(after))
    return kind === 'number' && /^\d{1,3}$/.test(value) && Number(value) <= 120 && told
  })
  const [age, other] = ages
  if (!age || other) return []
  return asked
    .filter((slot) => !asked.some((one) => one !== slot && one.form === slot.form))
    .map((slot) => ({
      slot,
      value: age.value,
      option: false,
      at: age.at,
      end: age.end,
      strength: filling.namedPlainly,
    }))
}

function asksAge({ labels, options, purpose }: Slot): boolean {
  return (
    options.length === 0 &&
    (purpose === undefined || purpose === 'number') &&
    labels.some(
      ({ senses, words }) =>
        words.length < 5 && senses.some(({ notion }) => notion === 'field.age' || notion === 'age'),
    )
  )
}
