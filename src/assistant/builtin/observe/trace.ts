import type { PageContext } from '#protocol'

/** A short imprint of a page, to see whether it changed. */
export interface Trace {
  readonly url: string
  readonly text: number
  readonly elements: number
}

export function traceOf(page: PageContext): Trace {
  const elements = page.indexedElements ?? []
  return {
    url: page.url ?? '',
    text: hash(`${page.title ?? ''}\n${page.visibleText ?? ''}`),
    elements: hash(JSON.stringify(elements, (key, value: unknown) => (key === 'inView' ? undefined : value))),
  }
}

export function changed(before: Trace, after: Trace): boolean {
  return before.url !== after.url || before.text !== after.text || before.elements !== after.elements
}

/** FNV-1a: fast, and no secret hangs on it. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
