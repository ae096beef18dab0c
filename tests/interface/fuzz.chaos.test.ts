import { expect, it } from 'vitest'
import { fuzz } from '../chaos/fuzz.ts'

it('[R1] [E5] answers random bodies and events with an error, never with a fault', async () => {
  const { bodies, events, bad } = await fuzz({ count: 3_000, seed: 7 })
  expect(bad).toEqual([])
  expect([bodies, events]).toEqual([1_500, 1_500])
})
