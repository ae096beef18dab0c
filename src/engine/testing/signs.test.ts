import type { Line, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { doneFor } from './done-for.ts'
import { outlined } from './outlined.ts'

const pots = ['Basil', 'Thyme', 'Lovage']
const greenhouse: PageContext = outlined(
  { url: 'https://green.example/pots', title: 'Pots', language: 'en' },
  [
    [0, 1, 'button', '⏏', { about: 'Log out' }],
    [0, 2, 'button', '⟳', { about: 'Restart the pump' }],
    [0, 3, 'link', '⤓', { about: 'Download report' }],
    [0, 4, 'button', '🖨'],
    [0, 0, 'table', ''],
    ...pots.flatMap((name, at): Line[] => [
      [1, 0, 'record', ''],
      [2, 0, 'cell', name],
      [2, 0, 'cell', `${String(18 + at)} °C`],
      [2, at * 10 + 11, 'button', '✎', { about: 'Rename' }],
      [2, at * 10 + 12, 'button', '⛔', { about: `Block ${name}` }],
    ]),
  ],
)

describe('buttons that show only a sign', () => {
  const orders: readonly (readonly [string, string])[] = [
    ['log me out', '1'],
    ['wyloguj mnie stąd', '1'],
    ['reboot the pump', '2'],
    ['print this', '4'],
    ['rename the thyme', '21'],
    ['block the lovage', '32'],
  ]
  it.each(orders)('%s', async (said, id) => {
    expect(await doneFor(greenhouse, said)).toEqual([id])
  })
})
