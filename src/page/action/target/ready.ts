import { cut } from '#protocol'
import { type Box, boxOf, heightOf, type Point, widthOf } from '../../dom/box.ts'
import { closestAcross } from '../../dom/composed.ts'
import { hitAt, pointsOf, reaches } from '../../dom/hit.ts'
import { roleOf } from '../../dom/kind.ts'
import { createSight, isRendered } from '../../dom/sight.ts'
import { isDisabled } from '../../reading/field-state.ts'
import { faceOf, fieldSelector } from '../../dom/face.ts'
import { oneLine } from '../../text.ts'
import { closePopup } from './close-popup.ts'
import { StepFailure } from '../failure.ts'
import type { Act, Hands } from '../hands.ts'
import { isSameThing } from './judged.ts'
import { reveal } from './reveal.ts'
import { scrollerAround } from './scroller-around.ts'
import { until } from '../until.ts'

/** An element a person could act on now, the point they would touch and what lies there. */
export interface Ready {
  readonly element: Element
  readonly at: Point
  readonly hit: Element
  readonly failure?: undefined
}

/** `press`: what lies over it is in the way. A `field` may be written through what covers its middle. */
type Need = 'press' | 'field'

/** Something that covers a target for so long is there to stay. */
const coveredMs = 250

/**
 * Waits until the target is on the page, visible, enabled, uncovered and still, scrolling it into view. `part` is the
 * point of its box that is meant, from 0 to 1. A popup that lies over it is closed.
 */
export async function untilReady(act: Act, need: Need = 'press', part?: Point): Promise<Ready> {
  const { hands } = act
  let box = ''
  let failure: StepFailure | undefined
  let coveredSince: number | undefined
  const ready = await until(
    act,
    hands.patience.readyMs,
    async () => {
      let seen = lookAt(act.target(), need, hands, part)
      if (
        seen.failure &&
        seen.cover &&
        performance.now() - (coveredSince ??= performance.now()) > coveredMs
      ) {
        coveredSince = Infinity
        await closePopup(act, seen.cover)
        // That may have taken all the time there was.
        seen = lookAt(act.target(), need, hands, part)
      }
      failure = seen.failure
      if (seen.failure) return undefined
      const last = box
      box = JSON.stringify(boxOf(seen.element))
      return last === box ? seen : undefined
    },
    16,
  )
  if (!ready) throw failure ?? new StepFailure('timeout', 'It does not stand still.')
  await hands.show(ready.element, ready.at)
  act.judge()
  return ready
}

/** A point of a box, told from 0 to 1. */
export function pointIn(box: Box, { x, y }: Point): Point {
  return { x: box.left + widthOf(box) * x, y: box.top + heightOf(box) * y }
}

interface NotReady {
  readonly failure: StepFailure
  readonly cover?: Element | null
}

function lookAt(element: Element, need: Need, hands: Hands, part?: Point): Ready | NotReady {
  let sight = createSight(hands.document)
  let face = faceOf(element, sight)
  if (!face && scrollerAround(element) && isRendered(element)) {
    // Some parts cut off what sticks out of them, and can be scrolled by scripts alone.
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    sight = createSight(hands.document)
    face = faceOf(element, sight)
  }
  const row = face ?? hands.revealed.rowOf(element, sight)
  if (!row) return { failure: new StepFailure('not_visible', 'It is not visible.') }
  if (isDisabled(element)) return { failure: new StepFailure('disabled', 'It is disabled.') }
  // No script can point at a row as a mouse does, so what that would draw is pressed where it is.
  if (!face) {
    reveal(row, hands)
    return { element, at: pointsOf(row)[0] as Point, hit: element }
  }
  reveal(face, hands)
  const points = part ? [pointIn(boxOf(face), part)] : pointsOf(face)
  let cover: Element | null = null
  let second: Ready | undefined
  for (const at of points) {
    const hit = hitAt(hands.document, at, hands.marks.widgetHost)
    if (hit && (reaches(hit, face) || reaches(hit, element) || isDrawnFor(hit, element))) {
      const ready = { element, at, hit }
      const other = otherAt(hit, element)
      if (!other) return ready
      if (isSameThing(other, element, hands)) second ??= ready
    }
    cover ??= hit
  }
  if (second) return second
  if (need === 'field') return { element, at: points[0] as Point, hit: face }
  return { failure: new StepFailure('covered', `It is covered by ${nameOfCover(cover, hands)}.`), cover }
}

/** So much around a field may be drawn for it. */
const shell = { levels: 4, width: 800, height: 160 }

/** Whether something that lies over a field is part of how it is drawn: its label, its frame, the value it shows. */
function isDrawnFor(hit: Element, field: Element): boolean {
  if (!field.matches(fieldSelector) || hit.closest(layers)) return false
  let around = field.parentElement
  for (let level = 0; around && level < shell.levels; level += 1, around = around.parentElement) {
    const box = boxOf(around)
    if (widthOf(box) > shell.width || heightOf(box) > shell.height) return false
    if (around.contains(hit)) return hit.closest(`${controls},${fieldSelector}`)?.contains(field) ?? true
  }
  return false
}

const layers = '[role=listbox],[role=menu],[role=option],[role=dialog],[popover],ul,ol'

const controls =
  'button,a[href],input,select,textarea,summary,[role=button],[role=link],[role=checkbox],[role=switch],[role=menuitem]'

/** Another control that a touch would set off, in the one that is meant: the button in a row. */
function otherAt(hit: Element, element: Element): Element | null {
  const control = hit.closest(controls)
  return control !== element && element.contains(control) ? control : null
}

/** Says what lies over an element in words the visitor would use. */
function nameOfCover(cover: Element | null, { nameOf }: Hands): string {
  const layer =
    cover &&
    (closestAcross(cover, 'dialog,[role*=dialog],[popover],[aria-modal],header,nav,footer,aside') ?? cover)
  if (!layer) return 'the edge of the window'
  return `${roleOf(layer)} “${nameOf(layer) || cut(oneLine(layer.textContent ?? ''), 60) || layer.id}”`
}
