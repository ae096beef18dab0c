import {
  ar,
  de,
  en,
  es,
  fr,
  it as italian,
  ja,
  nl,
  pt,
  zh,
  type Chrono,
  type Component,
  type ParsingOption,
} from 'chrono-node'
import { describe, expect, it } from 'vitest'
import { quickChrono } from './quick-chrono.ts'

const now = new Date('2026-11-17T12:00:00Z')
const readers = Object.entries({ ar, de, en, es, fr, it: italian, ja, nl, pt, zh })
const said = [
  'Dont TEXT me the day before',
  'on 3 May 2027 at 7pm, then 12:30 PM EST',
  'THE THIRD OF MAY, next week or 2h later',
  '2026-05-03T10:00:00Z, 5 may 300 BC, 03/05/2027',
  'in a few weeks, Half an Hour ago, 1h30m',
  'Übermorgen um 9, am 19. März 2027, vor 3 Tagen, in zwei Stunden',
  'du 3 au 7 JUIN 2027, il y a 2 jours, dans 3 semaines',
  'el 5 de Marzo, hace 2 días, en 3 horas',
  'il 12 Giugno 2027, tra 2 settimane, 3 giorni fa, il ventiduesimo di maggio',
  'em 13 de Fevereiro de 2027, amanhã às 9h',
  'op 20 tot 31 januari, 2 dagen geleden, over 3 uur',
  '5月3日の午後7時、明日、水曜日',
  'يوم ٥ مارس ٢٠٢٧ الساعة ١٦:٠٠، منذ 3 أيام، بعد ساعتين، 5 مارس 2027',
  '2027年5月3日下午三点，明天，星期五，三天后',
  'My name is José, I live at 14 Mill Road and pay 20 €',
]

describe('a quick reader of dates', () => {
  it.each(readers)('reads in %s what chrono reads', (_, { casual }) => {
    const tell = (reader: Chrono, options: ParsingOption) =>
      said.map((text) =>
        reader.parse(text, now, options).map(({ index, text: found, start, end }) => ({
          index,
          found,
          start: start.date(),
          end: end?.date(),
          certain: ['day', 'month', 'year', 'weekday', 'hour'].filter((part) =>
            start.isCertain(part as Component),
          ),
        })),
      )
    const quick = quickChrono(casual)
    for (const options of [{}, { forwardDate: true }]) {
      expect(tell(casual, options).flat()).not.toEqual([])
      expect(tell(quick, options)).toEqual(tell(casual, options))
    }
  })
})
