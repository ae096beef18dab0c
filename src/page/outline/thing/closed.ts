import { limits } from '#protocol'
import { rootIn } from '../../dom/composed.ts'
import type { Marks } from '../../privacy/marks.ts'
import { attributeOf, byId, hasAttribute, rootOf, tagOf } from '../../dom/own-members.ts'
import { type Sight, styleOf } from '../../dom/sight.ts'
import { cutWhole, folded } from '../../text.ts'
import type { Entry } from '../../reading/entry.ts'
import { withoutGlyphs } from '../../words/without-glyphs.ts'

export interface ClosedOptions {
  readonly sight: Sight
  readonly marks: Marks
  /** The visitor's message: what it speaks of is told at more length. */
  readonly about: string
}

/** The least that is told of what one opener hides, so that many share the whole. */
const least = 280

/** What stands behind closed openers, each by its own words and all of them within what the wire takes. */
export function closedTexts(
  openers: readonly Entry[],
  { sight, marks, about }: ClosedOptions,
): ReadonlyMap<Element, string> {
  const words = [...new Set(folded(about).match(/[\p{L}\p{N}]{4,}/gu))]
  const found: { readonly opener: Element; readonly text: string; readonly hits: number }[] = []
  for (const { element, masked } of openers) {
    if (masked) continue
    const parts = partsBehind(element).filter((part) => isClosed(part, sight) && mayBeTold(part, marks))
    const text = parts.length > 0 ? linesIn(parts, marks).join('\n') : ''
    const plain = words.length > 0 ? folded(text) : ''
    if (text) found.push({ opener: element, text, hits: words.filter((word) => plain.includes(word)).length })
  }
  const told = new Map<Element, string>()
  const share = Math.max(least, Math.floor(limits.closedCharacters / (found.length || 1)))
  let left: number = limits.closedCharacters
  for (const { opener, text, hits } of found.sort((a, b) => b.hits - a.hits)) {
    const part = cutWhole(
      text,
      Math.min(left, hits > 0 ? Math.max(share, limits.closedCharacters / 2) : share),
    )
    if (part) told.set(opener, part)
    left -= part.length
    if (left <= 0) break
  }
  return told
}

/** What an opener opens: the rest of its `details`, or what it says that it controls. */
function partsBehind(opener: Element): Node[] {
  const tag = tagOf(opener)
  const holder = opener.parentElement
  if (tag === 'summary' && holder?.localName === 'details')
    return hasAttribute(holder, 'open') ? [] : Array.from(holder.childNodes).filter((node) => node !== opener)
  const ids = (attributeOf(opener, 'aria-controls') ?? attributeOf(opener, 'popovertarget') ?? '').split(
    /\s+/,
  )
  for (const name of ['data-bs-target', 'data-target', 'href']) {
    const value = attributeOf(opener, name) ?? ''
    if (/^#[\w-]+$/.test(value)) ids.push(value.slice(1))
  }
  const root = rootOf(opener)
  return [...new Set(ids)].flatMap((id) => (id && byId(root, id)) || [])
}

function isClosed(part: Node, sight: Sight): boolean {
  if (part.nodeType !== Node.ELEMENT_NODE) return true
  const box = tagOf(part as Element) === 'slot' ? part.parentElement : (part as Element)
  return box !== null && !sight.isShown(box)
}

function mayBeTold(part: Node, marks: Marks): boolean {
  const element = part.nodeType === Node.ELEMENT_NODE ? (part as Element) : part.parentElement
  return element !== null && !marks.isMasked(element) && !marks.isIgnored(element)
}

/** Values, not words; and what nobody reads. */
const unread =
  /^(script|style|noscript|template|head|textarea|select|datalist|video|audio|object|svg|iframe)$/

/** The words of parts that are not drawn, block by block. What they hide of themselves stays hidden. */
export function linesIn(parts: readonly Node[], marks: Marks): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    const words = withoutGlyphs(line)
    if (words) lines.push(words)
    line = ''
  }
  const read = (node: Node, isTop: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE) line += (node as Text).data
    if (node.nodeType !== Node.ELEMENT_NODE) return
    const element = node as Element
    const tag = tagOf(element)
    if (unread.test(tag) || element === marks.widgetHost || isKept(element, marks)) return
    const { display } = styleOf(element)
    if (!isTop && (display === 'none' || hasAttribute(element, 'hidden'))) return
    const isBlock = !/^(inline|contents)/.test(display)
    if (isBlock || tag === 'br') end()
    if (tag === 'img') line += ` ${attributeOf(element, 'alt') ?? ''} `
    const slotted = tag === 'slot' ? (element as HTMLSlotElement).assignedNodes() : []
    const shown = slotted.length > 0 ? slotted : (rootIn(element) ?? element).childNodes
    for (const child of Array.from(shown)) read(child, false)
    if (isBlock) end()
  }
  for (const part of parts) read(part, part.parentElement?.localName !== 'details')
  end()
  return lines
}

/** Whether its words stay in the page: by a mark of the owner, or because they are what a visitor wrote. */
function isKept(element: Element, marks: Marks): boolean {
  return (
    marks.isMasked(element, true) ||
    attributeOf(element, 'data-pagehand')?.split(' ').includes('ignore') === true ||
    hasAttribute(element, 'contenteditable') ||
    marks.isSecret(element)
  )
}
