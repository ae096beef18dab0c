import { expect, it } from 'vitest'
import { sentenceEnd, storedTerms } from './terms-of.ts'

const sentencesOf = (text: string, language: string) => storedTerms(text, language).split(` ${sentenceEnd} `)

it('keeps sentences apart, also where no mark ends them', () => {
  expect(sentencesOf('Lamps are green. Chairs are red.', 'en')).toEqual(['lamp are green', 'chair are red'])
  const thai = 'เราจัดส่งสินค้าทุกวันทำการภายในสองวันหลังจากได้รับคำสั่งซื้อ'
  expect(sentencesOf(thai, 'th')).toHaveLength(1)
  const many = sentencesOf(Array.from({ length: 6 }, () => thai).join(' '), 'th')
  expect(many).toHaveLength(3)
  expect(new Set(many).size).toBe(1)
})
