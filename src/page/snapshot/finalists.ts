import { limits } from '#protocol'
import { middleOf, type Point, widthOf } from '../dom/box.ts'
import { isInside } from '../dom/composed.ts'
import { faceOf } from '../dom/face.ts'
import { hitAt, pointsOf, reaches } from '../dom/hit.ts'
import { isPlain } from '../dom/kind.ts'
import { remembering } from '../dom/sight.ts'
import type { Slices } from '../dom/slices.ts'
import type { Entry } from '../outline/entry.ts'
import { hintOf } from '../outline/hint.ts'
import { isLoose } from '../outline/things.ts'
import type { WalkOptions } from './read-page.ts'

/** A thing that a person can see, and whether they see it without scrolling. */
export interface Finalist {
  readonly entry: Entry
  readonly element: Element
  readonly name: string
  /** What tells of it when it has no name. */
  readonly hint: string
  readonly inView: boolean
  /** What a person sees of it: itself, or what is painted in its place. */
  readonly face: Element
  /** It is drawn only while its row is pointed at. */
  readonly hover: boolean
}

/** Looks at each thing closely, once. */
export type CloseLook = (entry: Entry) => Finalist | null

export interface FinalistOptions extends WalkOptions {
  readonly nameOf: (element: Element) => string
  /** An open dialog that makes everything else inert. */
  readonly modal: Element | undefined
}

/** Bounds the close looks on a page that hides most of what it holds. */
const closeLooks = 600

/** Takes the best candidates that stand a close look, until there are as many as the interface takes. */
export async function chooseFinalists(
  ranked: readonly Entry[],
  lookClosely: CloseLook,
  slices: Slices,
): Promise<Finalist[]> {
  const chosen: Finalist[] = []
  for (const candidate of ranked.slice(0, closeLooks)) {
    if (chosen.length === limits.indexedElements) break
    if (slices.isOver()) await slices.rest()
    const finalist = lookClosely(candidate)
    // Of a mere box the older list tells only what it is called.
    if (!finalist || (finalist.name === '' && isLoose(candidate))) continue
    if (!repeatsAnother(finalist, chosen)) chosen.push(finalist)
  }
  return chosen.sort((a, b) => a.entry.order - b.entry.order)
}

export function createCloseLook(options: FinalistOptions): CloseLook {
  const { sight, nameOf, modal, revealed } = options
  const shownAway = new Set<number>()
  return remembering((entry: Entry): Finalist | null => {
    const { element, why, box, away } = entry
    // What lies behind an open dialog is seen and cannot be touched.
    const isBehind = modal !== undefined && !isInside(element, modal)
    if (!element.isConnected || (!isBehind && entry.inert)) return null
    const kind = away && sight.markup(element)
    // Out of view, one of equal markup stands for the others but for what its place alone can hide.
    const isKnown = kind !== undefined && shownAway.has(kind) && sight.isRendered(element)
    const shown = isKnown
      ? element
      : faceOf(element, sight, box !== undefined && widthOf(box) > 0 && sight.isShown(element))
    const face = shown ?? revealed.rowOf(element, sight)
    if (!face) return null
    const hover = !shown
    const inView = !isKnown && sight.isInView(face)
    if (kind !== undefined && face === element && !inView) shownAway.add(kind)
    if (inView && !hover && !isBehind && isCovered(element, face, options)) return null
    const name = nameOf(element)
    const hint = name === '' ? hintOf(element) : ''
    // A hand over nothing that could be called anything is no thing.
    if (name === '' && hint === '' && why === 'pointer') return null
    return { entry, element, name, hint, inView, face, hover }
  })
}

function isCovered(element: Element, face: Element, { sight, document, marks }: FinalistOptions): boolean {
  const box = sight.box(face)
  const { right, bottom } = sight.viewport
  /** Undefined off the screen, where nothing is hit. */
  const isFree = (point: Point) => {
    if (point.x < 0 || point.y < 0 || point.x >= right || point.y >= bottom) return undefined
    const hit = hitAt(document, point, marks.widgetHost)
    return !hit || reaches(hit, face) || reaches(hit, element) || isInside(face, hit)
  }
  // The middle of the box is known and mostly free; where the lines are has to be asked.
  if (isFree(middleOf(box))) return false
  const answers = new Set(pointsOf(face, box).map(isFree))
  return answers.has(false) && !answers.has(true)
}

/** A wrapper and the one thing in it that acts are the same thing to a person. */
function repeatsAnother({ element, name }: Finalist, chosen: readonly Finalist[]): boolean {
  return chosen.some(
    (other) =>
      other.name === name &&
      (isPlain(element) || isPlain(other.element)) &&
      (isInside(element, other.element) || isInside(other.element, element)),
  )
}
