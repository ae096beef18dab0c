import { isPlain } from '../../dom/kind.ts'
import { folded } from '../../text.ts'
import { fail } from '../failure.ts'
import type { Hands } from '../hands.ts'

const pressable = 'button,a[href],summary,[role=button],[role=link]'

/** The element a person means by touching another: the control of a label, the button around an icon. */
export function meantBy(element: Element): Element {
  if (element.localName === 'label') return (element as HTMLLabelElement).control ?? element
  return element.matches('svg,svg *,i,img,span:not([role],[tabindex],[contenteditable])')
    ? (element.closest(pressable) ?? element)
    : element
}

/** Fails when something is no longer what it was when the step was judged: by its own seal, or of what takes its presses. */
export function compareSeal(element: Element, seal: string | undefined, { sealOf }: Hands): void {
  if (seal === undefined) return
  // A link that was put around plain words takes every press on them.
  const around = isPlain(element) ? (element.parentElement?.closest(pressable) ?? element) : element
  const asked = element.localName === 'label' ? [element, meantBy(element)] : [around]
  if (!asked.some((each) => sealOf(each) === seal))
    fail('stale_element', 'The page changed: this is not what it was.')
}

/** Whether a control inside another is the same thing to a person: the link in a tab, the shell of a library. */
export function isSameThing(inner: Element, outer: Element, { nameOf }: Hands): boolean {
  return inner.matches('[role=presentation],[role=none]') || folded(nameOf(inner)) === folded(nameOf(outer))
}
