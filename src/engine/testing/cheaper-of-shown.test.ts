import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const lamps: readonly (readonly [name: string, words: string, price: number])[] = [
  ['Bell pendant', 'For over the table.', 79],
  ['Moth night light', 'For whoever wakes in bed.', 24],
  ['Heron floor lamp', 'One long arc.', 219],
  ['Reed floor lamp', 'A slim reading light.', 129],
  ['Saucer pendant', 'Two shallow bowls.', 99],
]

const shelf = outlined({ url: 'https://shop.example/', title: 'All lamps', language: 'en' }, [
  [0, 0, 'heading', 'All lamps', { level: 2 }],
  [0, 0, 'list', ''],
  ...lamps.flatMap(
    ([name, words, price], at) =>
      [
        [1, 0, 'record', ''],
        [2, 20 + at, 'link', name, { href: `/lamps/${at}` }],
        [2, 0, 'text', words],
        [2, 0, 'text', `€${price}`],
        [2, 30 + at, 'button', `Add to cart: ${name}`],
      ] as const,
  ),
])

describe('of two that were compared', () => {
  it.each(['which one is cheaper?', 'which is cheaper?'])('is told by the list itself: %s', async (said) => {
    const { say } = converse(shelf)
    await say('compare Bell and Saucer pendant')
    const { text } = await say(said)
    expect(text).toContain('Bell pendant')
    expect(text).not.toContain('Saucer')
  })

  it('the cheaper one is put into the cart, and none that was not shown', async () => {
    const { say } = converse(shelf)
    await say('compare Heron and Saucer pendant')
    const { proposal } = await say('add the cheaper one to my cart')
    expect(proposal).toMatchObject({ kind: 'act', steps: [{ action: 'click', elementId: 34 }] })
  })
})

describe('a bound beside words', () => {
  it('is not said to be met by none where no one of them has the words together', async () => {
    const { text } = await converse(shelf).say('I need something to read by in bed, not over 80 euros')
    expect(text).not.toMatch(/^None/)
  })

  it('is met by none where what has the words is beyond it', async () => {
    const { text } = await converse(shelf).say('floor lamps under 100 euros')
    expect(text).toMatch(/^None/)
  })
})
