import { describe, expect, it } from 'vitest'
import { countDays, timesOf } from './count-days.ts'

const dayIn = (timeZone: string) => (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
const row = (day: string, name = 'answered', value = 1) => ({ day, name, value })

describe('days of a place', () => {
  const range = { from: '2026-01-10', to: '2026-01-11' }

  it('take each quarter of an hour where it belongs there', () => {
    const rows = [
      row('2026-01-09T18:00'),
      row('2026-01-09T18:15'),
      row('2026-01-10T18:00', 'responseMs', 40),
      row('2026-01-10T18:15'),
      row('2026-01-11T18:15'),
    ]
    expect(countDays(rows, { ...range, dayOf: dayIn('Asia/Kathmandu') })).toEqual([
      { day: '2026-01-10', answered: 1, responseMs: 40 },
      { day: '2026-01-11', answered: 1 },
    ])
  })

  it('keep a day that was only counted whole', () => {
    const rows = [row('2026-01-10', 'answered', 7), row('2026-01-10T23:30'), row('2026-01-12')]
    expect(countDays(rows, { ...range, dayOf: dayIn('Europe/Berlin') })).toEqual([
      { day: '2026-01-10', answered: 7 },
      { day: '2026-01-11', answered: 1 },
    ])
  })

  it('are looked for wherever the farthest clocks may have put them', () => {
    const { first, before } = timesOf(range.from, range.to)
    for (const [zone, time] of [
      ['Pacific/Kiritimati', '2026-01-09T10:00'],
      ['Etc/GMT+12', '2026-01-12T11:45'],
    ] as const) {
      expect(time >= first && time < before).toBe(true)
      expect(countDays([row(time)], { ...range, dayOf: dayIn(zone) })).toHaveLength(1)
    }
  })
})
