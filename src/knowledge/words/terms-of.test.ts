import { expect, it } from 'vitest'
import { termOf } from './terms-of.ts'

it.each([
  ['ru', 'красный красная красного красные'],
  ['ru', 'синий синяя синего синие'],
  ['cs', 'nový nová nové nového novými'],
  ['cs', 'města městech městy'],
  ['uk', 'новий нова нового нових'],
])('a word of %s without concepts has one term: %s', (language, forms) => {
  const terms = forms.split(' ').map((form) => termOf(form, language))
  expect(new Set(terms).size, terms.join(' ')).toBe(1)
})
