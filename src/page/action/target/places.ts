import { type Box, boxOf, heightOf, middleOf, type Point, widthOf } from '../../dom/box.ts'
import { createSight } from '../../dom/sight.ts'

/** Two things that stand in one list, seen as its items. */
export interface Places {
  readonly item: Element
  readonly goal: Element
  /** All items, in the order they are seen in. */
  readonly order: readonly Element[]
}

/** What two elements are to each other as items of a list; undefined where they stand in no common one. */
export function placesOf(source: Element, target: Element): Places | undefined {
  let list: Element | null = source.parentElement
  while (list && !list.contains(target)) list = list.parentElement
  if (!list || list === target) return undefined
  const children = [...list.children]
  const item = children.find((each) => each.contains(source))
  const goal = children.find((each) => each.contains(target))
  // A column of cards is no item of the board that one card is dragged on.
  if (!item || !goal || item === goal || !isSnug(item, source) || !isSnug(goal, target)) return undefined
  const sight = createSight(list.ownerDocument)
  const order = children.filter(
    (each) => each === item || (each.localName === goal.localName && sight.isShown(each)),
  )
  return { item, goal, order: order.sort((a, b) => compare(boxOf(a), boxOf(b))) }
}

const items = 'li,tr,[draggable=true],[role=listitem],[role=option],[role=row]'
const holders = 'ul,ol,tbody,[role=list],[role=listbox]'

/** Whether something is an item just around what is meant by it, and holds no other of its like. */
function isSnug(outer: Element, inner: Element): boolean {
  if (outer === inner) return true
  if (inner.matches(`${items},${holders}`)) return false
  const alike = [...outer.querySelectorAll(inner.localName)].filter(
    ({ className }) => className === inner.className,
  )
  return alike.length === 1 && (areaOf(boxOf(outer)) < 4 * areaOf(boxOf(inner)) || hasOneLine(outer))
}

function areaOf(box: Box): number {
  return widthOf(box) * heightOf(box)
}

/** A handle is small beside its row. */
function hasOneLine(element: Element): boolean {
  return heightOf(boxOf(element)) < 80
}

/** Row by row, and from left to right in each. */
function compare(a: Box, b: Box): number {
  return isBeside(a, b) ? a.left - b.left : a.top - b.top
}

function isBeside(a: Box, b: Box): boolean {
  return Math.abs(middleOf(a).y - middleOf(b).y) < Math.min(heightOf(a), heightOf(b)) / 2
}

/** Whether the items look as if one could take the place of the other. */
export function isAlike({ item, goal }: Places): boolean {
  const [a, b] = [boxOf(item), boxOf(goal)]
  const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(one, other) * 0.05
  return item.localName === goal.localName && (near(widthOf(a), widthOf(b)) || near(heightOf(a), heightOf(b)))
}

export type Side = 'before' | 'after'

/** Whether an item stands right before or after another. */
export function stands({ item, goal, order }: Places, side: Side): boolean {
  return order.indexOf(item) - order.indexOf(goal) === (side === 'after' ? 1 : -1)
}

/** Seen from where it comes from, the far side: that is where lists put what is dropped on an item. */
export function farSide({ item, goal, order }: Places): Side {
  return order.indexOf(item) < order.indexOf(goal) ? 'after' : 'before'
}

/** How many places an item has to go, down the list or up. */
export function distance({ item, goal, order }: Places, side: Side): number {
  const [from, at] = [order.indexOf(item), order.indexOf(goal)]
  const end = at + (side === 'after' ? 1 : 0) - (from < at ? 1 : 0)
  return end - from
}

/** Further than the edge of its new place, so that it is past the middle of what it goes around. */
const past = 0.2

/** How far an item has to be carried so that it covers its new place, and a bit more. */
export function wayTo(places: Places, side: Side): Point {
  const { item, order } = places
  const by = distance(places, side)
  const own = boxOf(item)
  const taken = boxOf(order[order.indexOf(item) + by] ?? item)
  const way = Math.sign(by)
  const across = isBeside(own, taken)
  const x = way > 0 ? taken.right - own.right : taken.left - own.left
  const y = way > 0 ? taken.bottom - own.bottom : taken.top - own.top
  return {
    x: x + (across ? way * past * widthOf(taken) : 0),
    y: across ? middleOf(taken).y - middleOf(own).y : y + way * past * heightOf(taken),
  }
}
