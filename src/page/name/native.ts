import { attributeOf, hasAttribute } from '../dom/own-members.ts'
import type { NameComputation } from './name-in.ts'

/** What HTML offers as a name (step 2E) beside labels: an attribute, or a child. The key is the tag. */
const attributes: Record<string, string> = { area: 'alt', img: 'alt', optgroup: 'label', option: 'label' }
const captions: Record<string, string> = { fieldset: 'legend', figure: 'figcaption', table: 'caption' }

export function nativeName(element: Element, naming: NameComputation): string | undefined {
  if (element.namespaceURI?.endsWith('svg')) return firstChild(element, 'title', naming)
  const { localName } = element
  return (
    labels(element, naming) ??
    attribute(element, attributes[localName]) ??
    firstChild(element, captions[localName], naming) ??
    (localName === 'input' ? buttonName(element as HTMLInputElement) : undefined)
  )
}

/** The last resort (step 2I): a tooltip, or the hint inside an empty field. */
export function tooltipOf(element: Element): string | undefined {
  return (
    attribute(element, 'title') ??
    (/^(input|textarea)$/.test(element.localName) ? attribute(element, 'placeholder') : undefined) ??
    attribute(element, 'aria-placeholder')
  )
}

/** What a button says by its attributes, or when nobody wrote anything on it. */
function buttonName(input: HTMLInputElement): string | undefined {
  const { type } = input
  if (type === 'image') return attribute(input, 'alt') ?? attribute(input, 'title') ?? 'Submit'
  if (!/^(button|submit|reset)$/.test(type)) return undefined
  const silent = type === 'button' || hasAttribute(input, 'value')
  return attribute(input, 'value') ?? (silent ? undefined : type === 'reset' ? 'Reset' : 'Submit')
}

function labels(element: Element, naming: NameComputation): string | undefined {
  // The labels of a form can be a field of that name.
  // A label is read afresh for each control, yet never the control inside its own label.
  const names = Array.from((element as HTMLInputElement).labels ?? []).map((label) =>
    naming.name(label, { ...naming, via: 'label', visited: new Set([element]) }),
  )
  return said(names.join(' '))
}

function firstChild(element: Element, tag: string | undefined, naming: NameComputation): string | undefined {
  const child = tag && [...element.children].find((each) => each.localName === tag)
  if (!child) return undefined
  return said(tag === 'title' ? child.textContent : naming.name(child, { ...naming, via: 'label' }))
}

/** What an attribute says, unless that is nothing. */
export function attribute(element: Element, name = ''): string | undefined {
  return said(attributeOf(element, name))
}

/** Words, unless there are none. White space is tidied in the whole name. */
export function said(text: string | null): string | undefined {
  return text?.trim() ? text : undefined
}
