import { chainOf, queryAcross } from '../../dom/composed.ts'
import { styleOf } from '../../dom/sight.ts'
import { fail } from '../failure.ts'
import type { Action, Hands } from '../hands.ts'

type Direction = 'up' | 'down' | 'top' | 'bottom' | 'left' | 'right'

/** Scrolls the page, or the part of it that an element lies in. */
export const scroll: Action = async ({ hands, input, step, target }) => {
  const direction = (input || 'down').trim().toLowerCase()
  if (!/^(up|down|top|bottom|left|right)$/.test(direction))
    fail('unsupported_action', 'Scroll up, down, top, bottom, left or right.')
  const isWide = /left|right/.test(direction)
  const part = step.elementId >= 0 ? chainOf(target()).find((each) => isScrollable(each, isWide)) : undefined
  if (!scrollBy(direction as Direction, part ?? (isWide ? wideOf : scrollerOf)(hands.document)))
    fail('no_effect', 'There is nothing further.')
}

/** Scrolls by most of a screen, or by so many pixels; false if that moved nothing. */
export function scrollPage(direction: Direction, { document }: Hands, pixels?: number): boolean {
  return scrollBy(direction, scrollerOf(document), pixels)
}

function scrollBy(direction: Direction, scroller: Element, pixels?: number): boolean {
  const { scrollTop, scrollLeft, scrollHeight, clientHeight, clientWidth } = scroller
  if (direction === 'left' || direction === 'right') {
    scroller.scrollBy({ left: (direction === 'left' ? -1 : 1) * clientWidth * 0.85, behavior: 'instant' })
    return Math.abs(scroller.scrollLeft - scrollLeft) >= 1
  }
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

/** What is moved sideways: the page, or the largest part that can be. */
function wideOf(document: Document): Element {
  const page = document.scrollingElement ?? document.documentElement
  return page.scrollWidth > page.clientWidth + 1 ? page : (scrollersOf(document, true)[0] ?? page)
}

/** Everything that can be scrolled, the largest part first and the page last. */
export function scrollersOf(document: Document, isWide = false): Element[] {
  const page = document.scrollingElement ?? document.documentElement
  const size = ({ clientWidth, clientHeight }: Element) => clientWidth * clientHeight
  const inner = queryAcross(document, 'body *,:host *').filter((each) => isScrollable(each, isWide))
  return [...inner.sort((a, b) => size(b) - size(a)), ...(overflows(page) ? [page] : [])]
}

function overflows({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1
}

function isScrollable(element: Element, isWide = false): boolean {
  if (isWide)
    return element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(styleOf(element).overflowX)
  return overflows(element) && /auto|scroll/.test(styleOf(element).overflowY)
}
