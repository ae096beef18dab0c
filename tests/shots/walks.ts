import { openDemo } from '../demo/demo-visit.ts'
import { screens, takeWalk, walks, type Screen } from '../demo/walks.ts'

/** Lets ten visitors walk through the shop, at a desk and on a phone, and takes a picture of where each arrives. */
export async function shootWalks(folder: string, wanted: readonly string[]): Promise<string[]> {
  const all = walks.flatMap((walk) =>
    (Object.keys(screens) as Screen[]).map((screen) => ({
      walk,
      screen,
      name: `walk-${walk.name.replaceAll(' ', '-')}-${screen}`,
    })),
  )
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  if (chosen.length === 0) return []
  const demo = await openDemo()
  for (const { walk, screen, name } of chosen) {
    try {
      const { page, hidden } = await takeWalk(demo, walk, screen)
      // The small bar has a moment to get out of the way of what was done.
      await page.waitForTimeout(1_500)
      await page.screenshot({ path: `${folder}/${name}.png` })
      await page.context().close()
      console.log(hidden.length === 0 ? `${name}: seen` : `${name}: NOT IN SIGHT ${hidden.join(', ')}`)
    } catch (error) {
      console.error(`${name}: ${String(error).split('\n')[0]}`)
    }
  }
  await demo.close()
  return chosen.map(({ name }) => name)
}
