import { expect, it } from 'vitest'
import { sentenceEnd, storedTerms, termOf } from './terms-of.ts'

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

const sentencesOf = (text: string, language: string) => storedTerms(text, language).split(` ${sentenceEnd} `)

it('keeps sentences apart, also where no mark ends them', () => {
  expect(sentencesOf('Lamps are green. Chairs are red.', 'en')).toEqual(['lamp are green', 'chair are red'])
  const thai = 'เราจัดส่งสินค้าทุกวันทำการภายในสองวันหลังจากได้รับคำสั่งซื้อ'
  expect(sentencesOf(thai, 'th')).toHaveLength(1)
  const many = sentencesOf(Array.from({ length: 6 }, () => thai).join(' '), 'th')
  expect(many).toHaveLength(3)
  expect(new Set(many).size).toBe(1)
})
