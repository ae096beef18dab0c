import { activeElementOf, isInside } from '../dom/composed.ts'
import type { Marks } from '../dom/marks.ts'
import type { Sight } from '../dom/sight.ts'
import { matches } from '../dom/own-members.ts'

/** What lies over the page. */
export interface Layers {
  /** An open dialog that makes everything else inert. */
  readonly modal: Element | undefined
  /** Every open dialog, menu and popover. */
  readonly open: readonly Element[]
}

const dialogs = 'dialog[open],[popover],[role=dialog],[role=alertdialog],[aria-modal=true]'

export function findLayers(roots: readonly (Document | ShadowRoot)[], sight: Sight, marks: Marks): Layers {
  const open = roots
    .flatMap((root) => Array.from(root.querySelectorAll(dialogs)))
    .filter((each) => !marks.isIgnored(each) && sight.isShown(each) && sight.isInView(each))
  const modals = open.filter((each) => matches(each, ':modal,[aria-modal=true]'))
  const focused = activeElementOf(roots[0] as Document)
  // The browser tells no order of its top layer: the one with the focus lies on top, else the last one.
  return { open, modal: modals.findLast((each) => isInside(focused, each)) ?? modals.at(-1) }
}
