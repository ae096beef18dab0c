import { cut } from '#protocol'
import { boxOf, type Point } from '../dom/box.ts'
import { closestAcross } from '../dom/composed.ts'
import { hitAt, pointsOf, reaches } from '../dom/hit.ts'
import { roleOf } from '../dom/kind.ts'
import { createSight } from '../dom/sight.ts'
import { isDisabled } from '../snapshot/describe.ts'
import { faceOf } from '../dom/face.ts'
import { oneLine } from '../text.ts'
import { StepFailure } from './failure.ts'
import type { Act, Hands } from './hands.ts'
import { reveal } from './reveal.ts'
import { until } from './until.ts'

/** An element a person could act on now, the point they would touch and what lies there. */
export interface Ready {
  readonly element: Element
  readonly at: Point
  readonly hit: Element
}

/**
 * Waits until the target is on the page, visible, enabled, uncovered and still, scrolling it into view.
 * A field may be written through what covers its middle; a press may not.
 */
export async function untilReady(act: Act, need: 'press' | 'field' = 'press'): Promise<Ready> {
  const { hands } = act
  let box = ''
  let failure: StepFailure | undefined
  const ready = await until(
    act,
    hands.patience.readyMs,
    () => {
      const seen = lookAt(act.target(), need, hands)
      failure = seen instanceof StepFailure ? seen : undefined
      const last = box
      if (!(seen instanceof StepFailure)) box = JSON.stringify(boxOf(seen.element))
      return last === box && !(seen instanceof StepFailure) ? seen : undefined
    },
    16,
  )
  if (!ready) throw failure ?? new StepFailure('timeout', 'It does not stand still.')
  await hands.show(ready.element, ready.at)
  return ready
}

function lookAt(element: Element, need: 'press' | 'field', hands: Hands): Ready | StepFailure {
  const face = faceOf(element, createSight(hands.document))
  if (!face) return new StepFailure('not_visible', 'It is not visible.')
  if (isDisabled(element)) return new StepFailure('disabled', 'It is disabled.')
  reveal(face, hands)
  const points = pointsOf(face)
  let cover: Element | null = null
  for (const at of points) {
    const hit = hitAt(hands.document, at, hands.marks.widgetHost)
    if (hit && (reaches(hit, face) || reaches(hit, element))) return { element, at, hit }
    cover ??= hit
  }
  if (need === 'field') return { element, at: points[0] as Point, hit: face }
  return new StepFailure('covered', `It is covered by ${nameOfCover(cover, hands)}.`)
}

/** Says what lies over an element in words the visitor would use. */
function nameOfCover(cover: Element | null, { nameOf }: Hands): string {
  const layer =
    cover &&
    (closestAcross(cover, 'dialog,[role*=dialog],[popover],[aria-modal],header,nav,footer,aside') ?? cover)
  if (!layer) return 'the edge of the window'
  return `${roleOf(layer)} “${nameOf(layer) || cut(oneLine(layer.textContent ?? ''), 60) || layer.id}”`
}
