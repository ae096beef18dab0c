import { closest } from '../dom/own-members.ts'
import { limits } from '#protocol'
import { middleOf, type Point, widthOf } from '../dom/box.ts'
import { isInside } from '../dom/composed.ts'
import { hitAt, pointsOf, reaches } from '../dom/hit.ts'
import { isCheckable, isPlain } from '../dom/kind.ts'
import type { Sight } from '../dom/sight.ts'
import type { Candidate } from './candidate.ts'
import type { WalkOptions } from './walk.ts'

/** A candidate that a person can see, and whether they see it without scrolling. */
export interface Finalist extends Candidate {
  readonly name: string
  readonly inView: boolean
}

export interface FinalistOptions extends WalkOptions {
  readonly nameOf: (element: Element) => string
}

/** Bounds the close looks on a page that hides most of what it holds. */
const closeLooks = 600

/** Takes the best candidates that stand a close look, until there are as many as the interface takes. */
export async function chooseFinalists(
  ranked: readonly Candidate[],
  options: FinalistOptions,
): Promise<Finalist[]> {
  const chosen: Finalist[] = []
  for (const candidate of ranked.slice(0, closeLooks)) {
    if (chosen.length === limits.indexedElements) break
    if (options.slices.isOver()) await options.slices.rest()
    const finalist = lookClosely(candidate, options)
    if (finalist && !repeatsAnother(finalist, chosen)) chosen.push(finalist)
  }
  return chosen.sort((a, b) => a.order - b.order)
}

function lookClosely(candidate: Candidate, options: FinalistOptions): Finalist | undefined {
  const { sight, nameOf } = options
  const { element, byPointer, box } = candidate
  if (!element.isConnected || closest(element, '[inert]')) return undefined
  const face = faceOf(element, sight, widthOf(box) > 0 && sight.isShown(element))
  if (!face) return undefined
  const inView = sight.isInView(face)
  if (inView && isCovered(element, face, options)) return undefined
  const name = nameOf(element)
  // Without role and words there is nothing to call it by.
  return name === '' && (byPointer || isPlain(element)) ? undefined : { ...candidate, name, inView }
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

/** What a person sees of an element: itself, or the label that stands for a box that CSS has hidden. */
export function faceOf(
  element: Element,
  sight: Sight,
  isShown: boolean = sight.isShown(element),
): Element | undefined {
  if (isShown) return element
  if (!isCheckable(element) && (element as HTMLInputElement).type !== 'file') return undefined
  return [...((element as HTMLInputElement).labels ?? [])].find((label) => sight.isShown(label))
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
