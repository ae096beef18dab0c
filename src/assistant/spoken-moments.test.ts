import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol'
import { spokenMoments } from './spoken-moments.ts'

/** A Monday. */
const now = new Date('2026-11-16T09:00:00')

function read(text: string, language: Language): string[] {
  return spokenMoments(text, language, now).map(({ value }) => value)
}

const times: Record<Language, Record<string, string>> = {
  en: {
    'half past five': '17:30',
    'at 7 in the evening': '19:00',
    'seven pm': '19:00',
    'at three': '15:00',
    'quarter to nine in the morning': '08:45',
    'at midnight': '00:00',
    'tomorrow evening at 8 for two': '20:00',
    'at 03:00': '03:00',
  },
  de: {
    'halb sechs abends': '17:30',
    'viertel nach drei': '15:15',
    '17 Uhr 30': '17:30',
    'um halb neun morgens': '08:30',
    'heute Abend um sieben': '19:00',
  },
  fr: {
    'à 17 h 30': '17:30',
    'à sept heures du soir': '19:00',
    'six heures moins le quart': '17:45',
    'demain 14h': '14:00',
  },
  es: {
    'a las 7 de la tarde': '19:00',
    'a las ocho de la mañana': '08:00',
    'a las seis menos cuarto': '17:45',
  },
  it: { 'alle cinque e mezza': '17:30', 'alle sette di sera': '19:00', 'alle 20.30': '20:30' },
  pt: { 'às cinco e meia da tarde': '17:30', 'às 20h30': '20:30', 'ao meio-dia': '12:00' },
  nl: { 'half zes': '17:30', 'kwart voor acht': '07:45', "om zeven uur 's avonds": '19:00' },
  pl: { 'o wpół do szóstej': '17:30', 'o siódmej wieczorem': '19:00', 'za kwadrans ósma': '07:45' },
  tr: { 'saat üçte': '15:00', 'saat beş buçukta': '17:30', 'akşam yedide': '19:00' },
  ar: { 'الساعة الخامسة والنصف': '17:30', 'الساعة 7 مساء': '19:00' },
  zh: { 下午三点: '15:00', 晚上七点半: '19:30', 上午八点一刻: '08:15' },
  ja: { 午後3時: '15:00', 夜7時半: '19:30', 夕方の六時: '18:00' },
}

const days: Partial<Record<Language, Record<string, string>>> = {
  en: { 'the twelfth of March': '2027-03-12' },
  de: {
    'am Freitag': '2026-11-20',
    übermorgen: '2026-11-18',
    'in zwei Wochen': '2026-11-30',
    'am dritten Mai 2028': '2028-05-03',
    'Montag nächste Woche': '2026-11-23',
  },
  fr: { 'après-demain': '2026-11-18', 'vendredi prochain': '2026-11-20', 'le premier mai': '2027-05-01' },
  es: { 'pasado mañana': '2026-11-18', 'el sábado': '2026-11-21', 'dentro de tres días': '2026-11-19' },
  it: { dopodomani: '2026-11-18', 'venerdì prossimo': '2026-11-20', 'tra due settimane': '2026-11-30' },
  pt: {
    'depois de amanhã': '2026-11-18',
    'na sexta-feira': '2026-11-20',
    'daqui a duas semanas': '2026-11-30',
  },
  nl: { overmorgen: '2026-11-18', 'volgende vrijdag': '2026-11-27', morgenavond: '2026-11-17' },
  pl: {
    pojutrze: '2026-11-18',
    'w piątek': '2026-11-20',
    'za tydzień': '2026-11-23',
    'piętnastego marca': '2027-03-15',
  },
  tr: { 'öbür gün': '2026-11-18', 'cuma günü': '2026-11-20', 'iki hafta sonra': '2026-11-30' },
  ar: { 'بعد غد': '2026-11-18', 'يوم الجمعة': '2026-11-20', 'بعد أسبوعين': '2026-11-30' },
  zh: { 后天: '2026-11-18', 这周六: '2026-11-21', 下周五: '2026-11-27' },
  ja: { 明後日: '2026-11-18', 来週の金曜日: '2026-11-27', '2週間後': '2026-11-30' },
}

const neither: readonly (readonly [Language, string])[] = [
  ['en', 'two for the price of one'],
  ['en', 'the one at 12 Main Street'],
  ['en', 'it costs 3.50'],
  ['en', 'three evening dresses'],
  ['de', 'Guten Morgen, ich suche zwei Stühle'],
  ['de', 'drei Tage Urlaub'],
  ['fr', 'livré en deux heures'],
  ['fr', 'deux baguettes'],
  ['fr', 'vous ouvrez le dimanche'],
  ['es', 'los lunes'],
  ['es', 'las tres camisetas'],
  ['es', 'por la mañana'],
  ['it', 'alle due persone in più'],
  ['pt', 'a segunda opção'],
  ['nl', 'goede morgen'],
  ['pl', 'o pięć złotych mniej'],
  ['tr', 'on iki kalem'],
  ['zh', '两张桌子'],
  ['ja', '二時間かかる'],
]

describe('times in words', () => {
  for (const [language, cases] of Object.entries(times) as [Language, Record<string, string>][])
    it.each(Object.entries(cases))(`${language}: %s`, (text, time) => {
      expect(read(text, language)).toContain(time)
    })
})

describe('days in words', () => {
  for (const [language, cases] of Object.entries(days) as [Language, Record<string, string>][])
    it.each(Object.entries(cases))(`${language}: %s`, (text, day) => {
      expect(read(text, language)).toEqual([day])
    })
})

it.each(neither)('neither: %s: %s', (language, text) => {
  expect(read(text, language)).toEqual([])
})

it('tells where a time stands, with the part of the day', () => {
  expect(spokenMoments('Tisch um sieben abends, bitte', 'de', now)).toEqual([
    { kind: 'time', value: '19:00', at: 6, end: 22 },
  ])
})
