import { cut, type IndexedElement, limits, type PageContext } from '#protocol'
import { activeElementOf, isInside } from '../dom/composed.ts'
import { faceOf } from '../dom/face.ts'
import { isFormField } from '../dom/kind.ts'
import { contains, fieldsOf, memberOf } from '../dom/own-members.ts'
import type { Marks } from '../dom/marks.ts'
import { createSlices, type Slices } from '../dom/pause.ts'
import { createSight, remembering } from '../dom/sight.ts'
import type { Elements } from '../elements.ts'
import { generates } from '../name/generated.ts'
import { isUnlabelled } from '../name/beside.ts'
import { nameOf as accessibleName } from '../name/name.ts'
import type { NameOf } from '../name/told-name.ts'
import { chosenWords, isDrawn } from '../name/chosen-words.ts'
import { createAddresses } from '../outline/addresses.ts'
import { closedTexts } from '../outline/closed.ts'
import type { Entry } from '../outline/entry.ts'
import { outlineForm } from '../outline/form-facts.ts'
import type { Memory } from '../outline/memory.ts'
import { writeOutline } from '../outline/outline.ts'
import { thingKind } from '../outline/kind.ts'
import type { Revealed } from '../outline/revealed.ts'
import { createScrollsOf } from '../outline/scrolls.ts'
import { linkOf } from '../outline/seal.ts'
import { stateOf } from '../outline/state.ts'
import { createColumnOf } from '../outline/table-heads.ts'
import { createTellLeaf } from '../outline/tell-leaf.ts'
import { tellPart } from '../outline/tell-parts.ts'
import { findThings } from '../outline/things.ts'
import { toldWords } from '../outline/told.ts'
import { folded } from '../text.ts'
import { findAbout } from './about.ts'
import { describeElement } from './describe.ts'
import type { FilledFields } from './filled-fields.ts'
import { chooseFinalists, createCloseLook } from './finalists.ts'
import { describeForms } from './forms.ts'
import { findLayers } from './layers.ts'
import type { Notices } from './notices.ts'
import type { Rest } from './rest.ts'
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
  /** What an element is right now, as `seal` of its line tells it. */
  readonly sealOf: (element: Element) => string
  /** What the last look saw, to know what is new. */
  readonly memory: Memory
  readonly notices: Notices
  readonly rest: Rest
  readonly revealed: Revealed
  /** The owner's rules that speak of an element. */
  readonly rulesOf: (element: Element) => string[]
}

/** A page that draws itself anew while it is looked at is looked at in one piece at last. */
const tries = 3

/** One look at the page: reads all of it cheaply, looks closely at what is told, writes nothing. */
export async function takeSnapshot(eyes: Eyes, options: SnapshotOptions = {}): Promise<PageContext> {
  const busy = await eyes.rest.until()
  for (let left = tries - 1; ; left -= 1) {
    const context = await look(eyes, options, createSlices(left > 0))
    if (context?.outline && busy) context.outline.busy = true
    if (context || left === 0) return context ?? {}
  }
}

/** Undefined when much of what was read was taken away before it could be told. */
async function look(
  eyes: Eyes,
  { about = '', keepQuery = false }: SnapshotOptions,
  slices: Slices,
): Promise<PageContext | undefined> {
  const { document, marks, elements, filled, memory, notices, revealed, rulesOf } = eyes
  const breathe = async () => slices.isOver() && (await slices.rest())
  const sight = createSight(document)
  const isGenerating = sight.byMarkup(generates)
  /** Words that are the name or the value of a field beside them. */
  const taken = new Map<Node, Element>()
  const naming = { isGenerating, onBeside: (node: Node, field: Element) => taken.set(node, field) }
  const nameOf = remembering((element: Element) => eyes.nameOf(element, naming))
  const pureName = (element: Element) => accessibleName(element, { isMasked: marks.isMasked, isGenerating })
  const reading = await readPage({ document, marks, slices, sight, revealed })
  const { roots, texts, forms: allForms } = reading
  filled.watch(roots)
  notices.watch(roots)
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
  const lookClosely = createCloseLook({ document, sight, marks, slices, revealed, nameOf, modal })
  const addresses = createAddresses({
    page: document.location.href,
    links: things.flatMap(({ element }) => linkOf(element) || []),
    values: () => valuesOf(things),
    keepQuery,
  })
  const scrollsOf = createScrollsOf(sight)
  const closed = closedTexts(things, { sight, marks, about })
  await breathe()
  const known = remembering((entry: Entry) => {
    const { element } = entry
    const facts = { kind: thingKind(element), name: toldWords(nameOf(element)) }
    return stateOf(entry, facts, {
      marks,
      addresses,
      formIndex,
      chosen,
      closed,
      rulesOf,
      hasForms: allForms.length > 0,
    })
  })
  /** What fields show as chosen that a library draws. */
  const chosen = new Map<Element, string>()
  const shown = new Set<Element>()
  for (const entry of things) {
    const { element } = entry
    if (!isUnlabelled(element) || !lookClosely(entry)) continue
    shown.add(element)
    if (isDrawn(element)) noteChosen(element)
    await breathe()
  }
  const written = await writeOutline(reading, {
    isTaken(node) {
      const field = taken.get(node)
      return field !== undefined && shown.has(field)
    },
    sight,
    slices,
    layers: open,
    choice: {
      viewport: sight.viewport,
      isMeant: ({ entry, runs }) =>
        runs.length > 0 ? runs.some((run) => meant.runs.has(run)) : meant.weigh(entry.element) === 30,
      isWorking: ({ entry }) => workingForm != null && contains(workingForm, entry.element),
    },
    tellPart: remembering((entry) =>
      tellPart(entry, { nameOf: pureName, isMasked: marks.isMasked, scrollsOf, idOf: elements.idOf }),
    ),
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
      isDragged: reading.isDragged,
    }),
  })
  function noteChosen(field: Element): void {
    const words = chosenWords(field, marks.isMasked)
    if (!words || folded(words.text) === folded(nameOf(field))) return
    chosen.set(field, words.text)
    for (const node of words.nodes) taken.set(node, field)
  }
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
  const gone = texts.filter(({ node, parent }) => !(node.parentNode ?? parent).isConnected).length
  if (gone * 20 > texts.length) return undefined
  memory.keep(things, texts)
  const said = notices.list()
  notices.forget()
  const { scrollTop = 0, scrollHeight = 0 } = memberOf(document, 'scrollingElement') ?? {}
  const { bottom: height } = sight.viewport
  return {
    url: addresses.page,
    title: cut(memberOf(document, 'title'), limits.titleCharacters),
    indexedElements,
    visibleText,
    forms: told,
    outline: {
      lines: written.lines,
      forms: forms.map((form, index) =>
        outlineForm(form, told[index] ?? {}, { addresses, line: written.lineAt(form, index) }),
      ),
      elements: things.length,
      above: heights(scrollTop, height),
      below: heights(scrollHeight - scrollTop - height, height),
      ...(said.length > 0 ? { notices: said } : {}),
    },
    previouslyFilledFields: filled.list((field) => elements.idOf(field, nameOf(field))),
    language: cut(memberOf(document, 'documentElement').lang || navigator.language, 35),
    viewport: { width: sight.viewport.right, height },
  }
}

function heights(pixels: number, height: number): number {
  return Math.max(0, Math.round((pixels / height) * 10) / 10) || 0
}

/** What stands in fields, to be kept out of addresses. */
function valuesOf(things: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    things.flatMap(
      ({ element }) =>
        (isFormField(element) && element.value.length > 1 && element.value.toLowerCase()) || [],
    ),
  )
}
