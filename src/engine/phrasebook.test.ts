import { expect, it } from 'vitest'
import { phrasebook } from './phrasebook.ts'

it('speaks of days in words wherever it names one', () => {
  const say = phrasebook('fr')
  expect(say('stepSet', { label: 'Livraison', value: '2026-11-20' })).toContain('20 novembre 2026')
})
