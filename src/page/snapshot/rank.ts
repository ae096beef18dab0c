import type { Box } from '../dom/box.ts'
import { isInside } from '../dom/composed.ts'
import { isButton, isFormField } from '../dom/kind.ts'
import type { Slices } from '../dom/slices.ts'
import type { About } from './about.ts'
import type { Entry } from '../reading/entry.ts'
import type { Layers } from './layers.ts'
import { attributeOf, contains, hasAttribute } from '../dom/own-members.ts'

/** What the cheap look already tells of what matters. */
export interface Interest {
  readonly viewport: Box
  readonly layers: Layers
  readonly about: About
  /** The form the visitor or the assistant is in. */
  readonly workingForm: Element | null | undefined
  readonly isNew: (element: Element) => boolean
}

/** Orders candidates by how likely they are to be needed, best first. Looks at nothing that costs. */
export async function rank(
  candidates: readonly Entry[],
  interest: Interest,
  slices: Slices,
): Promise<Entry[]> {
  const repeats = new Map<string, number>()
  const { modal } = interest.layers
  const scored: { candidate: Entry; score: number }[] = []
  for (const candidate of candidates) {
    if (slices.isOver(16)) await slices.rest()
    if (modal && !isInside(candidate.element, modal)) continue
    scored.push({ candidate, score: scoreOf(candidate, interest, repeats) })
  }
  return scored
    .sort((a, b) => b.score - a.score || a.candidate.order - b.candidate.order)
    .map(({ candidate }) => candidate)
}

function scoreOf(
  { element, box = nowhere, why }: Entry,
  interest: Interest,
  repeats: Map<string, number>,
): number {
  const { viewport, layers, about, workingForm, isNew } = interest
  const away = Math.max(-box.bottom, box.top - viewport.bottom, -box.right, box.left - viewport.right, 0)
  const weight = about.weigh(element)
  const fresh = isNew(element)
  const repeated = away < viewport.bottom ? repeatCost(element, repeats) : 0
  return (
    (why === 'pointer' ? 4 : worthOf(element)) +
    (away === 0 ? 40 : away < viewport.bottom ? 10 : 0) +
    (layers.open.some((layer) => isInside(element, layer)) ? 25 : 0) +
    weight +
    (workingForm && contains(workingForm, element) ? 20 : 0) +
    (fresh ? 12 : 0) -
    (fresh || weight ? 0 : repeated) -
    ((element as HTMLButtonElement).disabled ? 6 : 0)
  )
}

/** Of a thing whose place is not known. */
const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 }

/** Fields before buttons before links before the rest. */
function worthOf(element: Element): number {
  const role = attributeOf(element, 'role') ?? element.localName
  if (isFormField(element) || hasAttribute(element, 'contenteditable')) return 24
  if (/box|switch|slider|spinbutton|radio/.test(role)) return 23
  if (isButton(element) || /button|summary|tab$|option|menu/.test(role)) return 16
  return /^(a|link)$/.test(role) ? 8 : 5
}

/** The tenth row of a table tells little that the first eight did not; the fifth "Edit" tells nothing. */
function repeatCost(element: Element, repeats: Map<string, number>): number {
  const parent = element.parentElement
  const shape = `${element.localName} ${element.className} ${parent?.localName} ${parent?.className}`
  const cost = growing(shape, 8, 3)
  return cost > 0 && element.childElementCount < 3 ? cost + growing(shape + element.textContent, 3, 8) : cost

  function growing(key: string, free: number, factor: number): number {
    const count = (repeats.get(key) ?? 0) + 1
    repeats.set(key, count)
    return count <= free ? 0 : factor * Math.log2(count - free + 1)
  }
}
