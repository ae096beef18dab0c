import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { lazyParts } from './lazy-parts.ts'
import { oncePerObject } from './once-per-object.ts'

// What is made of a message is let go of by the quick collections of the young generation, which never reach what is old.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void

const rounds = 100
const ofEach = 1_000

it('keeps nothing made of an object longer than the object', () => {
  const boxed = oncePerObject((key: { numbers: unknown }) => ({ key }))
  expect(keptOf((numbers) => boxed({ numbers }))).toBeLessThan(0.2)
})

it('keeps no object for its lazy parts', () => {
  const withLength = lazyParts<{ length: number }>('length')
  expect(keptOf((numbers) => withLength({ numbers }, { length: () => numbers.length }).length)).toBeLessThan(
    0.2,
  )
})

/** The share of what was made and let go of that has grown old all the same. */
function keptOf(use: (numbers: readonly object[]) => unknown): number {
  const make = (round: number) => Array.from({ length: ofEach }, (_, at) => ({ number: round + at }))
  for (let round = 0; round < rounds; round++) use(make(round))
  collect()
  collect()
  const before = oldBytes()
  for (let round = 0; round < rounds; round++) {
    use(make(round))
    // What was met twice has grown old.
    collect({ type: 'minor' })
    collect({ type: 'minor' })
  }
  return (oldBytes() - before) / (rounds * ofEach * bytesOfOne)
}

/** A number in an object, and its place in a list. */
const bytesOfOne = 32

function oldBytes(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name === 'old_space' || name === 'large_object_space')
    .reduce((sum, { space_used_size: used }) => sum + used, 0)
}
