import { boxOf } from '../dom/box.ts'
import { hitAt, type Point, pointsOf, reaches } from '../dom/hit.ts'
import { nextFrame } from '../dom/pause.ts'
import { createSight } from '../dom/sight.ts'
import { isDisabled } from '../snapshot/describe.ts'
import { faceOf } from '../snapshot/finalists.ts'
import { StepFailure } from './failure.ts'
import type { Act } from './hands.ts'
import { nameCover } from './name-cover.ts'
import { reveal } from './reveal.ts'

/** An element a person could act on now, the point they would touch and what lies there. */
export interface Ready {
  readonly element: Element
  readonly face: Element
  readonly at: Point
  readonly hit: Element
}

export interface ReadyOptions {
  /** A field may be written through what covers its middle; a click may not. */
  readonly covered?: 'refuse' | 'allow'
  readonly disabled?: 'refuse' | 'allow'
}

/** Waits until the target is on the page, visible, still, enabled and uncovered, scrolling it into view. */
export async function untilReady(act: Act, options: ReadyOptions = {}): Promise<Ready> {
  const { hands, signal } = act
  const deadline = performance.now() + hands.patience.readyMs
  let lastBox = ''
  for (;;) {
    if (signal.aborted) throw new StepFailure('cancelled_by_visitor', 'The visitor took over.')
    const look = lookOnce(act, options)
    if ('ready' in look) {
      const box = JSON.stringify(boxOf(look.ready.face))
      if (box === lastBox) return look.ready
      lastBox = box
    } else if (performance.now() >= deadline) throw look.failure
    await nextFrame(hands.view)
  }
}

function lookOnce(
  act: Act,
  { covered = 'refuse', disabled = 'refuse' }: ReadyOptions,
): { ready: Ready } | { failure: StepFailure } {
  const { hands } = act
  const element = act.target()
  const sight = createSight(hands.document)
  const called = () => hands.nameOf(element) || element.localName
  const face = faceOf(element, sight)
  if (!face) return { failure: new StepFailure('not_visible', `“${called()}” is not visible.`) }
  if (disabled === 'refuse' && isDisabled(element)) {
    return { failure: new StepFailure('disabled', `“${called()}” is disabled.`) }
  }
  reveal(face, hands)
  const over = hands.marks.widgetHost
  let cover: Element | null = null
  for (const at of pointsOf(face)) {
    const hit = hitAt(hands.document, at, over)
    if (hit && (reaches(hit, face) || reaches(hit, element))) return { ready: { element, face, at, hit } }
    cover ??= hit
  }
  if (covered === 'allow')
    return { ready: { element, face, at: pointsOf(face)[0] ?? { x: 0, y: 0 }, hit: face } }
  return {
    failure: new StepFailure('covered', `“${called()}” is covered by ${nameCover(cover, hands)}.`),
  }
}
