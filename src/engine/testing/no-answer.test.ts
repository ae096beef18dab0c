import type { Line } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const cabin = (id: number, title: string, says: string): Line[] => [
  [1, 0, 'record', ''],
  [2, 0, 'heading', title, { level: 3 }],
  [2, 0, 'text', says],
  [2, id, 'button', 'Book'],
]

const lodge = outlined({ url: 'https://lodge.example/', title: 'Cabins by the lake', language: 'en' }, [
  [0, 0, 'heading', 'Cabins by the lake', { level: 1 }],
  [0, 0, 'list', ''],
  ...cabin(1, 'Birch cabin', 'Two bedrooms and a stove. 4 guests. £96 a night.'),
  ...cabin(2, 'Alder cabin', 'One bedroom and a jetty. 2 guests. £71 a night.'),
  [0, 0, 'text', 'The keys are handed over for a deposit of £50, 3 weeks before you come.'],
])

describe('what the page does not tell', () => {
  it.each([
    'is there a sauna in the birch cabin?',
    'does the alder cabin have wifi?',
    'what time do we get the keys?',
    'what is the phone number of the lodge?',
    'how many towels are in the birch cabin?',
    "what's the phone number of the alder cabin",
  ])('is not answered with something else: %s', async (text) => {
    const { proposal, text: said } = await converse(lodge).say(text)
    expect(said).not.toMatch(/guests|bedroom|deposit|£/)
    expect(proposal.kind).not.toBe('act')
  })

  it('is answered where it does', async () => {
    expect((await converse(lodge).say('how many guests fit into the birch cabin?')).text).toContain(
      '4 guests',
    )
  })
})
