import { boxOf, heightOf, widthOf } from '../dom/box.ts'
import { closestAcross } from '../dom/composed.ts'
import { hitAt, type Point } from '../dom/hit.ts'
import { withEffect } from './effect.ts'
import { StepFailure } from './failure.ts'
import type { Act, Action } from './hands.ts'
import { moveTo } from './mouse.ts'
import { type Ready, untilReady } from './ready.ts'
import { reveal } from './reveal.ts'
import { mouseEvent, realmOf, send } from './send.ts'

const movesOnTheWay = 8

/** Drags an element onto another: with the events of HTML drag and drop where it is draggable, else with the pointer. */
export const drag: Action = async (act) => {
  const { hands, step } = act
  const goal = hands.elements.get(Number(step.inputData))
  if (!goal) throw new StepFailure('element_not_found', 'The place to drop it is not on the page.')
  reveal(goal, hands)
  const from = await untilReady(act)
  const to = dropPoint(from.element, goal)
  const draggable = closestAcross(from.hit, '[draggable="true"],a[href],img')
  const perform =
    draggable && draggable.getAttribute('draggable') !== 'false'
      ? () => dragByData(act, draggable, from.at, to)
      : () => dragByPointer(act, from, to)
  await withEffect(act, { target: from.element }, perform)
  return { description: `Dragged “${hands.nameOf(from.element)}” onto “${hands.nameOf(goal)}”.` }
}

/** Just past the middle, seen from where it comes from: lists then put it on the far side. */
function dropPoint(source: Element, goal: Element): Point {
  const from = boxOf(source)
  const box = boxOf(goal)
  const lean = (a: number, b: number) => (a === b ? 0.5 : a < b ? 0.7 : 0.3)
  return {
    x: box.left + widthOf(box) * lean(from.left, box.left),
    y: box.top + heightOf(box) * lean(from.top, box.top),
  }
}

function* way(from: Point, to: Point): Generator<Point> {
  for (let move = 1; move <= movesOnTheWay; move += 1) {
    const share = move / movesOnTheWay
    yield { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  }
}

async function dragByPointer({ hands }: Act, { hit, at }: Ready, to: Point): Promise<void> {
  const { document, marks, pointer } = hands
  const under = (point: Point) => hitAt(document, point, marks.widgetHost) ?? hit
  await pointer?.press(at)
  await moveTo(at, hit, hands)
  const mouse = await send(hit, mouseEvent('pointerdown', hit, at, { buttons: 1 }))
  if (mouse) await send(hit, mouseEvent('mousedown', hit, at, { buttons: 1, detail: 1 }))
  let owner: Element | undefined
  const onCapture = (event: Event) => (owner = event.target as Element)
  document.addEventListener('gotpointercapture', onCapture, true)
  for (const point of way(at, to)) {
    // A captured pointer belongs to whoever captured it, wherever it is.
    await moveTo(point, owner ?? under(point), hands, { buttons: 1 })
  }
  document.removeEventListener('gotpointercapture', onCapture, true)
  const last = owner ?? under(to)
  await pointer?.press(to)
  await send(last, mouseEvent('pointerup', last, to))
  if (mouse) await send(last, mouseEvent('mouseup', last, to, { detail: 1 }))
}

async function dragByData({ hands }: Act, source: Element, at: Point, to: Point): Promise<void> {
  const { document, marks, pointer } = hands
  const { DataTransfer, DragEvent } = realmOf(source)
  const dataTransfer = new DataTransfer()
  const tell = (type: string, element: Element, { x, y }: Point) =>
    send(
      element,
      new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: x,
        clientY: y,
        dataTransfer,
      }),
    )
  await pointer?.press(at)
  await send(source, mouseEvent('pointerdown', source, at, { buttons: 1 }))
  if (!(await send(source, mouseEvent('mousedown', source, at, { buttons: 1, detail: 1 })))) return
  if (!(await tell('dragstart', source, at))) return
  await send(source, mouseEvent('pointercancel', source, at))
  let over: Element | undefined
  let mayDrop = false
  for (const point of way(at, to)) {
    await tell('drag', source, point)
    const under = hitAt(document, point, marks.widgetHost)
    if (!under) continue
    if (under !== over) {
      await tell('dragenter', under, point)
      if (over) await tell('dragleave', over, point)
      over = under
    }
    // A place that wants a drop says so by preventing dragover.
    mayDrop = !(await tell('dragover', under, point))
  }
  await pointer?.press(to)
  if (over && mayDrop) await tell('drop', over, to)
  await tell('dragend', source, to)
}
