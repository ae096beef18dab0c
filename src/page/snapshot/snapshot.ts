import { cut, type IndexedElement, limits, type PageContext } from '#protocol'
import { faceOf } from '../dom/face.ts'
import type { Marks } from '../privacy/marks.ts'
import { memberOf } from '../dom/own-members.ts'
import { createSlices, type Slices } from '../dom/slices.ts'
import type { Elements } from '../elements.ts'
import type { NameOf } from '../name/create-naming.ts'
import { outlineForm } from '../outline/thing/form-facts.ts'
import type { LastLook } from '../outline/last-look.ts'
import type { Revealed } from '../reading/revealed.ts'
import { describeElement } from './describe.ts'
import type { FilledFields } from './filled-fields.ts'
import { chooseFinalists } from './finalists.ts'
import { describeForms } from './forms.ts'
import type { KeptSeen } from './kept-seen.ts'
import type { Notices } from './notices.ts'
import { regionOf } from './region.ts'
import type { Settling } from './settling.ts'
import { rank } from './rank.ts'
import { seePage } from './see-page.ts'
import { studyPage } from './study.ts'
import { visibleTextOf } from './visible-text.ts'

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
  readonly lastLook: LastLook
  readonly notices: Notices
  /** What it saw, for as long as it holds. */
  readonly kept: KeptSeen
  readonly settling: Settling
  readonly revealed: Revealed
  /** The owner's rules that speak of an element. */
  readonly rulesOf: (element: Element) => string[]
}

/** A page that redraws itself while it is looked at is looked at in one piece at last. */
const tries = 3

/** One look at the page: reads all of it cheaply, looks closely at what is told, writes nothing. */
export async function takeSnapshot(eyes: Eyes, options: SnapshotOptions = {}): Promise<PageContext> {
  const busy = await eyes.settling.until()
  for (let left = tries - 1; ; left -= 1) {
    const context = await look(eyes, options, createSlices(left > 0))
    if (context?.outline && busy) context.outline.busy = true
    if (context || left === 0) return context ?? {}
  }
}

/** Undefined when much of what was read was taken away before it could be told. */
async function look(eyes: Eyes, options: SnapshotOptions, slices: Slices): Promise<PageContext | undefined> {
  const { document, marks, elements, filled, lastLook, notices, kept } = eyes
  const breathe = async () => slices.isOver() && (await slices.rest())
  const last = await kept.take(slices)
  const seen = last ?? (await seePage(eyes, slices))
  const study = await studyPage(eyes, seen, options, slices)
  const { sight, reading, things, forms, interest, addresses, nameOf, isReadable, lookClosely } = study
  const { texts } = reading
  const { modal } = interest.layers
  const written = await study.write()
  const ranked = await rank(things, interest, slices)
  const finalists = await chooseFinalists(ranked, lookClosely, slices)
  const indexedElements: IndexedElement[] = []
  for (const finalist of finalists) {
    const id = elements.idOf(finalist.element, finalist.name)
    const parent = regionOf(finalist.entry, nameOf)
    indexedElements.push(describeElement(finalist, study.stateOf(finalist.entry), { id, parent }))
    if (slices.isOver()) await slices.rest()
  }
  const visibleText = await visibleTextOf(texts, { sight, slices, document, marks, modal, isReadable })
  await breathe()
  const told = describeForms(forms, {
    marks,
    nameOf,
    idOf: (field) => elements.idOf(field, nameOf(field)),
    isReachable: (field) => faceOf(field, sight) !== undefined,
  })
  await breathe()
  if (kept.version() !== seen.version) {
    const gone = texts.filter(({ parent }) => !parent.isConnected).length
    if (gone * 20 > texts.length) return undefined
  }
  if (!last) lastLook.keep(things, texts)
  kept.put(seen)
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
