import { isInside, queryAcross } from '../dom/composed.ts'
import { activeElementOf } from '../dom/composed.ts'
import type { Marks } from '../dom/marks.ts'
import type { Sight } from '../dom/sight.ts'

/** What lies over the page. */
export interface Layers {
  /** An open dialog that makes everything else inert. */
  readonly modal: Element | undefined
  /** Open dialogs, menus and popovers that leave the page usable. */
  readonly open: readonly Element[]
}

const dialogs = 'dialog[open],[popover],[role="dialog"],[role="alertdialog"],[aria-modal="true"]'

export function findLayers(document: Document, sight: Sight, marks: Marks): Layers {
  const shown = queryAcross(document, dialogs).filter(
    (element) => !marks.isIgnored(element) && sight.isShown(element) && sight.isInView(element),
  )
  const modals = shown.filter(isModal)
  const focused = activeElementOf(document)
  // The browser tells no order of its top layer: the one with the focus lies on top, else the last one.
  const modal = modals.findLast((element) => isInside(focused, element)) ?? modals.at(-1)
  return { modal, open: shown }
}

function isModal(element: Element): boolean {
  return element.matches(':modal') || element.getAttribute('aria-modal') === 'true'
}
