import { attributeOf } from '../dom/own-members.ts'
import { isSelect } from '../dom/kind.ts'
import { isSecret } from '../privacy/secret.ts'
import { elementsOfIds } from './elements-named-by.ts'
import type { NameComputation } from './name-in.ts'

/** Controls that, inside the name of something else, are read as their value. */
export function isEmbedded(role: string): boolean {
  return role in readers
}

/** What a control says inside another name: "Remind me in [5] minutes". */
export function valueInName(element: Element, role: string, naming: NameComputation): string {
  if (isSecret(element)) return ''
  return readers[role]?.(element, naming) ?? ''
}

type Reader = (element: Element, naming: NameComputation) => string

const readers: Record<string, Reader> = {
  textbox: textValue,
  searchbox: textValue,
  combobox: chosenValue,
  listbox: chosenValue,
  slider: rangeValue,
  spinbutton: rangeValue,
  scrollbar: rangeValue,
  progressbar: rangeValue,
  meter: rangeValue,
}

function textValue(element: Element): string {
  return 'value' in element ? String(element.value) : (element.textContent ?? '')
}

function chosenValue(element: Element, naming: NameComputation): string {
  const chosen = chosenOptions(element)
  if (chosen.length === 0) return element.localName === 'input' ? textValue(element) : ''
  return chosen.map((option) => naming.name(option, { ...naming, via: 'content' })).join(' ')
}

function chosenOptions(element: Element): Element[] {
  if (isSelect(element)) return [...element.selectedOptions]
  if (element.localName === 'input') return []
  const own = [...element.querySelectorAll('[role="option"][aria-selected="true"]')]
  if (own.length > 0) return own
  const list = attributeOf(element, 'aria-controls') ?? attributeOf(element, 'aria-owns') ?? ''
  return elementsOfIds(element, list).flatMap((each) =>
    Array.from(each.querySelectorAll('[aria-selected="true"]')),
  )
}

function rangeValue(element: Element): string {
  return (
    attributeOf(element, 'aria-valuetext') ??
    attributeOf(element, 'aria-valuenow') ??
    ('value' in element ? String(element.value) : '')
  )
}
