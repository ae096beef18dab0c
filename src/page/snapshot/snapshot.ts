import { cut, type IndexedElement, limits, type PageContext } from '#protocol'
import { activeElementOf, isInside } from '../dom/composed.ts'
import { isFormField } from '../dom/kind.ts'
import { contains, fieldsOf } from '../dom/own-members.ts'
import type { Marks } from '../dom/marks.ts'
import { createSlices } from '../dom/pause.ts'
import { createSight, remembering } from '../dom/sight.ts'
import type { Elements } from '../elements.ts'
import { generates } from '../name/generated.ts'
import type { NameOf } from '../name/told-name.ts'
import type { Entry } from '../outline/entry.ts'
import { outlineForm } from '../outline/form-facts.ts'
import type { Memory } from '../outline/memory.ts'
import { writeOutline } from '../outline/outline.ts'
import { thingKind } from '../outline/kind.ts'
import { stateOf } from '../outline/state.ts'
import { createColumnOf } from '../outline/table-heads.ts'
import { createTellLeaf } from '../outline/tell-leaf.ts'
import { tellPart } from '../outline/tell-parts.ts'
import { findThings } from '../outline/things.ts'
import { toldWords } from '../outline/told.ts'
import { findAbout } from './about.ts'
import { addressOf, describeElement } from './describe.ts'
import type { FilledFields } from './filled-fields.ts'
import { chooseFinalists, createCloseLook, faceOf } from './finalists.ts'
import { describeForms } from './forms.ts'
import { findLayers } from './layers.ts'
import { createReadable } from './readable.ts'
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
  readonly nameOf: NameOf
  /** What the last look saw, to know what is new. */
  readonly memory: Memory
}

/** One look at the page: reads all of it cheaply, looks closely at what is told, writes nothing. */
export async function takeSnapshot(
  eyes: Eyes,
  { about = '', keepQuery = false }: SnapshotOptions = {},
): Promise<PageContext> {
  const { document, marks, elements, filled, memory } = eyes
  const slices = createSlices()
  const breathe = async () => slices.isOver() && (await slices.rest())
  const sight = createSight(document)
  const isGenerating = sight.byMarkup(generates)
  const nameOf = remembering((element: Element) => eyes.nameOf(element, isGenerating))
  const reading = await readPage({ document, marks, slices, sight })
  const { roots, texts, forms: allForms } = reading
  filled.watch(roots)
  const { modal, open } = findLayers(roots, sight, marks)
  const things = findThings(reading)
  await breathe()
  const active = activeElementOf(document)
  const meant = findAbout(about, texts)
  const workingForm = (active && isFormField(active) ? active : filled.last())?.closest('form')
  const interest = {
    viewport: sight.viewport,
    layers: { modal, open },
    about: meant,
    workingForm,
    isNew: memory.isNew,
  }
  for (const { element } of things)
    if ((element as HTMLInputElement).type === 'password') marks.isSecret(element)
  elements.adopt(
    things.map(({ element }) => element),
    nameOf,
  )
  await breathe()
  const forms = allForms.filter((form) => [...fieldsOf(form)].length > 0).slice(0, limits.forms)
  const formIndex = new Map(forms.map((form, index) => [form, index] as const))
  const isReadable = remembering(createReadable({ sight, slices, document, marks, modal }))
  const lookClosely = createCloseLook({ document, sight, marks, slices, nameOf, modal })
  const known = remembering((entry: Entry) => {
    const { element } = entry
    const facts = { kind: thingKind(element), name: toldWords(nameOf(element)) }
    return stateOf(entry, facts, { marks, keepQuery, formIndex, hasForms: allForms.length > 0 })
  })
  const written = await writeOutline(reading, {
    sight,
    slices,
    layers: open,
    choice: {
      viewport: sight.viewport,
      isMeant: ({ entry, runs }) =>
        runs.length > 0 ? runs.some((run) => meant.runs.has(run)) : meant.weigh(entry.element) === 30,
      isWorking: ({ entry }) => workingForm != null && contains(workingForm, entry.element),
    },
    tellPart: remembering((entry) => tellPart(entry, { nameOf, isMasked: marks.isMasked })),
    tellLeaf: createTellLeaf({
      sight,
      nameOf,
      isReadable,
      lookClosely,
      stateOf: known,
      columnOf: createColumnOf(nameOf),
      idOf: elements.idOf,
      isReachable: (entry) => !modal || isInside(entry.element, modal),
      active,
      memory,
    }),
  })
  const ranked = await rank(things, interest, slices)
  const finalists = await chooseFinalists(ranked, lookClosely, slices)
  const indexedElements: IndexedElement[] = []
  for (const finalist of finalists) {
    const id = elements.idOf(finalist.element, finalist.name)
    const parent = regionOf(finalist.entry, nameOf)
    indexedElements.push(describeElement(finalist, known(finalist.entry), { id, parent }))
    await breathe()
  }
  const visibleText = await visibleTextOf(texts, { sight, slices, document, marks, modal, isReadable })
  await breathe()
  const told = describeForms(forms, {
    marks,
    nameOf,
    idOf: (field) => elements.idOf(field, nameOf(field)),
    isReachable: (field) => faceOf(field, sight) !== undefined,
  })
  memory.keep(things, texts)
  const { scrollTop = 0, scrollHeight = 0 } = document.scrollingElement ?? {}
  const { bottom: height } = sight.viewport
  return {
    url: addressOf(document.location.href, keepQuery),
    title: cut(document.title, limits.titleCharacters),
    indexedElements,
    visibleText,
    forms: told,
    outline: {
      lines: written.lines,
      forms: forms.map((form, index) => outlineForm(form, told[index] ?? {}, keepQuery)),
      elements: things.length,
      above: heights(scrollTop, height),
      below: heights(scrollHeight - scrollTop - height, height),
    },
    previouslyFilledFields: filled.list((field) => elements.idOf(field, nameOf(field))),
    language: cut(document.documentElement.lang || navigator.language, 35),
    viewport: { width: sight.viewport.right, height },
  }
}

function heights(pixels: number, height: number): number {
  return Math.max(0, Math.round((pixels / height) * 10) / 10) || 0
}
