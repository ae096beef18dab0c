import { expect, it } from 'vitest'
import { builtinEngine } from './engine.ts'
import { warmUp } from './warm-up.ts'

it('goes through every sort of message and leaves pauses for others', async () => {
  const engine = builtinEngine()
  const kinds = new Set<string>()
  let pauses = 0
  await warmUp({
    engine: {
      name: 'watched',
      step: async (...given) => {
        const step = await engine.step(...given)
        kinds.add(step.proposal.kind)
        return step
      },
    },
    delay: async () => void pauses++,
  })
  expect([...kinds].sort()).toEqual(['act', 'answer', 'ask'])
  expect(pauses).toBe(18)
})
