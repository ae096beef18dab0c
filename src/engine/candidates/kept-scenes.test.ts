import { createLexicon } from '#languages'
import { beforeAll, expect, it } from 'vitest'
import { createMeanings } from '../meaning/meanings.ts'
import { contact } from '../testing/converse.ts'
import { keptScenes } from './kept-scenes.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en']))

it('reads a page once as long as it stays the same', () => {
  const sceneOf = keptScenes(createMeanings(lexicon))
  const first = sceneOf(contact)
  expect(sceneOf(structuredClone(contact))).toBe(first)
  expect(sceneOf({ ...contact, visibleText: 'Something else' })).not.toBe(first)
})

it('forgets the pages that were looked at longest ago', () => {
  const sceneOf = keptScenes(createMeanings(lexicon))
  const first = sceneOf(contact)
  for (let page = 0; page < 6; page++) sceneOf({ ...contact, url: `https://shop.example/${page}` })
  expect(sceneOf(contact)).not.toBe(first)
})
