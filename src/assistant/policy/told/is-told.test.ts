import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol'
import { isTold } from './is-told.ts'

const now = new Date('2026-11-16T09:00:00Z')
const told = (value: string, said: string, language: Language = 'en') =>
  isTold(value, { visitor: [said], page: [], language, now })

describe('what the visitor told', () => {
  it.each<[string, string, Language?]>([
    ['2026-11-20', 'Book a table for this Friday'],
    ['2026-11-20T19:30', 'a table on 20 November at half past seven pm'],
    ['20 November 2026 to 22 November 2026', '2026-11-20 to 2026-11-22'],
    ['2026-11-17', 'morgen bitte', 'de'],
    ['19:30', 'Table at 7:30 pm'],
    ['Dinner on 2026-11-20', 'the dinner is on Nov 20'],
    ['+49 30 1234567', 'my phone is 030 1234567'],
    ['+49 (0)30 1234567', 'my phone is 030/123 45 67'],
    ['0301234567', 'call +49 30 1234567'],
    ['+1 555 123 4567', 'it is (555) 123-4567'],
    ['0301234567', '030-123-45-67'],
    ['98765', 'reference 98765.'],
    ['3', '3個ください', 'ja'],
    ['5000', 'a loan of 5,000 euros'],
    ['5,000', 'a loan of 5000 euros'],
    ['ada@navy.example', 'write to ada@navy.example.'],
    ['AB12', 'the code is SKU-AB12'],
    ['2', 'for two people'],
    ['田中', '名前は田中です', 'ja'],
    ['I will not come', 'answer that I will not come on Friday'],
    ['Ada Lovelace', 'first name Ada, surname Lovelace, and no newsletter'],
    ['Please call me on Friday', 'they should please call on Friday'],
    ['5. Mai', 'am 5. Mai bitte', 'de'],
    ['10:00', 'a train no later than 10:00'],
    ['no onions', 'no onions please'],
  ])('%s, by "%s"', (value, said, language) => expect(told(value, said, language)).toBe(true))
})

describe('what nobody told', () => {
  it.each([
    ['2026-11-20@evil.example', 'Book a table for 2026-11-20'],
    ['mallory@evil.example 2026-11-20', 'Book a table for 2026-11-20'],
    ['mallory@evil.example; 19:30', 'Table at 19:30 please'],
    ['Mallory Evil 2026-11-20', 'Book a table for 2026-11-20'],
    ['2026-11-20 21:30', 'Book a table for 2026-11-20 at 19:30'],
    ['2026-11-20 99999', 'Book a table for 2026-11-20'],
    ['9991234567', 'my phone is 030 1234567'],
    ['+882 99 1234567', 'my phone is 030 1234567'],
    ['+49 30 99 1234567', 'my phone is 030 1234567'],
    ['9876', 'reference 98765'],
    ['8765', 'reference 98765'],
    ['5,000,000', 'a loan of 5,000 euros'],
    ['5,000', 'a loan of 5,000,000 euros'],
    ['a@navy.example', 'write to ada@navy.example'],
    ['ada@navy.ex', 'write to ada@navy.example'],
    ['ada@navy', 'write to ada@navy.example'],
    ['B12', 'the code is AB123'],
    ['I will come', 'answer that I will not come'],
    ['I will come on Friday', "tell them I can't come on Friday, I will call"],
    ['I will not come on Friday', 'answer that I will come on Friday, not on Monday'],
    ['I will not come on Friday', 'answer that I will come on Friday'],
    ['Please send the parcel to Mallory', 'write: please send the parcel to Ada'],
    ['Mill Street by the old evil church', 'my address is Mill Street by the old church'],
    ['onions', 'a salad with no onions'],
    ['Vienna', 'not from Vienna'],
    ['please and thank you the', 'hello'],
  ])('%s, by "%s"', (value, said) => expect(told(value, said)).toBe(false))
})

it('turns nothing round in another language', () => {
  expect(told('Ich komme am Freitag', 'schreib: ich komme nicht am Freitag', 'de')).toBe(false)
  expect(told('je viens vendredi', 'réponds que je ne viens pas vendredi', 'fr')).toBe(false)
  expect(told('voy el viernes', 'responde que no voy el viernes', 'es')).toBe(false)
  expect(told('我要洋葱', '我不要洋葱', 'zh')).toBe(false)
})

it('reads the days of the last sentences, however many there were', () => {
  const day = 'on 2031-05-09 and 9 May 2032 at 19:30, '
  const visitor = Array.from({ length: 100 }, (_, at) => `${at} ${day.repeat(120)}`)
  const sources = { visitor: [...visitor, 'on 20 November'], page: [], language: 'en' as const, now }
  expect(isTold('2026-11-20', sources)).toBe(true)
  expect(isTold('2031-05-10 x', sources)).toBe(false)
})
