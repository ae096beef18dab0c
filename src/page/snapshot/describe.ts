import type { IndexedElement, LineState } from '#protocol'
import { isEditingHost, isFormField, kindOf } from '../dom/kind.ts'
import { cutLabel } from '../text.ts'
import type { Finalist } from '../outline/thing/close-look.ts'

/** How one element is told to the assistant by the older list, out of its state in the outline. */
export function describeElement(
  { element, entry, text, inView }: Finalist,
  state: LineState,
  { id, parent }: { id: number; parent: string },
): IndexedElement {
  const { checked, pressed, current, selected, value, secret } = state
  const { required, disabled, expanded, options, href, inputType, autocomplete, form, submits, mark } = state
  const { masked } = entry
  const told: IndexedElement = {
    id,
    type: kindOf(element),
    text: masked ? '' : cutLabel(text),
    parent: masked || !parent ? undefined : cutLabel(parent),
    required,
    checked: checked === undefined ? pressed : checked === true,
    disabled,
    expanded,
    selected: selected ?? current,
    // Of a field that is empty it is told that it is.
    value: value ?? (masked || secret || !isWritten(element) ? undefined : ''),
    options,
    href: href?.replace(/[?#].*/, ''),
    inView,
    inputType,
    autocomplete,
    form,
    submits,
    mark,
    secret,
  }
  for (const key of Object.keys(told) as (keyof IndexedElement)[])
    if (told[key] === undefined) delete told[key]
  return told
}

function isWritten(element: Element): boolean {
  return isEditingHost(element) || (isFormField(element) && !/^(checkbox|radio|file)$/.test(element.type))
}
