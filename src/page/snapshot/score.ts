import type { Box } from '../dom/box.ts'
import { isInside } from '../dom/composed.ts'
import { isButton, isEditingHost, isFormField } from '../dom/kind.ts'
import type { About } from './about.ts'
import type { Candidate } from './candidate.ts'
import type { Layers } from './layers.ts'

/** What the cheap look already tells of what matters. */
export interface Interest {
  readonly viewport: Box
  readonly layers: Layers
  readonly about: About
  /** The form the visitor or the assistant is in. */
  readonly workingForm: Element | undefined
  /** Absent on the first look, when everything is new. */
  readonly isNew?: (element: Element) => boolean
}

const points = {
  inView: 40,
  near: 10,
  layer: 25,
  about: 30,
  aboutRow: 15,
  workingForm: 20,
  isNew: 12,
  disabled: -6,
}

/** Orders candidates by how likely they are to be needed, best first. Looks at nothing that costs. */
export function rank(candidates: readonly Candidate[], interest: Interest): Candidate[] {
  const repeats = new Map<string, number>()
  const { modal } = interest.layers
  return candidates
    .filter(({ element }) => !modal || isInside(element, modal))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, interest, repeats) }))
    .sort((a, b) => b.score - a.score || a.candidate.order - b.candidate.order)
    .map(({ candidate }) => candidate)
}

function scoreOf(
  { element, box, byPointer }: Candidate,
  interest: Interest,
  repeats: Map<string, number>,
): number {
  const { viewport, layers, about, workingForm, isNew } = interest
  const height = viewport.bottom - viewport.top
  const away = Math.max(viewport.top - box.bottom, box.top - viewport.bottom, 0)
  const beside = box.right <= viewport.left || box.left >= viewport.right
  const weight = about.weight(element)
  const fresh = isNew?.(element) ?? false
  const cost = repeatCost(element, repeats)
  return (
    (byPointer ? 4 : worthOf(element)) +
    (away === 0 && !beside ? points.inView : away < height ? points.near : 0) +
    (layers.open.some((layer) => isInside(element, layer)) ? points.layer : 0) +
    (weight === 2 ? points.about : weight === 1 ? points.aboutRow : 0) +
    (workingForm?.contains(element) ? points.workingForm : 0) +
    (fresh ? points.isNew : 0) -
    (fresh || weight > 0 ? 0 : cost) +
    ((element as HTMLButtonElement).disabled ? points.disabled : 0)
  )
}

/** Fields before buttons before links before the rest. */
function worthOf(element: Element): number {
  const role = element.getAttribute('role')
  if (isFormField(element) || isEditingHost(element)) return 24
  if (role !== null) return worthOfRole[role] ?? 10
  if (isButton(element) || element.localName === 'summary') return 16
  return element.localName === 'a' ? 8 : 5
}

const worthOfRole: Record<string, number> = {
  button: 16,
  checkbox: 24,
  combobox: 24,
  gridcell: 6,
  link: 8,
  listbox: 20,
  option: 12,
  radio: 22,
  searchbox: 24,
  slider: 24,
  spinbutton: 24,
  switch: 24,
  tab: 14,
  textbox: 24,
}

/** The tenth row of a table tells little that the first three did not; the tenth "Edit" tells nothing. */
function repeatCost(element: Element, repeats: Map<string, number>): number {
  const parent = element.parentElement
  const shape = `${element.localName} ${element.className} ${parent?.localName} ${parent?.className}`
  const words = element.childElementCount < 3 ? element.textContent : ''
  return growing(shape, 8, 3, repeats) + (words ? growing(`${shape} ${words}`, 3, 8, repeats) : 0)
}

function growing(key: string, free: number, cost: number, repeats: Map<string, number>): number {
  const count = (repeats.get(key) ?? 0) + 1
  repeats.set(key, count)
  return count <= free ? 0 : cost * Math.log2(count - free + 1)
}
