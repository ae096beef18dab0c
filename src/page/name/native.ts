import { oneLine } from '../text.ts'
import { nameIn, type Naming } from './naming.ts'

type NativeReader = (element: Element, naming: Naming) => string | undefined

/** What HTML and SVG themselves offer as a name (step 2E). The key is the tag. */
const readers: Record<string, NativeReader> = {
  area: (element) => attribute(element, 'alt'),
  button: labels,
  fieldset: (element, naming) => firstChild(element, 'legend', naming),
  figure: (element, naming) => firstChild(element, 'figcaption', naming),
  img: (element) => attribute(element, 'alt'),
  input: inputName,
  meter: labels,
  optgroup: (element) => attribute(element, 'label'),
  option: (element) => attribute(element, 'label'),
  output: labels,
  progress: labels,
  select: labels,
  table: (element, naming) => firstChild(element, 'caption', naming),
  textarea: labels,
}

export function nativeName(element: Element, naming: Naming): string | undefined {
  if (element.namespaceURI === svg) return firstChild(element, 'title', naming)
  return readers[element.localName]?.(element, naming)
}

/** The last resort (step 2I): a tooltip, or the hint inside an empty field. */
export function tooltipOf(element: Element): string {
  return (
    attribute(element, 'title') ??
    (/^(input|textarea)$/.test(element.localName) ? attribute(element, 'placeholder') : undefined) ??
    attribute(element, 'aria-placeholder') ??
    ''
  )
}

const svg = 'http://www.w3.org/2000/svg'

/** What a button says when nobody wrote anything on it. */
const wordsOfButtons: Record<string, string> = { submit: 'Submit', reset: 'Reset', image: 'Submit' }

function inputName(element: Element, naming: Naming): string | undefined {
  const input = element as HTMLInputElement
  const named = labels(input, naming)
  if (named) return named
  if (input.type === 'image') {
    return attribute(input, 'alt') ?? attribute(input, 'title') ?? wordsOfButtons.image
  }
  if (/^(button|submit|reset)$/.test(input.type)) {
    return attribute(input, 'value') ?? (input.hasAttribute('value') ? undefined : wordsOfButtons[input.type])
  }
  return undefined
}

function labels(element: Element, naming: Naming): string | undefined {
  const found = (element as HTMLInputElement).labels
  if (!found || found.length === 0) return undefined
  // A label is read afresh for each control, yet never the control inside its own label.
  const names = [...found].map((label) =>
    nameIn(label, { ...naming, via: 'label', visited: new Set([element]) }),
  )
  return oneLine(names.join(' ')) || undefined
}

function firstChild(element: Element, tag: string, naming: Naming): string | undefined {
  const child = [...element.children].find((each) => each.localName === tag)
  if (!child) return undefined
  if (tag === 'title') return oneLine(child.textContent ?? '') || undefined
  return oneLine(nameIn(child, { ...naming, via: 'label' })) || undefined
}

function attribute(element: Element, name: string): string | undefined {
  return oneLine(element.getAttribute(name) ?? '') || undefined
}
