import { expect, it } from 'vitest'
import type { Move } from '../plan/move.ts'
import { phrasebook } from '../phrasebook.ts'
import { tellDone } from './tell-moves.ts'

const say = phrasebook('en')
const move = (says: Move['says'], label: string) => ({ says, label }) as Move

it('tells what was done in the order in which it was done', () => {
  const done = [move('stepOpen', 'Lamp'), move('stepPick', 'Black'), move('stepClick', 'Add to cart')]
  expect(tellDone(done, say)).toBe('I opened “Lamp”. I chose “Black”. I pressed “Add to cart”.')
})

it('tells moves of one sort together', () => {
  const done = [move('stepClick', 'More'), move('stepType', 'Name'), move('stepClick', 'Next')]
  expect(tellDone(done, say)).toBe('I filled in “Name”. I pressed “More”, “Next”.')
})

it('tells of a search, and of what was done besides', () => {
  const done = [
    { ...move('stepType', 'Search'), inputData: 'pendant' },
    move('stepKey', 'Enter'),
    move('stepPick', 'Price: low to high'),
  ]
  expect(tellDone(done, say)).toBe('I searched for “pendant”. I chose “Price: low to high”.')
})
