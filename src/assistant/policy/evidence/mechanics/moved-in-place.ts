import type { PageContext } from '#protocol'
import { viewOf, type Thing } from '../../../view/index.ts'
import { isSlider, type Act } from '../../act.ts'
import { namesSum } from '../../labels/names-sum.ts'
import { saysSwipe } from '../../labels/says-swipe.ts'

/**
 * Whether a drag changes nothing but an order or a view: a list is sorted, a slider set, a map or a drawing moved, a
 * column of a table made wider. What is laid anywhere else may count by that: a meeting on another day, a card in
 * another list.
 */
export function isMovedInPlace({ target, dropTarget, step }: Act, page: PageContext): boolean {
  if (!target || saysSwipe(target.names)) return false
  if (dropTarget) return isSorted(target, dropTarget, step.to?.side !== undefined, page)
  return isSlider(target) || target.use === 'set' || itself.has(target.kind) || isInOnlyList(target, page)
}

/** Moved by a distance, these stay what they are. */
const itself: ReadonlySet<string> = new Set(['canvas', 'columnheader'])

/** Before, behind or in the place of its like in the same list. */
function isSorted(thing: Thing, other: Thing, isBeside: boolean, page: PageContext): boolean {
  if (thing.kind !== other.kind || isDated(thing) || isDated(other)) return false
  // A file that is dropped on a folder, a sum on a pot: what the one takes from the other.
  if (
    !isBeside &&
    [thing, other].some(({ kind, name }) => kind === 'treeitem' || isPart.test(name) || namesSum(name))
  )
    return false
  return thing.column === other.column && isSame(thing.path, other.path) && isOneRun(thing, other, page)
}

/** Items of one list, or neighbours with no title or text of others between them. */
function isOneRun(thing: Thing, other: Thing, page: PageContext): boolean {
  const { lines } = viewOf(page)
  const parent = lines[thing.line]?.parent
  if (parent === undefined || parent !== lines[other.line]?.parent) return false
  if (lists.has(lines[parent]?.kind ?? '')) return true
  const [from, to] = [thing.line, other.line].sort((one, two) => one - two)
  return lines.slice(from, to).every((line) => line.parent !== parent || line.kind === thing.kind)
}

/** The only list of what can be moved: by whichever distance, it comes to lie there again. */
function isInOnlyList(thing: Thing, page: PageContext): boolean {
  const { lines, things } = viewOf(page)
  const parent = lines[thing.line]?.parent ?? -1
  if (thing.use !== 'drag' || isDated(thing) || !lists.has(lines[parent]?.kind ?? '')) return false
  const movable = things.filter(({ use }) => use === 'drag')
  const isEmptyList = ({ kind, index, end }: (typeof lines)[number]) => lists.has(kind) && end <= index + 1
  return (
    movable.length > 1 &&
    movable.every(({ line }) => lines[line]?.parent === parent) &&
    !lines.some(isEmptyList)
  )
}

/** "Dentist, 10:30": where it lies is when it is. */
function isDated({ names }: Thing): boolean {
  return names.some((name) => clock.test(name))
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((title, at) => title === other[at])
}

const clock = /(?<!\d)\d{1,2}(?:[:.h]\d{2}(?!\d)|\s?[ap]\.?m\b)/iu
/** A name with the ending of a file. */
const isPart = /\.[a-z]\w{1,4}$/i
const lists: ReadonlySet<string> = new Set(['list', 'listbox', 'tree', 'rowgroup', 'row', 'table', 'grid'])
