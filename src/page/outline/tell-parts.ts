import type { LineState } from '#protocol'
import { attributeOf, byId, matches } from '../dom/own-members.ts'
import { cutLabel } from '../text.ts'
import type { Entry } from '../reading/entry.ts'
import { hasLabel } from './leaves.ts'
import { withoutGlyphs } from '../words/without-glyphs.ts'

/** A line for a part of the structure. */
export interface PartLine {
  readonly kind: string
  readonly text: string
  readonly state?: LineState
  readonly id?: number
}

export interface PartOptions {
  readonly nameOf: (element: Element) => string
  readonly isMasked: (element: Element) => boolean
  readonly scrollsOf: (entry: Entry) => LineState['scrolls']
  readonly idOf: (element: Element, name: string) => number
  readonly takesDrops: (element: Element, isTold: boolean) => boolean
}

const landmarks = /^(main|navigation|complementary|form|search|tabpanel|toolbar|tree|menu|table|frame)$/

/** How a part of the structure is told; undefined for a box that means nothing by itself. */
export function tellPart(entry: Entry, options: PartOptions): PartLine | undefined {
  if (entry.weight === 0) return undefined
  const part = plainPart(entry, options)
  const scrolls = options.scrollsOf(entry)
  if (!scrolls && (entry.thing || !options.takesDrops(entry.element, entry.told))) return part
  // What can be scrolled or dropped into needs a number.
  const { kind, text, state } = part ?? { kind: 'group', text: '' }
  const id = options.idOf(entry.element, text)
  return scrolls ? { kind, text, id, state: { ...state, scrolls } } : { ...part, kind, text, id }
}

function plainPart(entry: Entry, { nameOf, isMasked }: PartOptions): PartLine | undefined {
  const { part, element, weight, record } = entry
  if (part === '' && !record) return undefined
  const name = () => (isMasked(element) ? '' : nameOfPart(element, nameOf))
  if (part === 'dialog') return dialog(element, name())
  if (record && weight > 1) return { kind: 'record', text: hasLabel(element) ? name() : '' }
  if (landmarks.test(part)) return { kind: part, text: name() }
  // Inside an article they are no parts of the page.
  if (/^(banner|contentinfo)$/.test(part)) return isOfPage(entry) ? { kind: part, text: name() } : undefined
  if (part === 'list') return weight > 1 || hasLabel(element) ? { kind: 'list', text: name() } : undefined
  if (part === 'row') return weight > 1 ? { kind: 'row', text: '' } : undefined
  if (/^(region|group|article)$/.test(part)) {
    const text = name()
    return text ? { kind: part === 'article' ? 'region' : part, text } : undefined
  }
  return undefined
}

function dialog(element: Element, text: string): PartLine {
  return matches(element, ':modal,[aria-modal=true]')
    ? { kind: 'dialog', text, state: { modal: true } }
    : { kind: 'dialog', text }
}

/** A heading inside says its name again, so it is told there alone. */
function nameOfPart(element: Element, nameOf: (element: Element) => string): string {
  const ids = attributeOf(element, 'aria-labelledby')
  if (ids && !attributeOf(element, 'aria-label')) {
    const root = element.getRootNode() as Document | ShadowRoot
    const heading = ids.split(/\s+/).some((id) => {
      const label = id && byId(root, id)
      return label && element.contains(label) && /^h[1-6]$/.test(label.localName)
    })
    if (heading) return ''
  }
  return cutLabel(withoutGlyphs(nameOf(element)))
}

function isOfPage(entry: Entry): boolean {
  for (let at = entry.parent; at; at = at.parent)
    if (/^(article|main|region|complementary|navigation|dialog|frame)$/.test(at.part) || at.record)
      return false
  return true
}
