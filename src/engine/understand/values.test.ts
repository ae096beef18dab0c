import type { ConceptLanguage } from '#languages'
import { describe, expect, it } from 'vitest'
import { readValues } from './values.ts'

const now = new Date('2026-11-16T09:00:00')
const read = (text: string, language: ConceptLanguage = 'en') =>
  readValues(text, { language, now }).map(({ kind, value }) => `${kind} ${value}`)

describe('the values of a sentence', () => {
  it('knows addresses, numbers and codes by how they are written', () => {
    expect(read('write to ada@mill.example or call +44 20 7946 0018')).toEqual([
      'email ada@mill.example',
      'phone +44 20 7946 0018',
    ])
    expect(read('my code is SPRING10')).toEqual(['code SPRING10'])
  })

  it('reads thousands in both ways of writing them', () => {
    expect(read('we have 12,500 dollars')).toEqual(['money 12500'])
    expect(read('at most 40k')).toEqual(['money 40000'])
    expect(read('about 12 thousand steps')).toEqual(['number 12000'])
    expect(read('1,5 tausend Euro', 'de')).toEqual(['money 1500'])
    expect(read('45 mil', 'es')).toEqual(['number 45000'])
    expect(read('8 tys. zł', 'pl')).toEqual(['money 8000'])
    expect(read('20 bin lira', 'tr')).toEqual(['money 20000'])
  })

  it('counts in words', () => {
    expect(read('three people')).toEqual(['number 3'])
    expect(read('trois personnes', 'fr')).toEqual(['number 3'])
  })

  it('takes both days of a range, and no day out of what comes after it', () => {
    expect(read('from 4 to 9 May, 2 adults')).toEqual(['date 2027-05-04', 'date 2027-05-09', 'number 2'])
    expect(read('4 May until 9 May')).toEqual(['date 2027-05-04', 'date 2027-05-09'])
  })

  it('reads days and hours as they are told in other scripts', () => {
    expect(read('下周三晚上八点', 'zh')).toEqual(['date 2026-11-25', 'time 20:00'])
    expect(read('27年4月6日', 'zh')).toEqual(['date 2027-04-06'])
    expect(read('来週の木曜日、夜8時', 'ja')).toEqual(['date 2026-11-26', 'time 20:00'])
    expect(read('يوم ٧ أبريل', 'ar')).toEqual(['date 2027-04-07'])
  })

  it('sees no number in a size', () => {
    expect(read('size 3xl')).toEqual([])
  })
})
