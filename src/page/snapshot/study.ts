import { type LineState, limits } from '#protocol'
import { activeElementOf, isInside } from '../dom/composed.ts'
import { isCheckable, isFormField } from '../dom/kind.ts'
import { contains, fieldsOf, matches } from '../dom/own-members.ts'
import type { Slices } from '../dom/slices.ts'
import { createSight, remembering, type Sight } from '../dom/sight.ts'
import { isUnlabelled } from '../words/beside.ts'
import { generates } from '../name/generated.ts'
import { nameOf as accessibleName } from '../name/name.ts'
import { type Addresses, createAddresses } from '../outline/thing/addresses.ts'
import { type Choice, chooseLeaves } from '../outline/choose.ts'
import { closedTexts } from '../outline/thing/closed.ts'
import type { Entry } from '../reading/entry.ts'
import { thingKind } from '../outline/thing/thing-kind.ts'
import type { Written } from '../outline/lines.ts'
import { type Choose, writeOutline } from '../outline/outline.ts'
import { createScrollsOf } from '../outline/thing/scrolls.ts'
import { linkOf } from '../outline/thing/seal.ts'
import { stateOf } from '../outline/thing/state.ts'
import { createColumnOf } from '../outline/thing/table-heads.ts'
import { createTellLeaf } from '../outline/tell-leaf.ts'
import { tellPart } from '../outline/tell-parts.ts'
import { findThings } from '../outline/things.ts'
import { withoutGlyphs } from '../words/without-glyphs.ts'
import { findAbout } from './about.ts'
import { openerSelector, type TextRun } from '../reading/candidate.ts'
import { createFieldWords } from './field-words.ts'
import { type CloseLook, createCloseLook } from '../outline/thing/close-look.ts'
import { findLayers } from './layers.ts'
import { createReadable } from './readable.ts'
import type { Interest } from './rank.ts'
import type { Eyes, SnapshotOptions } from './snapshot.ts'
import type { PageReading } from '../reading/page-reading.ts'
import { readPage } from '../reading/read-page.ts'

/** One reading of the page with everything that is needed to tell of it. */
export interface Study {
  readonly sight: Sight
  readonly reading: PageReading
  readonly things: readonly Entry[]
  /** Forms that have fields, as many as are told. */
  readonly forms: readonly HTMLFormElement[]
  readonly interest: Interest
  readonly addresses: Addresses
  readonly nameOf: (element: Element) => string
  readonly isReadable: (run: TextRun) => boolean
  readonly lookClosely: CloseLook
  readonly stateOf: (entry: Entry) => LineState
  /** What stands behind closed openers. */
  readonly closed: ReadonlyMap<Element, string>
  /** Writes lines of what is chosen; of what fits best without a choice. */
  write(choose?: Choose): Promise<Written>
}

/** Reads all of the page cheaply, and closely what has to be known before anything is told. */
export async function studyPage(
  eyes: Eyes,
  { about = '', keepQuery = false }: SnapshotOptions,
  slices: Slices,
): Promise<Study> {
  const { document, marks, revealed, rulesOf } = eyes
  const breathe = async () => slices.isOver() && (await slices.rest())
  const seen = await seePage(eyes, about, slices, breathe)
  const { sight, words, nameOf, reading, things, layers } = seen
  const allForms = reading.forms
  const forms = allForms.filter((form) => [...fieldsOf(form)].length > 0).slice(0, limits.forms)
  const formIndex = new Map(forms.map((form, index) => [form, index] as const))
  const { modal } = layers
  const canBeRead = createReadable({ sight, slices, document, marks, modal })
  const isReadable = (run: TextRun) => (run.readable ??= canBeRead(run))
  const lookClosely = createCloseLook({ document, sight, marks, slices, revealed, nameOf, modal })
  const addresses = createAddresses({
    page: document.location.href,
    links: () => things.flatMap(({ element }) => linkOf(element) || []),
    values: () => valuesOf(things),
    keepQuery,
  })
  const closed = closedTexts(
    things.filter(({ element, told }) => told && matches(element, openerSelector)),
    { sight, marks, about },
  )
  await breathe()
  const facts = {
    marks,
    addresses,
    formIndex,
    chosen: words.chosen,
    closed,
    rulesOf,
    hasForms: allForms.length > 0,
  }
  const known = remembering((entry: Entry) => {
    entry.kind = thingKind(entry.element)
    return stateOf(entry, lookClosely(entry)?.text ?? withoutGlyphs(nameOf(entry.element)), facts)
  })
  for (const entry of things) {
    if (!isUnlabelled(entry.element) || !lookClosely(entry)) continue
    words.tell(entry.element, nameOf)
    if (slices.isOver(4)) await slices.rest()
  }
  const close = { isReadable, lookClosely, stateOf: known }
  return { ...seen, ...close, forms, addresses, closed, write: createWriter(eyes, slices, seen, close) }
}

type Seen = Awaited<ReturnType<typeof seePage>>

/** What there is on the page and what of it matters, with an id for each thing. */
async function seePage(eyes: Eyes, about: string, slices: Slices, breathe: () => Promise<unknown>) {
  const { document, marks, elements, filled, lastLook, notices, revealed } = eyes
  const sight = createSight(document)
  const isGenerating = sight.byMarkup(generates)
  const words = createFieldWords(document, marks.isMasked)
  const naming = { isGenerating, onBeside: words.onBeside }
  const nameOf = remembering((element: Element) => eyes.nameOf(element, naming))
  const reading = await readPage({ document, marks, slices, sight, revealed })
  const { roots, texts } = reading
  filled.watch(roots)
  notices.watch(roots)
  const layers = findLayers(reading, sight, marks)
  await breathe()
  const things = await findThings(reading, slices)
  const active = activeElementOf(document)
  const workingForm = (active && isFormField(active) ? active : filled.last())?.closest('form')
  const interest = {
    viewport: sight.viewport,
    layers,
    about: findAbout(about, texts),
    workingForm,
    isNew: lastLook.isNew,
  }
  for (const { element } of things)
    if ((element as HTMLInputElement).type === 'password') marks.isSecret(element)
  elements.adopt(
    things.map(({ element }) => element),
    nameOf,
  )
  await breathe()
  return { sight, isGenerating, words, nameOf, reading, things, layers, active, interest }
}

/** Writes lines of what was seen; without a choice, of what fits best. */
function createWriter(
  { marks, elements, lastLook }: Eyes,
  slices: Slices,
  { sight, isGenerating, words, nameOf, reading, layers, active, interest }: Seen,
  close: Pick<Study, 'isReadable' | 'lookClosely' | 'stateOf'>,
): Study['write'] {
  const { about, workingForm } = interest
  const { modal, open } = layers
  const scrollsOf = createScrollsOf(sight)
  const pureName = (element: Element) => accessibleName(element, { isMasked: marks.isMasked, isGenerating })
  const choice: Omit<Choice, 'share' | 'isLayer'> = {
    viewport: sight.viewport,
    isMeant: ({ entry, runs }) =>
      runs.length > 0 ? runs.some((run) => about.runs.has(run)) : about.weigh(entry.element) === 30,
    isWorking: ({ entry }) => workingForm != null && contains(workingForm, entry.element),
  }
  const outline = {
    isTaken: words.isTaken,
    sight,
    slices,
    layers: open,
    tellPart: remembering((entry: Entry) =>
      tellPart(entry, {
        nameOf: pureName,
        isMasked: marks.isMasked,
        scrollsOf,
        idOf: elements.idOf,
        takesDrops: reading.takesDrops,
      }),
    ),
    tellLeaf: createTellLeaf({
      ...close,
      sight,
      nameOf,
      columnOf: createColumnOf(nameOf),
      idOf: elements.idOf,
      isReachable: (entry) => !modal || isInside(entry.element, modal),
      active,
      lastLook,
      isDragged: reading.isDragged,
    }),
  }
  const best: Choose = {
    from: (leaves, { isLayer, share }) => chooseLeaves(leaves, { ...choice, isLayer, share }),
  }
  return (choose = best) => writeOutline(reading, outline, choose)
}

/** What stands in fields, to be kept out of addresses. What a box stands for is the page's own. */
function valuesOf(things: readonly Entry[]): ReadonlySet<string> {
  return new Set(
    things.flatMap(
      ({ element }) =>
        (!isCheckable(element) &&
          isFormField(element) &&
          element.value.length > 1 &&
          element.value.toLowerCase()) ||
        [],
    ),
  )
}
