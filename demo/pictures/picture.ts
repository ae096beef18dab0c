import type { FinishId } from '../goods/finishes.ts'
import type { Drawing } from './drawing.ts'
import { frame, paint } from './frame.ts'
import { heron, reed, stilt } from './floor-lamps.ts'
import { bell, drift, saucer, trio } from './pendants.ts'
import { bulbs, ember, moth } from './small-lamps.ts'
import { pebble, tern } from './table-lamps.ts'
import { nook, porch } from './wall-lamps.ts'

const drawings: Record<string, Drawing> = {
  pebble,
  tern,
  heron,
  stilt,
  reed,
  bell,
  drift,
  saucer,
  trio,
  nook,
  porch,
  ember,
  moth,
  bulbs,
}

/** The picture of a lamp in one finish, as a file of its own. */
export function picture(productId: string, finishId: FinishId): string {
  const draw = drawings[productId]
  if (!draw) throw new Error(`There is no drawing of "${productId}".`)
  return frame({
    width: 400,
    height: 400,
    gradients: [finishId],
    content: draw(paint(finishId)),
  })
}
