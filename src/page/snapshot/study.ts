import { type LineState, limits } from '#protocol'
import { activeElementOf, isInside } from '../dom/composed.ts'
import { isCheckable, isFormField } from '../dom/kind.ts'
import { contains, fieldsOf, matches } from '../dom/own-members.ts'
import type { Slices } from '../dom/slices.ts'
import { remembering, type Sight } from '../dom/sight.ts'
import { isUnlabelled } from '../words/beside.ts'
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
import type { Leaf } from '../outline/leaves.ts'
import { withoutGlyphs } from '../words/without-glyphs.ts'
import { findAbout } from './about.ts'
import { openerSelector, type TextRun } from '../reading/candidate.ts'
import { type CloseLook, createCloseLook } from '../outline/thing/close-look.ts'
import type { Interest } from './rank.ts'
import type { Eyes, SnapshotOptions } from './snapshot.ts'
import type { PageReading } from '../reading/page-reading.ts'
import type { Seen } from './see-page.ts'

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

/** Finds out what has to be known of what is seen before anything is told: names, states, what is spoken of. */
export async function studyPage(
  eyes: Eyes,
  seen: Seen,
  { about = '', keepQuery = false }: SnapshotOptions,
  slices: Slices,
): Promise<Study> {
  const { document, marks, rulesOf } = eyes
  const breathe = async () => slices.isOver() && (await slices.rest())
  const { sight, words, reading, things, sightingOf, plainName } = seen
  const naming = { isGenerating: seen.isGenerating, onBeside: words.onBeside }
  const nameOf = remembering((element: Element) => plainName(element) ?? eyes.nameOf(element, naming))
  const active = activeElementOf(document)
  const interest: Interest = {
    viewport: sight.viewport,
    layers: seen.layers,
    about: findAbout(about, reading.texts),
    workingForm: (active && isFormField(active) ? active : eyes.filled.last())?.closest('form'),
    isNew: eyes.lastLook.isNew,
  }
  eyes.elements.adopt(
    things.map(({ element }) => element),
    nameOf,
  )
  await breathe()
  const allForms = reading.forms
  const forms = allForms.filter((form) => [...fieldsOf(form)].length > 0).slice(0, limits.forms)
  const formIndex = new Map(forms.map((form, index) => [form, index] as const))
  const lookClosely = createCloseLook(sightingOf, nameOf)
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
  const leaves = await seen.leaves(slices)
  for (const leaf of leaves) leaf.told = undefined
  const close = { isReadable: seen.isReadable, lookClosely, stateOf: known, nameOf, leaves }
  return {
    ...seen,
    ...close,
    forms,
    addresses,
    interest,
    closed,
    write: createWriter(eyes, slices, seen, interest, close),
  }
}

/** Writes lines of what was seen; without a choice, of what fits best. */
function createWriter(
  { document, marks, elements, lastLook }: Eyes,
  slices: Slices,
  { sight, isGenerating, reading, layers }: Seen,
  { about, workingForm }: Interest,
  close: Pick<Study, 'isReadable' | 'lookClosely' | 'stateOf' | 'nameOf'> & { leaves: readonly Leaf[] },
): Study['write'] {
  const { nameOf, leaves } = close
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
    slices,
    layers: open,
    tellPart: remembering((entry: Entry) =>
      tellPart(entry, {
        nameOf: pureName,
        isMasked: marks.isMasked,
        scrollsOf,
        idOf: elements.idOf,
        takesDrops: reading.handlers.takesDrops,
      }),
    ),
    tellLeaf: createTellLeaf({
      ...close,
      sight,
      columnOf: createColumnOf(nameOf),
      idOf: elements.idOf,
      isReachable: (entry) => !modal || isInside(entry.element, modal),
      active: activeElementOf(document),
      lastLook,
      isDragged: reading.isDragged,
    }),
  }
  const best: Choose = {
    from: (all, { isLayer, share }) => chooseLeaves(all, { ...choice, isLayer, share }),
  }
  return (choose = best) => writeOutline(reading, leaves, outline, choose)
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
