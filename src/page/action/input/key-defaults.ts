import { boxOf } from '../../dom/box.ts'
import { isSelect } from '../../dom/kind.ts'
import { fieldsOf } from '../../dom/own-members.ts'
import { isTextField } from '../../dom/text-field.ts'
import { edit } from './enter-text.ts'
import { focusable } from './focus-from.ts'
import type { Hands } from '../hands.ts'
import type { Key } from './keys.ts'
import { scrollPage } from '../verbs/scroll.ts'
import { send, sendAt, sendChange, tellChange } from './send.ts'
import { defaultButtonOf, sendForm } from './send-form.ts'
import { writeValue } from './write-value.ts'

type KeyDefault = (target: Element, key: Key, hands: Hands) => unknown

/** What the browser does with a key that no script has prevented; made by hand, since sent keys do nothing. */
export function defaultOfKey({ key, ctrlKey, metaKey, altKey }: Key): KeyDefault | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? selectAll : undefined
  return altKey ? undefined : (defaults[key] ?? ([...key].length === 1 ? print : undefined))
}

const defaults: Record<string, KeyDefault> = {
  Enter: enter,
  Tab: moveFocus,
  Escape: closeTopLayer,
  ' ': (target, key) =>
    isEditable(target) ? print(target, key) : target.matches('button,summary,input') && activate(target),
  Backspace: (target) => isEditable(target) && edit(target, ''),
  Delete: (target) => target.ownerDocument.execCommand('forwardDelete'),
  // The next option lies below, the next number above.
  ArrowDown: (target, _, hands) => stepBy(1, target, -1, () => scrollPage('down', hands, 40)),
  ArrowUp: (target, _, hands) => stepBy(-1, target, 1, () => scrollPage('up', hands, 40)),
  ArrowRight: (target) => stepBy(1, target),
  ArrowLeft: (target) => stepBy(-1, target),
  PageDown: (_, __, hands) => scrollPage('down', hands),
  PageUp: (_, __, hands) => scrollPage('up', hands),
  Home: (target, _, hands) => isEditable(target) || scrollPage('top', hands),
  End: (target, _, hands) => isEditable(target) || scrollPage('bottom', hands),
}

function isEditable(element: Element): boolean {
  return isTextField(element) || (element as HTMLElement).isContentEditable
}

async function print(target: Element, { key }: Pick<Key, 'key'>): Promise<void> {
  if (isEditable(target)) await edit(target, key)
}

async function enter(target: Element, _: Key, hands: Hands): Promise<void> {
  if (target.localName === 'textarea') return print(target, { key: '\n' })
  if ((target as HTMLElement).isContentEditable) target.ownerDocument.execCommand('insertParagraph')
  else if (target.matches('a[href],button,summary,[type=submit],[type=button]')) await activate(target)
  else if (target.localName === 'input') await submitImplicitly(target as HTMLInputElement, hands)
}

/** Enter says what was written, as leaving the field does. Without a submit button a form is sent from a text field only if that is its only one. */
async function submitImplicitly(input: HTMLInputElement, { unsaid }: Hands): Promise<void> {
  const { form } = input
  if (unsaid.delete(input)) tellChange(input)
  if (!form || !input.isConnected) return
  const button = defaultButtonOf(form)
  if (button) await activate(button)
  else if ([...fieldsOf(form)].filter(isTextField).length < 2) sendForm(form)
}

async function activate(target: Element): Promise<void> {
  const { left, top } = boxOf(target)
  if (!target.matches(':disabled')) await sendAt('click', target, { x: left + 1, y: top + 1 })
}

function moveFocus(target: Element, { shiftKey }: Key): void {
  const stops = tabStops(target.ownerDocument)
  const index = stops.indexOf(target as HTMLElement)
  stops.at(shiftKey ? index - 1 : (index + 1) % stops.length)?.focus()
}

async function closeTopLayer({ ownerDocument }: Element): Promise<void> {
  const popover = ownerDocument.querySelector<HTMLElement>('[popover]:is(:popover-open):not([data-pagehand])')
  if (popover) return popover.hidePopover()
  const dialog = [...ownerDocument.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  if (dialog && (await send(dialog, 'Event', 'cancel', { bubbles: false }))) dialog.close()
}

function selectAll(target: Element): void {
  if (isTextField(target)) target.select()
  else target.ownerDocument.execCommand('selectAll')
}

/** Arrows choose the next radio button or option, move a number, or else scroll. */
async function stepBy(by: 1 | -1, target: Element, steps = by, otherwise?: () => void): Promise<void> {
  const { type, name, form, ownerDocument } = target as HTMLInputElement
  if (isSelect(target)) {
    if (target.options[target.selectedIndex + by]) writeValue(target, String(target.selectedIndex + by))
  } else if (type === 'radio') {
    const group = [...ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
      (radio) => radio.name === name && radio.form === form,
    )
    const next = group.at((group.indexOf(target as HTMLInputElement) + by) % group.length) as HTMLElement
    next.focus()
    await activate(next)
  } else if (type === 'range' || (type === 'number' && otherwise)) {
    ;(target as HTMLInputElement).stepUp(steps)
    sendChange(target)
  } else if (!isEditable(target)) otherwise?.()
}

/** Everything Tab stops at inside a document, in its order. */
function tabStops(document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((each) => each.tabIndex >= 0 && each.checkVisibility?.() !== false && !each.closest('[inert]'))
    .sort((a, b) => (a.tabIndex || Infinity) - (b.tabIndex || Infinity) || 0)
}
