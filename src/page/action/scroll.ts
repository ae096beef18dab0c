import { chainOf, queryAcross } from '../dom/composed.ts'
import { styleOf } from '../dom/sight.ts'
import { fail } from './failure.ts'
import type { Action, Hands } from './hands.ts'

type Direction = 'up' | 'down' | 'top' | 'bottom'

/** Scrolls the page, or the part of it that an element lies in. */
export const scroll: Action = async ({ hands, input, step, target }) => {
  const direction = (input || 'down').trim().toLowerCase()
  if (!/^(up|down|top|bottom)$/.test(direction)) fail('unsupported_action', 'Scroll up, down, top or bottom.')
  const part = step.elementId >= 0 ? chainOf(target()).find(isScrollable) : undefined
  if (!scrollBy(direction as Direction, part ?? scrollerOf(hands.document)))
    fail('no_effect', 'There is nothing further.')
}

/** Scrolls by most of a screen, or by so many pixels; false if that moved nothing. */
export function scrollPage(direction: Direction, { document }: Hands, pixels?: number): boolean {
  return scrollBy(direction, scrollerOf(document), pixels)
}

function scrollBy(direction: Direction, scroller: Element, pixels?: number): boolean {
  const { scrollTop, scrollHeight, clientHeight } = scroller
  const by = pixels ?? clientHeight * 0.85
  const top = { up: scrollTop - by, down: scrollTop + by, top: 0, bottom: scrollHeight }[direction]
  scroller.scrollTo({ top, behavior: 'instant' })
  return Math.abs(scroller.scrollTop - scrollTop) >= 1
}

/** What a wheel would move: the page, or on a page that does not scroll the largest part that does. */
function scrollerOf(document: Document): Element {
  const page = document.scrollingElement ?? document.documentElement
  return overflows(page) ? page : (scrollersOf(document)[0] ?? page)
}

/** Everything that can be scrolled, the largest part first and the page last. */
export function scrollersOf(document: Document): Element[] {
  const page = document.scrollingElement ?? document.documentElement
  const size = ({ clientWidth, clientHeight }: Element) => clientWidth * clientHeight
  const inner = queryAcross(document, 'body *,:host *').filter(isScrollable)
  return [...inner.sort((a, b) => size(b) - size(a)), ...(overflows(page) ? [page] : [])]
}

function overflows({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1
}

function isScrollable(element: Element): boolean {
  return overflows(element) && /auto|scroll/.test(styleOf(element).overflowY)
}
