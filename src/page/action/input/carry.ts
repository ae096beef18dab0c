import type { Point } from '../../dom/box.ts'
import { chainOf, closestAcross } from '../../dom/composed.ts'
import { delay } from '../../dom/delay.ts'
import { hitAt } from '../../dom/hit.ts'
import { focusFrom } from './focus-from.ts'
import type { Act, Hands } from '../hands.ts'
import { moveTo } from './mouse.ts'
import type { Ready } from '../target/ready.ts'
import { realmOf, sendAt } from './send.ts'
import { sendKey } from './send-key.ts'

/** How something is carried from one point to another. */
export interface Carriage {
  readonly from: Ready
  /** Where it is let go, asked when it has been taken up: the page may have to be scrolled for it. */
  readonly end: () => Promise<Point>
  /** Some pages take a press for a drag only after a while. */
  readonly holdMs: number
  /** Whether it lies where it belongs already, before it is let go. */
  readonly isThere: () => boolean
}

/** Steps on the way, and looks at its end. Lists make room in an animation, and look at the pointer every 50 ms. */
const moves = 10
const moveMs = 20
const looks = 8
const lookMs = 50

/**
 * Takes something up, carries it and lets it go: with the events of HTML drag and drop where the browser would, which
 * some pages decide only when they are pressed on, else with the pointer.
 */
export async function carry(act: Act, carriage: Carriage): Promise<void> {
  const { at, hit } = carriage.from
  await moveTo(at, hit, act.hands)
  const takeBack = lendCapture(hit)
  try {
    await carryHeld(act, carriage)
  } finally {
    takeBack()
  }
}

async function carryHeld(act: Act, { from, end, holdMs, isThere }: Carriage): Promise<void> {
  const { hands, signal } = act
  const { at, hit } = from
  const mouse = await sendAt('pointerdown', hit, at, { buttons: 1 })
  if (mouse && (await sendAt('mousedown', hit, at, { buttons: 1, detail: 1 }))) focusFrom(hit)
  await delay(holdMs, signal)
  const grip = (mouse && (await dragData(from, hands))) || dragPointer(from, mouse, hands)
  const goal = await end()
  for (let move = 1; move <= moves && !signal.aborted; move += 1) {
    const along = (start: number, stop: number) => start + ((stop - start) * move) / moves
    await grip.move({ x: along(at.x, goal.x), y: along(at.y, goal.y) })
    await delay(moveMs, signal)
  }
  for (let look = 0; look < looks && !signal.aborted && !(look > 2 && isThere()); look += 1) {
    // A little jitter: drag libraries react to movement, not to a pointer that stands still.
    await grip.move({ x: goal.x + (look % 2), y: goal.y })
    await delay(lookMs, signal)
  }
  await grip.move(goal)
  await hands.show(undefined, goal)
  if (signal.aborted) await sendKey(hit, 'Escape', hands)
  await grip.release(signal.aborted ? at : goal, signal.aborted)
}

/**
 * The browser lets nothing capture a pointer that it has not moved itself, and sliders ask whether they have it. For
 * the time of a drag what is held says so; the pointer's events go to it anyway.
 */
function lendCapture(hit: Element): () => void {
  const holders = chainOf(hit)
  const lent = {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => true,
  }
  for (const holder of holders) Object.assign(holder, lent)
  return () => {
    for (const holder of holders) for (const name of Object.keys(lent)) Reflect.deleteProperty(holder, name)
  }
}

interface Grip {
  move(point: Point): Promise<void>
  /** What is put back is not dropped. */
  release(point: Point, back: boolean): Promise<void>
}

/**
 * The pointer stays with where it went down, as a finger's does: a sent event cannot be captured, and pages
 * that drag capture the pointer. The mouse goes to what lies under it.
 */
function dragPointer({ hit }: Ready, mouse: boolean, hands: Hands): Grip {
  const held = { buttons: 1 }
  let over = hit
  const holder = () => (hit.isConnected ? hit : hit.ownerDocument.body)
  const underAt = (point: Point) => hitAt(hands.document, point, hands.marks.widgetHost) ?? holder()
  return {
    async move(point) {
      await sendAt('pointermove', holder(), point, held)
      const under = underAt(point)
      if (mouse && under !== over) await sendAt('mouseover', under, point, held)
      over = under
      if (mouse) await sendAt('mousemove', over, point, held)
    },
    async release(point) {
      await sendAt('pointerup', holder(), point)
      // The last move may have put something else under it.
      if (mouse) await sendAt('mouseup', underAt(point), point, { detail: 1 })
    },
  }
}

/** Undefined where nothing is draggable in this way, or the page wants the pointer for itself. */
async function dragData({ hit, at }: Ready, hands: Hands): Promise<Grip | undefined> {
  const source = closestAcross(
    hit,
    '[draggable=true],a[href]:not([draggable=false]),img:not([draggable=false])',
  )
  if (!source) return undefined
  const data = { dataTransfer: new (realmOf(source).DataTransfer)() }
  if (!(await sendAt('dragstart', source, at, data))) return undefined
  await sendAt('pointercancel', source, at)
  let over: Element | undefined
  let wanted = false
  return {
    async move(point) {
      await sendAt('drag', source, point, data)
      const under = hitAt(hands.document, point, hands.marks.widgetHost) ?? source
      if (under !== over) {
        await sendAt('dragenter', under, point, data)
        if (over) await sendAt('dragleave', over, point, data)
        over = under
      }
      // A place that wants a drop says so by preventing dragover.
      wanted = !(await sendAt('dragover', under, point, data))
    },
    async release(point, back) {
      if (over && wanted && !back) await sendAt('drop', over, point, data)
      await sendAt('dragend', source, point, data)
    },
  }
}
