import type { Point } from '../../dom/box.ts'
import { chainOf } from '../../dom/composed.ts'
import { hitAt } from '../../dom/hit.ts'
import { focusFrom } from './focus-from.ts'
import type { Hands } from '../hands.ts'
import { type MouseState, sendAt } from './send.ts'

/** Moves the mouse over a point: the old element is left, the new one entered, as far as they differ. */
export async function moveTo(
  at: Point,
  target: Element,
  { mouse }: Hands,
  state?: MouseState,
): Promise<void> {
  const before = mouse.over?.isConnected ? mouse.over : undefined
  mouse.over = target
  if (before !== target) {
    const old = chainOf(before)
    const fresh = chainOf(target)
    for (const kind of ['pointer', 'mouse']) {
      if (before) await sendAt(`${kind}out`, before, at, state)
      for (const element of old)
        if (!fresh.includes(element)) await sendAt(`${kind}leave`, element, at, state)
      await sendAt(`${kind}over`, target, at, state)
      for (const element of fresh.toReversed()) {
        if (!old.includes(element)) await sendAt(`${kind}enter`, element, at, state)
      }
    }
  }
  await sendAt('pointermove', target, at, state)
  await sendAt('mousemove', target, at, state)
}

/** Presses and releases; `judge` has the last word before the click, on what will get it. A prevented pointerdown silences the mouse, a prevented mousedown keeps the focus. */
export async function clickAt(
  at: Point,
  hit: Element,
  { document, marks }: Hands,
  detail = 1,
  judge?: (receiver: Element) => void,
): Promise<void> {
  // A page may redraw itself meanwhile: then what lies there now gets the rest.
  const under = () => (hit.isConnected ? hit : (hitAt(document, at, marks.widgetHost) ?? hit))
  const mouse = await sendAt('pointerdown', under, at, { buttons: 1 })
  if (mouse && (await sendAt('mousedown', under, at, { buttons: 1, detail }))) focusFrom(under())
  await sendAt('pointerup', under, at)
  if (mouse) await sendAt('mouseup', under, at, { detail })
  const judged = () => {
    const receiver = under()
    judge?.(receiver)
    return receiver
  }
  await sendAt('click', judged, at, { detail })
}
