import { fingerprint, viewOf } from '#assistant'
import type { PageContext } from '#protocol'
import type { Meanings } from '../meaning/meanings.ts'
import { sceneOf, type Scene } from './scene.ts'

/** Pages that were looked at last: a conversation asks about one again and again. */
const maxKept = 6

/** Reads pages for ranking. One that has not changed since is not read again. */
export function keptScenes(meanings: Meanings): (page: PageContext) => Scene {
  const kept = new Map<string, Scene>()
  return (page) => {
    // What was found for a question, and the site's tools, are part of what is read, not of what the page is.
    const key = JSON.stringify([fingerprint(page), page.language, page.outline?.found, page.tools])
    const known = kept.get(key)
    const scene = known ?? sceneOf(viewOf(page), meanings)
    kept.delete(key)
    kept.set(key, scene)
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return scene
  }
}
