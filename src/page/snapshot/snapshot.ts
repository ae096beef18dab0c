import { cut, type IndexedElement, limits, type PageContext } from '#protocol'
import { activeElementOf } from '../dom/composed.ts'
import { isFormField } from '../dom/kind.ts'
import { fieldsOf } from '../dom/own-members.ts'
import type { Marks } from '../dom/marks.ts'
import { createSlices } from '../dom/pause.ts'
import { createSight, remembering } from '../dom/sight.ts'
import type { Elements } from '../elements.ts'
import { findAbout } from './about.ts'
import { findByPointer } from './by-pointer.ts'
import { addressOf, describeElement } from './describe.ts'
import type { FilledFields } from './filled-fields.ts'
import { chooseFinalists, faceOf } from './finalists.ts'
import { describeForms } from './forms.ts'
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
  { about = '', keepQuery = false }: SnapshotOptions = {},
): Promise<PageContext> {
  const { document, marks, elements, filled, seen } = eyes
  const slices = createSlices()
  const breathe = async () => slices.isOver() && (await slices.rest())
  const sight = createSight(document)
  const nameOf = remembering(eyes.nameOf)
  const {
    roots,
    texts,
    forms: allForms,
    candidates: read,
  } = await readPage({ document, marks, slices, sight })
  filled.watch(roots)
  const { modal, open } = findLayers(roots, sight, marks)
  const candidates = [...read, ...findByPointer(texts, sight)]
  await breathe()
  const active = activeElementOf(document)
  // On the first look everything is new, which says nothing.
  const looked = candidates.some(({ element }) => seen.has(element))
  const interest = {
    viewport: sight.viewport,
    layers: { modal, open },
    about: findAbout(about, texts),
    workingForm: (active && isFormField(active) ? active : filled.last())?.closest('form'),
    isNew: (element: Element) => looked && !seen.has(element),
  }
  const ranked = await rank(candidates, interest, slices)
  const finalists = await chooseFinalists(ranked, { document, sight, marks, slices, nameOf })
  for (const { element } of candidates) {
    seen.add(element)
    if ((element as HTMLInputElement).type === 'password') marks.isSecret(element)
  }
  elements.adopt(finalists.map(({ element }) => element))
  await breathe()
  const forms = allForms.filter((form) => [...fieldsOf(form)].length > 0).slice(0, limits.forms)
  const indexedElements: IndexedElement[] = []
  for (const finalist of finalists) {
    const id = elements.idOf(finalist.element, finalist.name)
    const parent = regionOf(finalist, nameOf)
    indexedElements.push(describeElement(finalist, { id, parent, marks, keepQuery, forms }))
    await breathe()
  }
  const visibleText = await visibleTextOf(texts, { sight, slices, document, marks, modal })
  await breathe()
  return {
    url: addressOf(document.location.href, keepQuery),
    title: cut(document.title, limits.titleCharacters),
    indexedElements,
    visibleText,
    forms: describeForms(forms, {
      marks,
      nameOf,
      idOf: (field) => elements.idOf(field, nameOf(field)),
      isReachable: (field) => faceOf(field, sight) !== undefined,
    }),
    previouslyFilledFields: filled.list((field) => elements.idOf(field, nameOf(field))),
    language: cut(document.documentElement.lang || navigator.language, 35),
    viewport: { width: sight.viewport.right, height: sight.viewport.bottom },
  }
}
