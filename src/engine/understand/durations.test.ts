import { describe, expect, it } from 'vitest'
import { readValues } from './values.ts'
import type { ConceptLanguage } from '#languages'

const kinds = (text: string, language: ConceptLanguage) =>
  readValues(text, { language, now: new Date('2026-11-16T09:00:00') }).map(
    ({ kind, value }) => `${kind} ${value}`,
  )

describe('how long something takes', () => {
  it.each([
    ['en', 'it should take 7 hours', 'number 7'],
    ['en', 'I already put 3 days into it', 'number 3'],
    ['de', 'das dauert 7 Stunden', 'number 7'],
    ['fr', 'ça prend 7 heures', 'number 7'],
    ['es', 'tarda 7 horas', 'number 7'],
    ['it', 'ci vogliono 7 ore', 'number 7'],
    ['pt', 'demora 7 horas', 'number 7'],
    ['nl', 'het kost 7 uren', 'number 7'],
    ['pl', 'zajmie 7 godzin', 'number 7'],
    ['tr', '7 saat sürer', 'number 7'],
    ['ar', 'يستغرق 7 ساعات', 'number 7'],
    ['zh', '需要7小时', 'number 7'],
    ['ja', '7時間かかります', 'number 7'],
  ] as const)('is neither a day nor an hour in %s: %s', (language, text, told) => {
    expect(kinds(text, language)).toEqual([told])
  })

  it('is a moment where it says from when', () => {
    expect(kinds('call me in 3 hours', 'en')).toEqual(['date 2026-11-16', 'time 12:00'])
  })
})

describe('figures that are no hours', () => {
  it.each([
    ['650 to 950', ['number 650', 'number 950']],
    ['2 to 3 rooms', ['number 2', 'number 3']],
    ['9 to 5', ['time 09:00', 'time 05:00']],
  ])('%s', (text, told) => {
    expect(kinds(text, 'en')).toEqual(told)
  })
})
