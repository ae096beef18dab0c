import { limits } from '#protocol'
import { isInside } from '../dom/composed.ts'
import { hitAt, pointsOf, reaches } from '../dom/hit.ts'
import { isCheckable } from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import type { Slices } from '../dom/pause.ts'
import type { Sight } from '../dom/sight.ts'
import type { Candidate } from './candidate.ts'

/** A candidate that a person can see, and whether they see it without scrolling. */
export interface Finalist extends Candidate {
  readonly name: string
  readonly inView: boolean
}

export interface FinalistOptions {
  readonly document: Document
  readonly sight: Sight
  readonly marks: Marks
  readonly slices: Slices
  readonly nameOf: (element: Element) => string
}

/** Bounds the close looks on a page that hides most of what it holds. */
const closeLooks = 600

/** Takes the best candidates that stand a close look, until there are as many as the interface takes. */
export async function chooseFinalists(
  ranked: readonly Candidate[],
  options: FinalistOptions,
): Promise<Finalist[]> {
  const { marks, slices } = options
  const chosen: Finalist[] = []
  for (const candidate of ranked.slice(0, closeLooks)) {
    if (chosen.length === limits.indexedElements) break
    if (slices.isOver()) await slices.rest()
    const { element } = candidate
    if (!element.isConnected || element.closest('[inert]') || marks.isIgnored(element)) continue
    const finalist = lookClosely(candidate, options)
    if (finalist && !repeatsAnother(finalist, chosen)) chosen.push(finalist)
  }
  return chosen.sort((a, b) => a.order - b.order)
}

function lookClosely(candidate: Candidate, options: FinalistOptions): Finalist | undefined {
  const { sight, nameOf, document, marks } = options
  const face = faceOf(candidate.element, sight)
  if (!face) return undefined
  const inView = sight.isInView(face)
  if (inView && isCovered(face, candidate.element, document, marks.widgetHost)) return undefined
  const name = nameOf(candidate.element)
  // Without role and words there is nothing to call it by.
  if (name === '' && (candidate.byPointer || isPlain(candidate.element))) return undefined
  return { ...candidate, name, inView }
}

/** What a person sees of an element: itself, or the label that stands for a box that CSS has hidden. */
export function faceOf(element: Element, sight: Sight): Element | undefined {
  if (sight.isShown(element)) return element
  if (!isCheckable(element) && (element as HTMLInputElement).type !== 'file') return undefined
  return [...((element as HTMLInputElement).labels ?? [])].find((label) => sight.isShown(label))
}

function isCovered(
  face: Element,
  element: Element,
  document: Document,
  widgetHost: Element | undefined,
): boolean {
  const { innerWidth = 0, innerHeight = 0 } = document.defaultView ?? {}
  const points = pointsOf(face).filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  if (points.length === 0) return false
  return points.every((point) => {
    const hit = hitAt(document, point, widgetHost)
    return hit !== null && !reaches(hit, face) && !reaches(hit, element) && !isInside(face, hit)
  })
}

function isPlain(element: Element): boolean {
  return (
    !element.hasAttribute('role') &&
    !/^(a|area|button|input|select|textarea|summary)$/.test(element.localName)
  )
}

/** A wrapper and the one thing in it that acts are the same thing to a person. */
function repeatsAnother(finalist: Finalist, chosen: readonly Finalist[]): boolean {
  return chosen.some(
    (other) =>
      other.name === finalist.name &&
      (isPlain(finalist.element) || isPlain(other.element)) &&
      (isInside(finalist.element, other.element) || isInside(other.element, finalist.element)),
  )
}
