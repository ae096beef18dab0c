import { viewOf } from '#assistant'
import { createLexicon } from '#languages'
import { beforeAll, describe, expect, it } from 'vitest'
import { sceneOf } from '../candidates/scene.ts'
import { createMeanings } from '../meaning/meanings.ts'
import { unitsOf } from './units.ts'
import { outlined } from '../testing/outlined.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en']))

const said = (page: Parameters<typeof viewOf>[0]) =>
  unitsOf(
    sceneOf(viewOf({ url: 'https://x.example/', language: 'en', ...page }), createMeanings(lexicon)),
  ).map(({ text }) => text)

describe('what a page could answer with', () => {
  it('is a name with its value, and never a value with the next name', () => {
    const units = said({ visibleText: 'Shipping\n$4\nGift card\n−$10\nTo pay\n$31' })
    expect(units).toContain('To pay: $31')
    expect(units.filter((unit) => unit.startsWith('−$10') || unit.startsWith('$4'))).toEqual([])
  })

  it('is the cell of a row by its first', () => {
    expect(said({ visibleText: 'Opened | May 4, 1972\nOwner | The town' })).toContain('Opened: May 4, 1972')
  })

  it('is each entry of a list of facts', () => {
    const lines = [
      [0, 0, 'heading', 'Good to know', { level: 2 }],
      [0, 0, 'list', ''],
      [1, 0, 'item', 'The harbour is 300 m away.'],
      [1, 0, 'item', 'Quiet hours begin at 22:00.'],
      [1, 0, 'item', 'Bicycles can be hired at the desk.'],
    ] as const
    expect(said(outlined({}, lines))).toEqual(
      expect.arrayContaining(['The harbour is 300 m away.', 'Quiet hours begin at 22:00.']),
    )
  })

  it('is no row of menu words', () => {
    const indexedElements = ['Imprint', 'Jobs'].map((text, at) => ({ id: at + 1, type: 'link', text }))
    expect(said({ visibleText: 'Imprint · Jobs\nWe hire all year.', indexedElements })).toEqual([
      'We hire all year.',
    ])
  })

  it('knows the sentence before it', () => {
    const visibleText = 'The museum sold 900 tickets on Sunday, more than ever. About 40 were free.'
    const units = unitsOf(
      sceneOf(viewOf({ url: 'https://x.example/', language: 'en', visibleText }), createMeanings(lexicon)),
    )
    expect(units.map(({ before }) => before?.text)).toEqual([
      undefined,
      'The museum sold 900 tickets on Sunday, more than ever.',
    ])
  })
})
