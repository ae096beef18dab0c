import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo, type Demo } from './demo-visit.ts'
import { takeWalk, walks, type Screen } from './walks.ts'

/** All ten walks on one screen; `npm run shots -- walk-` takes a picture at the end of each. */
export function expectWalks(screen: Screen): void {
  let demo: Demo
  beforeAll(async () => {
    demo = await openDemo()
  })
  afterAll(() => demo.close())

  describe(`on a ${screen} a visitor sees at the end what they came for`, () => {
    it.each(walks.map((walk) => [walk.name, walk] as const))(
      '%s',
      async (_, walk) => {
        const { page, hidden } = await takeWalk(demo, walk, screen)
        expect(hidden).toEqual([])
        await page.context().close()
      },
      180_000,
    )
  })
}
