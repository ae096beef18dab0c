import { closestAcross } from '../../dom/composed.ts'
import { nextFrame } from '../../dom/next-frame.ts'
import { createSight } from '../../dom/sight.ts'
import type { Act } from '../hands.ts'
import { tellChange } from './send.ts'

/** What shows suggestions while it has the focus, or may do so in a moment. */
export const suggests =
  '[role=combobox],[role=searchbox],[type=search],[list],[aria-autocomplete],[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded=true],[role=search] *,[autocomplete=off]:not([role=spinbutton],[type=number],[inputmode=numeric],[inputmode=decimal],[aria-roledescription])'

/**
 * Ends writing into a field as going on elsewhere does: the page hears `change`, and makes of the value at blur what
 * it will. Where leaving would close what comes next the focus stays, and only `change` is sent.
 */
export async function leaveField(act: Act, field: Element, wasFocused: boolean): Promise<void> {
  const { hands, next } = act
  // The next step goes on in this field.
  if (next && (next.elementId === act.step.elementId || (next.elementId < 0 && next.action === 'press_key')))
    return
  if (!hands.unsaid.has(field)) return
  const listen = () => hands.unsaid.delete(field)
  field.addEventListener('change', listen, true)
  // What the page itself has put the visitor into, an item being renamed, may vanish when it is left.
  if (!wasFocused && !field.matches(suggests) && !hasOpenList(act)) (field as HTMLElement).blur()
  await nextFrame(hands.view)
  if (hands.unsaid.has(field) && field.isConnected) tellChange(field)
  field.removeEventListener('change', listen, true)
  hands.unsaid.delete(field)
  await nextFrame(hands.view)
}

function hasOpenList({ hands, target }: Act): boolean {
  const sight = createSight(hands.document)
  const lists = hands.document.querySelectorAll('[role=listbox],[role=menu],[role=grid],[role=dialog],ul')
  return [...lists].some(
    (list) =>
      /absolute|fixed/.test(getComputedStyle(list).position) &&
      sight.isShown(list) &&
      !list.contains(target()) &&
      closestAcross(list, '[data-pagehand]') === null,
  )
}
