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

  it.each([
    ['fr', 'gardez la serre à 8 degrés', 'number 8'],
    ['fr', 'descendez à 21 euros', 'money 21'],
    ['de', 'um 3 Personen mehr', 'number 3'],
    ['es', 'pon el horno a 12 grados', 'number 12'],
    ['pt', 'a 10 pessoas', 'number 10'],
    ['nl', 'om 5 euro', 'money 5'],
    ['fr', 'rendez-vous à 8 heures', 'time 08:00'],
    ['de', 'um 3 bei mir', 'time 03:00'],
  ] as const)('takes no figure that is counted for an hour, in %s: %s', (language, text, value) => {
    expect(read(text, language)).toEqual([value])
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

  it.each<[ConceptLanguage, string, string[]]>([
    ['en', 'from 12 March, no wait, the 14th', ['date 2027-03-14']],
    ['en', 'on the 8th, sorry, the 9th of June', ['date 2027-06-09']],
    ['fr', 'le 8 juin, non pardon le 9, et six personnes', ['date 2027-06-09', 'number 6']],
    ['it', 'il 12, anzi il 13 giugno, alle 14:30, no, alle 15:30', ['date 2027-06-13', 'time 15:30']],
    ['de', '24 Kisten im Monat, nein, 26', ['number 26']],
    ['zh', '6月8日，不对，6月9日', ['date 2027-06-09']],
    ['en', 'ring 07700 900 455, no, 456 at the end', ['phone 07700 900 456']],
    ['en', '3 tents, no dogs, 2 bikes', ['number 3', 'number 2']],
    ['es', '3 tiendas, no más de 2 bicis', ['number 3', 'number 2']],
  ])('leaves out what is taken back (%s): %s', (language, text, values) => {
    expect(read(text, language)).toEqual(values)
  })

  it.each<[ConceptLanguage, string, string]>([
    ['en', 'two and a half pounds', '2.5'],
    ['de', 'anderthalb Kilo', '1.5'],
    ['de', 'dreieinhalb Meter', '3.5'],
    ['fr', 'quatre kilos et demi', '4.5'],
    ['es', 'metro y medio', '1.5'],
    ['it', 'cinque chili e mezzo', '5.5'],
    ['pt', 'três quilos e meio', '3.5'],
    ['nl', 'twee en een halve liter', '2.5'],
    ['pl', 'półtora metra', '1.5'],
    ['tr', 'üç buçuk kilo', '3.5'],
    ['zh', '三公斤半', '3.5'],
    ['ja', '三キロ半', '3.5'],
    ['fr', 'seize chaises', '16'],
    ['de', 'zwölf Stühle', '12'],
  ])('reads halves and numbers to twenty in words (%s): %s', (language, text, value) => {
    expect(read(text, language)).toEqual([`number ${value}`])
  })

  it('knows the number of a car', () => {
    expect(read('LD19 XQP, AB-123-CD and M-QX 415')).toEqual([
      'plate LD19 XQP',
      'plate AB-123-CD',
      'plate M-QX 415',
    ])
  })

  it('reads half past noon', () => {
    expect(read('vers midi et demi', 'fr')).toEqual(['time 12:30'])
  })

  it('reads a day behind "from" as no hour', () => {
    expect(read('from 8 june until the 9th')).toEqual(['date 2027-06-08', 'date 2027-06-09'])
  })

  it('sees no number in a size', () => {
    expect(read('size 3xl')).toEqual([])
  })
})
