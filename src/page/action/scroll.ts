import { heightOf, widthOf } from '../dom/box.ts'
import { createSight, styleOf } from '../dom/sight.ts'
import { StepFailure } from './failure.ts'
import type { Action, Hands } from './hands.ts'
import { reveal } from './reveal.ts'

const directions = ['up', 'down', 'top', 'bottom'] as const
type Direction = (typeof directions)[number]

export const scrollTo: Action = async ({ hands, target }) => {
  const element = target()
  reveal(element, hands)
  hands.pointer?.point(element)
  if (!createSight(hands.document).isInView(element)) {
    throw new StepFailure('not_visible', `“${hands.nameOf(element)}” cannot be scrolled to.`)
  }
  return { description: `Scrolled to “${hands.nameOf(element)}”.` }
}

export const scroll: Action = async ({ hands, step }) => {
  const direction = directions.find((each) => each === (step.inputData ?? 'down').trim().toLowerCase())
  if (!direction) throw new StepFailure('unsupported_action', 'Scroll up, down, to the top or to the bottom.')
  const scroller = scrollerOf(hands)
  const before = scroller.scrollTop
  scrollPage(direction, hands)
  if (Math.abs(scroller.scrollTop - before) < 1) {
    throw new StepFailure(
      'no_effect',
      `There is nothing further ${direction === 'up' || direction === 'top' ? 'up' : 'down'}.`,
    )
  }
  return { description: `Scrolled ${direction}.` }
}

/** Scrolls by most of a screen, or by so many pixels. */
export function scrollPage(direction: Direction, hands: Hands, pixels?: number): void {
  const scroller = scrollerOf(hands)
  const page = pixels ?? scroller.clientHeight * 0.85
  const top = {
    up: scroller.scrollTop - page,
    down: scroller.scrollTop + page,
    top: 0,
    bottom: scroller.scrollHeight,
  }[direction]
  scroller.scrollTo({ top, behavior: 'instant' })
}

/** What a wheel would move: the page, or on a page that does not scroll the largest part that does. */
function scrollerOf({ document }: Hands): Element {
  const page = document.scrollingElement ?? document.documentElement
  if (page.scrollHeight > page.clientHeight + 1) return page
  const sight = createSight(document)
  const size = (element: Element) => widthOf(sight.box(element)) * heightOf(sight.box(element))
  const inner = [...document.querySelectorAll('body *')]
    .filter((element) => element.scrollHeight > element.clientHeight + 1)
    .filter((element) => /auto|scroll/.test(styleOf(element).overflowY) && sight.isShown(element))
  return inner.reduce(
    (largest, element) => (size(element) > size(largest) ? element : largest),
    inner[0] ?? page,
  )
}
