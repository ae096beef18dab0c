import { closestAcross } from '../dom/composed.ts'
import { isCheckable, isSelect, isTextField } from '../dom/kind.ts'
import { tabStops } from './focus-from.ts'
import type { Hands } from './hands.ts'
import { scrollPage } from './scroll.ts'
import { mouseEvent, realmOf, send, sendChange } from './send.ts'
import { submitFrom } from './submit.ts'
import { writeValue } from './write-value.ts'

type Keys = KeyboardEventInit & { key: string }
type KeyDefault = (target: Element, keys: Keys, hands: Hands) => Promise<void> | void

/** What the browser does with a key that no script has prevented; made by hand, since sent keys do nothing. */
export function defaultOfKey(keys: Keys): KeyDefault | undefined {
  if (keys.ctrlKey || keys.metaKey) return keys.key.toLowerCase() === 'a' ? selectAll : undefined
  if (keys.altKey) return undefined
  return defaults[keys.key] ?? (keys.key.length === 1 ? print : undefined)
}

const defaults: Record<string, KeyDefault> = {
  Enter: enter,
  Tab: moveFocus,
  Escape: closeDialog,
  ' ': space,
  Backspace: (target) => void target.ownerDocument.execCommand('delete'),
  Delete: (target) => void target.ownerDocument.execCommand('forwardDelete'),
  ArrowDown: (target, _, hands) => step(target, 1, () => scrollPage('down', hands, 40)),
  ArrowUp: (target, _, hands) => step(target, -1, () => scrollPage('up', hands, 40)),
  ArrowRight: (target) => step(target, 1),
  ArrowLeft: (target) => step(target, -1),
  PageDown: (_, __, hands) => scrollPage('down', hands),
  PageUp: (_, __, hands) => scrollPage('up', hands),
  Home: (target, _, hands) => (isEditable(target) ? undefined : scrollPage('top', hands)),
  End: (target, _, hands) => (isEditable(target) ? undefined : scrollPage('bottom', hands)),
}

function isEditable(element: Element): boolean {
  return isTextField(element) || (element as HTMLElement).isContentEditable
}

function print(target: Element, { key }: Keys): void {
  if (isEditable(target)) target.ownerDocument.execCommand('insertText', false, key)
}

async function enter(target: Element): Promise<void> {
  if (target.localName === 'textarea') print(target, { key: '\n' })
  else if ((target as HTMLElement).isContentEditable) target.ownerDocument.execCommand('insertParagraph')
  else if (closestAcross(target, 'a[href],button,summary,input[type="submit"],input[type="button"]'))
    await activate(target)
  else if (target.localName === 'input') await submitImplicitly(target as HTMLInputElement)
}

/** Without a submit button a form is sent from a text field only if that is its only one. */
async function submitImplicitly(input: HTMLInputElement): Promise<void> {
  const { form } = input
  if (!form || /^(color|range|file)$/.test(input.type)) return
  const { Event } = realmOf(input)
  if (isTextField(input) && input.value !== input.defaultValue) {
    await send(input, new Event('change', { bubbles: true }))
  }
  const fields = [...form.elements].filter((field) => isTextField(field))
  const button = [...form.elements].find((each) =>
    each.matches('button:not([type]),[type="submit"],[type="image"]'),
  )
  if (button || fields.length <= 1) await submitFrom(form, button)
}

async function space(target: Element, keys: Keys): Promise<void> {
  if (isEditable(target)) print(target, keys)
  else if (isCheckable(target) || target.closest('button,summary,input')) await activate(target)
}

async function activate(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect()
  await send(target, mouseEvent('click', target, { x: left + width / 2, y: top + height / 2 }))
}

function moveFocus(target: Element, { shiftKey }: Keys): void {
  const stops = tabStops(target.ownerDocument)
  const index = stops.indexOf(target as HTMLElement)
  const next = shiftKey ? (index <= 0 ? stops.length : index) - 1 : (index + 1) % stops.length
  stops[next]?.focus()
}

async function closeDialog(target: Element): Promise<void> {
  const { Event } = realmOf(target)
  const document = target.ownerDocument
  const popover = closestAcross(target, ':popover-open') ?? document.querySelector(':popover-open')
  if (popover) return (popover as HTMLElement).hidePopover()
  const dialog = (target.closest('dialog:modal') ??
    document.querySelector('dialog:modal')) as HTMLDialogElement | null
  if (dialog && (await send(dialog, new Event('cancel', { cancelable: true })))) dialog.close()
}

function selectAll(target: Element): void {
  if (isTextField(target)) target.select()
  else target.ownerDocument.execCommand('selectAll')
}

/** Arrows choose the next radio button or option, move a range, or else scroll. */
async function step(target: Element, by: 1 | -1, otherwise?: () => void): Promise<void> {
  if (isSelect(target)) {
    const next = target.selectedIndex + by
    if (next < 0 || next >= target.options.length) return
    target.selectedIndex = next
    await sendChange(target)
  } else if ((target as HTMLInputElement).type === 'radio') await nextRadio(target as HTMLInputElement, by)
  else if (/^(range|number)$/.test((target as HTMLInputElement).type ?? ''))
    await stepNumber(target as HTMLInputElement, by)
  else if (!isEditable(target)) otherwise?.()
}

async function stepNumber(input: HTMLInputElement, by: 1 | -1): Promise<void> {
  const twin = input.cloneNode() as HTMLInputElement
  twin.value = input.value
  if (by > 0) twin.stepUp()
  else twin.stepDown()
  await writeValue(input, twin.value)
}

async function nextRadio(radio: HTMLInputElement, by: 1 | -1): Promise<void> {
  const root = radio.getRootNode() as Document | ShadowRoot
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (each) => each.name === radio.name && each.form === radio.form && !each.disabled,
  )
  const next = group[(group.indexOf(radio) + by + group.length) % group.length]
  if (!next || next === radio) return
  next.focus()
  await activate(next)
}
