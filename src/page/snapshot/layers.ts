import { activeElementOf, isInside, parentOf } from '../dom/composed.ts'
import type { Marks } from '../privacy/marks.ts'
import { type Sight, styleOf } from '../dom/sight.ts'
import { matches } from '../dom/own-members.ts'
import { dialogSelector } from '../reading/candidate.ts'
import type { PageReading } from '../reading/page-reading.ts'

/** What lies over the page. */
export interface Layers {
  /** An open dialog that makes everything else inert. */
  readonly modal: Element | undefined
  /** Every open dialog, menu and popover. */
  readonly open: readonly Element[]
}

const levels = 3

export function findLayers({ roots, layers }: PageReading, sight: Sight, marks: Marks): Layers {
  const open = layers
    .filter((each) => matches(each, dialogSelector) || floats(each))
    .filter((each) => !marks.isIgnored(each) && sight.isShown(each) && sight.isInView(each))
  const modals = open.filter((each) => matches(each, ':modal,[aria-modal=true]'))
  const focused = activeElementOf(roots[0] as Document)
  // The browser tells no order of its top layer: the one with the focus lies on top, else the last one.
  return { open, modal: modals.findLast((each) => isInside(focused, each)) ?? modals.at(-1) }
}

function floats(menu: Element): boolean {
  for (let at: Element | null = menu, level = 0; at && level < levels; at = parentOf(at), level += 1)
    if (/^(absolute|fixed)$/.test(styleOf(at).position)) return true
  return false
}
