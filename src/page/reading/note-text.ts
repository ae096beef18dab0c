import { hasSize } from '../dom/box.ts'
import { parentOf } from '../dom/composed.ts'
import { hasAttribute } from '../dom/own-members.ts'
import { isLigature, signOf, signOfWord } from '../words/icons.ts'
import type { Entry } from './entry.ts'
import type { Walk } from './walk.ts'

/** Notes words of the page, as far as they are drawn and may be told. */
export function noteText(node: Text, parent: Element, at: Entry, walk: Walk): void {
  const { data } = node
  if (!/[^\s\u200b]/.test(data)) {
    walk.gap = true
    return
  }
  if (at.masked) return
  // What a closed `details` holds is not drawn.
  if (at.part === 'details' && !hasAttribute(at.element, 'open')) return
  if (!isLigature(parent)) noteRun(node, data, parent, at, walk)
  else if (!at.control) noteSign(signOfWord(data), parent, at, walk)
}

/** An icon that says something by itself is read like a word. */
export function noteIcon(icon: Element, at: Entry, walk: Walk): void {
  const sign = signOf(icon)
  const parent = sign && hasSize(walk.sight.box(icon)) && parentOf(icon)
  if (parent) noteSign(sign, parent, at, walk)
}

function noteSign(sign: string, parent: Element, at: Entry, walk: Walk): void {
  if (sign) noteRun(new Text(sign), sign, parent, at, walk)
}

function noteRun(node: Text, text: string, parent: Element, at: Entry, walk: Walk): void {
  const { order, gap } = walk
  const { inMain, away } = at
  walk.reading.texts.push({
    node,
    text,
    parent,
    entry: at,
    order,
    inMain: inMain ?? !walk.hasMain,
    gap,
    away: away !== undefined,
    readable: undefined,
  })
  walk.gap = false
}
