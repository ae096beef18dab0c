import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo, type Demo } from './demo-visit.ts'
import { takeWalk, walks, type Screen } from './walks.ts'

let demo: Demo

beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

/** A few of the ten; `npm run shots -- walk-` takes all of them on both screens. */
const short: readonly (readonly [string, Screen])[] = [
  ['add', 'phone'],
  ['undo', 'desktop'],
  ['person', 'phone'],
  ['return next day', 'desktop'],
]

describe('a visitor sees at the end what they came for', () => {
  it.each(short)('%s, on a %s', async (name, screen) => {
    const walk = walks.find((each) => each.name === name)
    if (!walk) throw new Error(`There is no walk "${name}".`)
    const { page, hidden } = await takeWalk(demo, walk, screen)
    expect(hidden).toEqual([])
    await page.context().close()
  })
})
