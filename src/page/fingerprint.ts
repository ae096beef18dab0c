import { cut } from '#protocol'
import { attributeOf } from './dom/own-members.ts'
import { closestAcross } from './dom/composed.ts'
import { oneLine } from './text.ts'

/** What an element is known by when its node is gone: what it is, what it is called and which row it stands in. */
export type Fingerprint = string

/** Rows look alike, so what else stands in the row belongs to the fingerprint of what is in it. */
const rows = 'li,tr,article,[role="row"],[role="listitem"],[role="article"]'

export type FingerprintOf = (element: Element, name?: string) => Fingerprint

export function createFingerprints(nameOf: (element: Element) => string): FingerprintOf {
  return (element, name = nameOf(element)) => {
    const row = closestAcross(element.parentElement ?? element, rows)
    return JSON.stringify([
      element.localName,
      element.id,
      ...['name', 'type', 'role', 'href'].map((name) => attributeOf(element, name) ?? ''),
      cut(name, 120),
      row ? cut(oneLine((row.textContent ?? '').slice(0, 400)), 160) : '',
    ])
  }
}

/** The tag a fingerprint was taken of, to look only among its like. */
export function tagOfPrint(print: Fingerprint): string {
  return /^\["([a-z0-9-]+)"/.exec(print)?.[1] ?? '*'
}
