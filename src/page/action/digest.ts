import { activeElementOf, rootsOf } from '../dom/composed.ts'

/** The state of the page in a few values. It stays in the page: values of fields are part of it. */
export interface Digest {
  readonly address: string
  readonly focus: Element | null
  readonly scroll: string
  /** The target itself: attributes, value, and those of its parent. */
  readonly target: string
  readonly values: number
  readonly elements: number
  readonly text: number
}

export type DigestPart = keyof Digest

/** The roots are collected once: a web component that appears later shows as an element more. */
export function createDigester(document: Document, target: Element | undefined): () => Digest {
  const roots = [...rootsOf(document)]
  return () => {
    const view = document.defaultView
    return {
      address: `${document.location.href} ${document.title}`,
      focus: activeElementOf(document),
      scroll: `${view?.scrollX} ${view?.scrollY} ${target?.parentElement?.scrollTop}`,
      target: target ? stateOf(target) : '',
      values: roots.reduce((hash, root) => hashOf(valuesIn(root), hash), 0),
      elements: roots.reduce((sum, root) => sum + root.querySelectorAll('*').length, 0),
      text: roots.reduce((hash, root) => hashOf(textOf(root), hash), 0),
    }
  }
}

function stateOf(element: Element): string {
  const tagOf = (each: Element | null) =>
    each ? each.getAttributeNames().map((name) => `${name}=${each.getAttribute(name)}`) : []
  return [
    ...tagOf(element),
    ...tagOf(element.parentElement),
    ...tagOf(element.closest('dialog,details')),
  ].join()
}

function valuesIn(root: Document | ShadowRoot): string {
  let values = ''
  for (const field of root.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    values += `${field.checked} ${field.value}\n`
  }
  for (const open of root.querySelectorAll('dialog,details')) values += (open as HTMLDetailsElement).open
  return values
}

function textOf(root: Document | ShadowRoot): string {
  return (root.nodeType === Node.DOCUMENT_NODE ? (root as Document).body : root)?.textContent ?? ''
}

function hashOf(text: string, seed: number): number {
  let hash = seed | 0
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return hash
}
