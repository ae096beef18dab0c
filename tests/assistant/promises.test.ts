import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { verdictOf } from '../../src/assistant/policy/testing/verdict-of.ts'
import { presses } from './promises/presses.ts'
import { surroundings } from './promises/surroundings.ts'
import { lexicon, wishes } from './promises/wishes.ts'

const docs = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8')

beforeAll(() => lexicon.load(['en', 'de', 'es']))

describe('docs/policy.md', () => {
  it.each([...presses, ...surroundings, ...wishes])(
    'keeps its word: $says',
    ({ says, verdict, lines, step = {}, sight = {} }) => {
      expect(docs).toContain(says)
      expect(verdictOf(step, { ...sight, lines: [...lines] })).toMatch(verdict)
    },
  )
})
