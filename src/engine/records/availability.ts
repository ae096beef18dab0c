import type { Scene } from '../candidates/scene.ts'
import { records } from '../weights.ts'
import type { Item } from './item.ts'

const gone: ReadonlySet<string> = new Set(['state.sold-out', 'state.unavailable'])
const had: ReadonlySet<string> = new Set(['state.in-stock', 'state.available'])

/** Whether something says of itself that it cannot be had. */
export function isGone(item: Item, scene: Scene): boolean {
  return saying(item, scene, gone) !== undefined
}

/** What something says of whether it can be had, in a few words; a whole sentence may speak of its colours. */
export function availabilityOf(item: Item, scene: Scene): string | undefined {
  const said = saying(item, scene, gone) ?? saying(item, scene, had)
  return said !== undefined && said.length <= records.availabilityCharacters ? said : undefined
}

function saying({ parts, title }: Item, scene: Scene, states: ReadonlySet<string>): string | undefined {
  return parts.find(
    ({ text, struck, control }) =>
      !struck &&
      !control &&
      text !== title &&
      scene.read(text).senses.some(({ notion }) => states.has(notion)),
  )?.text
}
