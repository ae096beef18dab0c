import { heightOf, middleOf, type Point, spotAt, widthOf } from '../../dom/box.ts'
import { isInside, parentOf } from '../../dom/composed.ts'
import { faceOf } from '../../dom/face.ts'
import { hitAt, pointsOf, reaches } from '../../dom/hit.ts'
import { remembering, type Sight } from '../../dom/sight.ts'
import type { Entry } from '../../reading/entry.ts'
import type { WalkOptions } from '../../reading/walk.ts'
import { withoutGlyphs } from '../../words/without-glyphs.ts'
import { hintOf } from './hint.ts'

/** What is seen of a thing, and whether without scrolling. */
export interface Sighting {
  readonly inView: boolean
  /** What a person sees of it: itself, or what is painted in its place. */
  readonly face: Element
  /** It is drawn only while its row is pointed at. */
  readonly hover: boolean
}

/** A thing that a person can see. */
export interface Finalist extends Sighting {
  readonly entry: Entry
  readonly element: Element
  readonly name: string
  /** Its name as it is told. */
  readonly text: string
  /** What tells of it when it has no name. */
  readonly hint: string
}

/** Looks at each thing closely, once. */
export type CloseLook = (entry: Entry) => Finalist | null

export interface SightingOptions extends WalkOptions {
  /** An open dialog that makes everything else inert. */
  readonly modal: Element | undefined
}

export function createCloseLook(
  sightingOf: (entry: Entry) => Sighting | null,
  nameOf: (element: Element) => string,
): CloseLook {
  return remembering((entry: Entry): Finalist | null => {
    const sighting = sightingOf(entry)
    if (!sighting) return null
    const { element, why } = entry
    const name = nameOf(element)
    const hint = name === '' ? hintOf(element) : ''
    // A hand over nothing that could be called anything is no thing.
    if (name === '' && hint === '' && why === 'pointer') return null
    return { ...sighting, entry, element, name, text: withoutGlyphs(name), hint }
  })
}

/** Looks once at the place of each thing. */
export function createSighting(options: SightingOptions): (entry: Entry) => Sighting | null {
  const { sight, modal, revealed } = options
  const shownAway = new Set<number>()
  return remembering((entry: Entry): Sighting | null => {
    const { element, box, away } = entry
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
    return { inView, face, hover }
  })
}

function isCovered(element: Element, face: Element, { sight, document, marks }: SightingOptions): boolean {
  const box = sight.box(face)
  /** Undefined off the screen, where a part around cuts it off and under a bar: what is hit there says nothing of it. */
  const isFree = (point: Point) => {
    if (!sight.isInView(face, spotAt(point))) return undefined
    const hit = hitAt(document, point, marks.widgetHost)
    if (!hit || reaches(hit, face) || reaches(hit, element) || isInside(face, hit)) return true
    return isUnderBar(element, hit, sight) ? undefined : false
  }
  // The middle of the box is known and mostly free; where the lines are has to be asked.
  if (isFree(middleOf(box))) return false
  const answers = new Set(pointsOf(face, box).map(isFree))
  return answers.has(false) && !answers.has(true)
}

/** What stays in place while the page is scrolled under it, such as a notice of cookies, covers nothing for good. */
function isUnderBar(element: Element, hit: Element, { box, viewport }: Sight): boolean {
  let bar: Element | null = hit
  while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = parentOf(bar)
  return bar !== null && !isInside(element, bar) && heightOf(box(bar)) * 2 < heightOf(viewport)
}
