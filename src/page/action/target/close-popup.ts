import { boxOf, heightOf, middleOf, viewportOf, widthOf } from '../../dom/box.ts'
import { activeElementOf, chainOf, closestAcross, isInside } from '../../dom/composed.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { createSight, styleOf } from '../../dom/sight.ts'
import type { Act } from '../hands.ts'
import { clickAt } from '../input/mouse.ts'
import { sendKey } from '../input/send-key.ts'

const dialogs = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]'

/**
 * Closes a popup that lies over what comes next the way a person does: with Escape, by a press beside it, by going out
 * of its field. What fills the window was put there to be answered, and stays.
 */
export async function closePopup(act: Act, cover: Element): Promise<void> {
  const { hands } = act
  const target = act.target()
  const layer = layerOf(cover, target)
  if (!layer || fills(layer, hands.document)) return
  const isOpen = () => layer.isConnected && createSight(hands.document).isShown(layer)
  const active = activeElementOf(hands.document)
  // What is around the target must not close with it.
  const around = closestAcross(target, dialogs)
  const beside = around ?? hands.document.body
  const ways = [
    () => (around ? undefined : sendKey(active ?? layer, 'Escape', hands)),
    () => clickAt(middleOf(boxOf(beside)), beside, hands),
    () => (active as HTMLElement | null)?.blur(),
  ]
  for (const close of ways) {
    await close()
    // Popups fade out.
    for (let frame = 0; frame < 12 && isOpen() && !act.signal.aborted; frame += 1) await nextFrame(hands.view)
    if (!isOpen()) return
  }
}

/** The outermost layer over the page that a target is no part of. */
function layerOf(cover: Element, target: Element): Element | undefined {
  return chainOf(cover)
    .filter((each) => !isInside(target, each))
    .findLast((each) => /fixed|absolute/.test(styleOf(each).position) || each.matches('[popover]'))
}

function fills(layer: Element, document: Document): boolean {
  const { right, bottom } = viewportOf(document)
  const box = boxOf(layer)
  return widthOf(box) > right * 0.8 && heightOf(box) > bottom * 0.8
}
