import { delay } from '../../dom/delay.ts'
import { closestAcross } from '../../dom/composed.ts'
import { boxOf, middleOf } from '../../dom/box.ts'
import type { Act } from '../hands.ts'
import type { Places } from '../target/places.ts'
import { sendKey } from './send-key.ts'
import { throwIfStopped } from '../until.ts'

/** The page is given this long to take something up, and for each place it moves on. */
const keyMs = 250

/** What says that it can be dragged says mostly how it is done by keys: Space, arrows, Space. */
const keyed = '[aria-roledescription],[data-rfd-drag-handle-draggable-id],[data-drag-handle]'

/** Moves an item so many places by the keys of its list; does nothing where there are none. */
export async function dragByKeys(act: Act, { item, goal }: Places, places: number): Promise<void> {
  const handle = (closestAcross(act.target(), keyed) ?? item.querySelector(keyed)) as HTMLElement | null
  if (!handle || places === 0) return
  const [from, to] = [middleOf(boxOf(item)), middleOf(boxOf(goal))]
  const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
  const arrows = across ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp']
  const arrow = arrows[places > 0 ? 0 : 1] ?? ''
  handle.focus()
  for (const key of [' ', ...Array.from({ length: Math.abs(places) }, () => arrow), ' ']) {
    await sendKey(handle, key, act.hands)
    await delay(keyMs, act.signal)
    throwIfStopped(act)
  }
}
