import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const rooms = (language: string, choose: string, cards: readonly (readonly [string, readonly string[]])[]) =>
  outlined(
    { url: 'https://inn.example/', title: 'Inn', language },
    cards.flatMap(([name, listed], at): Line[] => [
      [0, 0, 'record', ''],
      [1, 0, 'heading', name, { level: 3 }],
      [1, 0, 'list', ''],
      ...listed.map((text): Line => [2, 0, 'item', text]),
      [1, at + 1, 'button', `${choose}: ${name}`],
    ]),
  )

const german = rooms('de', 'Nehmen', [
  ['Dachzimmer', ['14 m²', '1 Bett']],
  ['Gartenzimmer', ['22 m²', '2 Betten']],
  ['Turmzimmer', ['31 m²', '2 Betten']],
])

const boats = outlined({ url: 'https://boats.example/', title: 'Boats', language: 'en' }, [
  [0, 0, 'table', ''],
  ...['07:40', '11:15', '16:40'].flatMap((time, at): Line[] => [
    [1, 0, 'row', ''],
    [2, 0, 'cell', time],
    [2, 0, 'cell', `€${String(12 + at)}`],
    [2, at + 1, 'button', `Choose ${time}`],
  ]),
])

describe('one of several things alike', () => {
  it('is taken by a figure that only its list tells', async () => {
    expect(await doneFor(german, 'ich nehme das mit 31 m²')).toEqual(['3'])
  })

  it('is taken by its hour, in words or figures', async () => {
    expect(await doneFor(boats, "i'll take the one at quarter past eleven")).toEqual(['2'])
    expect(await doneFor(boats, "i'll take the 16:40")).toEqual(['3'])
  })

  it('is asked for where two of them are told by it', async () => {
    expect(await doneFor(german, 'ich nehme das mit 2 Betten')).not.toEqual(['2'])
  })
})
