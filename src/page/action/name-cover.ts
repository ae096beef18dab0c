import { closestAcross } from '../dom/composed.ts'
import { roleOf } from '../dom/kind.ts'
import { cut, oneLine } from '../text.ts'
import type { Hands } from './hands.ts'

const layers = 'dialog,[role="dialog"],[role="alertdialog"],[popover],[aria-modal],header,nav,footer,aside'

/** Says what lies over an element in words the visitor would use. */
export function nameCover(cover: Element | null, { nameOf }: Pick<Hands, 'nameOf'>): string {
  if (!cover) return 'the edge of the window'
  const layer = closestAcross(cover, layers) ?? cover
  const role = roleOf(layer)
  const words =
    nameOf(layer) || cut(oneLine(layer.textContent ?? ''), 60) || layer.id || layer.classList.item(0)
  const kind = role === 'generic' ? 'something' : role
  return words ? `${kind} “${words}”` : role === 'generic' ? 'another part of the page' : `a ${role}`
}
