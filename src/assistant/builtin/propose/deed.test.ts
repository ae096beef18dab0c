import { expect, it } from 'vitest'
import { phrasebook } from '../texts/index.ts'
import { tellDeeds, type Deed } from './deed.ts'

const tell = (...deeds: Deed[]) => tellDeeds(deeds, phrasebook('en'), 'en')

it('tells what was done in the order in which it was done', () => {
  expect(
    tell(
      { kind: 'opened', name: 'Tern desk lamp' },
      { kind: 'chose', name: 'Black' },
      { kind: 'pressed', name: 'Add to cart' },
    ),
  ).toBe('Done. I opened “Tern desk lamp”. I chose “Black”. I pressed “Add to cart”.')
})

it('names what was filled in together, and of what was pressed the last', () => {
  expect(
    tell(
      { kind: 'filled', name: 'Name' },
      { kind: 'pressed', name: 'Next' },
      { kind: 'filled', name: 'City' },
      { kind: 'pressed', name: 'Finish' },
    ),
  ).toBe('Done. I filled in “Name” and “City”. I pressed “Finish”.')
})

it('counts many entries once', () => {
  const fields = ['Name', 'Street', 'City'].map((name): Deed => ({ kind: 'filled', name }))
  expect(tell(...fields, { kind: 'chose', name: 'Express' }, { kind: 'pressed', name: 'Next' })).toBe(
    'Done. 4 fields filled in. I pressed “Next”.',
  )
})
