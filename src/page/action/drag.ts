import { dropIdOf, noElement } from '#protocol'
import { boxOf, heightOf, type Point, widthOf } from '../dom/box.ts'
import { closestAcross } from '../dom/composed.ts'
import { hitAt } from '../dom/hit.ts'
import { withEffect } from './effect.ts'
import { fail } from './failure.ts'
import type { Action, Hands } from './hands.ts'
import { moveTo } from './mouse.ts'
import { type Ready, untilReady } from './ready.ts'
import { reveal } from './reveal.ts'
import { realmOf, sendAt } from './send.ts'

/** Drags an element onto another: with the events of HTML drag and drop where it is draggable, else with the pointer. */
export const drag: Action = async (act) => {
  const { hands, step } = act
  const goal =
    hands.elements.get(dropIdOf(step) ?? noElement) ??
    fail('element_not_found', 'The place to drop it is not on the page.')
  reveal(goal, hands)
  const from = await untilReady(act)
  const way = wayOnto(goal, from.at)
  const draggable = closestAcross(from.hit, '[draggable=true],a[href],img')
  await withEffect(act, from.element, () =>
    draggable ? dragData(draggable, from, way, hands) : dragPointer(from, way, hands),
  )
}

/** Ends just past the middle, seen from where it comes from: lists then put it on the far side. */
function wayOnto(goal: Element, { x, y }: Point): Point[] {
  const box = boxOf(goal)
  const lean = (from: number, start: number, size: number) =>
    start + size * (from < start ? 0.7 : from > start + size ? 0.3 : 0.5)
  const end = { x: lean(x, box.left, widthOf(box)), y: lean(y, box.top, heightOf(box)) }
  return [1, 2, 3, 4, 5, 6, 7, 8].map((part) => ({
    x: x + ((end.x - x) * part) / 8,
    y: y + ((end.y - y) * part) / 8,
  }))
}

/**
 * The pointer stays with where it went down, as a finger's does: a sent event cannot be captured, and pages
 * that drag capture the pointer. The mouse goes to what lies under it.
 */
async function dragPointer({ hit, at }: Ready, way: Point[], hands: Hands): Promise<void> {
  const held = { buttons: 1 }
  const end = way.at(-1) as Point
  await moveTo(at, hit, hands)
  const mouse = await sendAt('pointerdown', hit, at, held)
  if (mouse) await sendAt('mousedown', hit, at, { ...held, detail: 1 })
  let over = hit
  for (const point of way) {
    await sendAt('pointermove', hit, point, held)
    const under = hitAt(hands.document, point, hands.marks.widgetHost) ?? hit
    if (mouse && under !== over) await sendAt('mouseover', under, point, held)
    over = under
    if (mouse) await sendAt('mousemove', over, point, held)
  }
  await hands.show(undefined, end)
  await sendAt('pointerup', hit, end)
  if (mouse) await sendAt('mouseup', over, end, { detail: 1 })
}

async function dragData(source: Element, { at }: Ready, way: Point[], hands: Hands): Promise<void> {
  const data = { dataTransfer: new (realmOf(source).DataTransfer)() }
  await sendAt('pointerdown', source, at, { buttons: 1 })
  if (!(await sendAt('mousedown', source, at, { buttons: 1, detail: 1 }))) return
  if (!(await sendAt('dragstart', source, at, data))) return
  await sendAt('pointercancel', source, at)
  const end = way.at(-1) as Point
  let over: Element | undefined
  let wanted = false
  for (const point of way) {
    await sendAt('drag', source, point, data)
    const under = hitAt(hands.document, point, hands.marks.widgetHost) ?? source
    if (under !== over) {
      await sendAt('dragenter', under, point, data)
      if (over) await sendAt('dragleave', over, point, data)
      over = under
    }
    // A place that wants a drop says so by preventing dragover.
    wanted = !(await sendAt('dragover', under, point, data))
  }
  await hands.show(undefined, end)
  if (over && wanted) await sendAt('drop', over, end, data)
  await sendAt('dragend', source, end, data)
}
