import { limits, type PageContext } from '#protocol'
import { activeElementOf } from '../dom/composed.ts'
import { isFormField } from '../dom/kind.ts'
import type { Marks } from '../dom/marks.ts'
import { createSlices } from '../dom/pause.ts'
import { createSight } from '../dom/sight.ts'
import type { Elements } from '../elements.ts'
import { cut } from '../text.ts'
import { findAbout } from './about.ts'
import { findByPointer } from './by-pointer.ts'
import { addressOf, describeElement } from './describe.ts'
import type { FilledFields } from './filled-fields.ts'
import { chooseFinalists, faceOf, type Finalist } from './finalists.ts'
import { describeForms, formsWorthTelling } from './forms.ts'
import { findLayers } from './layers.ts'
import { regionOf } from './region.ts'
import { rank } from './score.ts'
import { visibleTextOf } from './visible-text.ts'
import { readPage } from './walk.ts'

export interface SnapshotOptions {
  /** The visitor's message: what it names comes first. */
  readonly about?: string
  /** Whether addresses keep query and fragment. */
  readonly keepQuery?: boolean
}

export interface Eyes {
  readonly document: Document
  readonly marks: Marks
  readonly elements: Elements
  readonly filled: FilledFields
  readonly nameOf: (element: Element) => string
  /** What the last look saw, to know what is new. */
  readonly seen: WeakSet<Element>
}

/** One look at the page: reads all of it cheaply, looks closely at few, writes nothing. */
export async function takeSnapshot(
  eyes: Eyes,
  { about, keepQuery = false }: SnapshotOptions = {},
): Promise<PageContext> {
  const { document, marks, elements, filled, seen } = eyes
  const slices = createSlices()
  const reading = await readPage(document, marks, slices)
  const sight = createSight(document)
  const layers = findLayers(document, sight, marks)
  const nameOf = remembered(eyes.nameOf)
  const candidates = [...reading.candidates, ...findByPointer(reading.texts, sight)]
  if (slices.isOver()) await slices.rest()
  const ranked = rank(candidates, {
    viewport: sight.viewport,
    layers,
    about: findAbout(about, reading.texts),
    workingForm: workingFormOf(document, filled),
    ...(candidates.some(({ element }) => seen.has(element))
      ? { isNew: (element: Element) => !seen.has(element) }
      : {}),
  })
  const finalists = await chooseFinalists(ranked, { document, sight, marks, slices, nameOf })
  for (const { element } of candidates) seen.add(element)
  elements.adopt(finalists.map(({ element }) => element))
  if (slices.isOver()) await slices.rest()
  const forms = formsWorthTelling(reading.forms, marks)
  const indexedElements = finalists.map((finalist) => describe(finalist))
  if (slices.isOver()) await slices.rest()
  return {
    url: addressOf(document.location.href, keepQuery),
    title: cut(document.title, limits.titleCharacters),
    indexedElements,
    visibleText: visibleTextOf(reading.texts, {
      sight,
      marks,
      document,
      ...(layers.modal ? { modal: layers.modal } : {}),
    }),
    forms: describeForms(forms, {
      marks,
      nameOf,
      idOf: elements.idOf,
      isReachable: (field) => faceOf(field, sight) !== undefined,
    }),
    previouslyFilledFields: filled.list(elements.idOf),
    ...languageOf(document),
    viewport: { width: sight.viewport.right, height: sight.viewport.bottom },
  }

  function describe(finalist: Finalist) {
    const parent = marks.isMasked(finalist.element) ? '' : regionOf(finalist, nameOf)
    return {
      id: elements.idOf(finalist.element),
      ...describeElement(finalist.element, {
        marks,
        keepQuery,
        nameOf: () => finalist.name,
        formIndexOf: (element) => formIndexOf(element, forms),
      }),
      ...(parent ? { parent: cut(parent, limits.labelCharacters) } : {}),
      inView: finalist.inView,
    }
  }
}

function formIndexOf(element: Element, forms: readonly HTMLFormElement[]): number | undefined {
  const form = (element as HTMLInputElement).form ?? element.closest('form')
  const index = form ? forms.indexOf(form) : -1
  return index >= 0 && index < limits.forms ? index : undefined
}

function workingFormOf(document: Document, filled: FilledFields): Element | undefined {
  const active = activeElementOf(document)
  const field = active && isFormField(active) ? active : filled.last()
  return field?.closest('form') ?? undefined
}

function languageOf(document: Document): { language?: string } {
  const language = document.documentElement.lang || document.defaultView?.navigator.language
  return language ? { language: cut(language, 35) } : {}
}

function remembered(nameOf: (element: Element) => string): (element: Element) => string {
  const known = new Map<Element, string>()
  return (element) => {
    let name = known.get(element)
    if (name === undefined) known.set(element, (name = nameOf(element)))
    return name
  }
}
