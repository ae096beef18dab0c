import { parentOf } from '../dom/composed.ts'
import { isSelector } from '../privacy/marks.ts'
import { matches, memberOf, rootOf } from '../dom/own-members.ts'
import { type Sight, styleOf } from '../dom/sight.ts'

/** Knows what a page shows only while its row is pointed at or has the focus. */
export interface Revealed {
  /** Whether pointing or focus draws this very element, which is hidden now. */
  has(element: Element): boolean
  /** The nearest thing around a hidden element that can be seen, if pointing at it draws the element. */
  rowOf(element: Element, sight: Sight): Element | undefined
}

/** By which property an element is hidden and drawn. */
type Way = 'display' | 'opacity' | 'visibility'
interface Reveal {
  readonly way: Way
  readonly selector: string
}

const levels = 4
/** Many elements are asked about in one look, and style sheets seldom change within it. */
const freshMs = 500

/** Reads the style sheets once each; those of other sites cannot be read. */
export function createRevealed(document: Document): Revealed {
  const sheets = new WeakMap<CSSStyleSheet, { readonly rules: number; readonly reveals: readonly Reveal[] }>()
  const roots = new WeakMap<Node, { readonly at: number; readonly selectors: Partial<Record<Way, string>> }>()

  function revealsOf(sheet: CSSStyleSheet): readonly Reveal[] {
    const rules = rulesOf(sheet)
    const last = sheets.get(sheet)
    if (last?.rules === rules.length) return last.reveals
    const reveals = rules
      .flatMap((rule) => revealing(rule, ''))
      .filter(({ selector }) => isSelector(document, selector))
    sheets.set(sheet, { rules: rules.length, reveals })
    return reveals
  }

  function selectorsIn(root: Document | ShadowRoot): Partial<Record<Way, string>> {
    const last = roots.get(root)
    if (last && performance.now() - last.at < freshMs) return last.selectors
    const all = sheetsOf(root).flatMap(revealsOf)
    const selectors: Partial<Record<Way, string>> = {}
    for (const { way, selector } of all)
      selectors[way] = selectors[way] ? `${selectors[way]},${selector}` : selector
    roots.set(root, { at: performance.now(), selectors })
    return selectors
  }

  function has(element: Element): boolean {
    const selectors = selectorsIn(rootOf(element))
    const { display, visibility, opacity } = styleOf(element)
    const way = display === 'none' ? 'display' : visibility !== 'visible' ? 'visibility' : 'opacity'
    const selector = way === 'opacity' && Number(opacity) > 0.1 ? undefined : selectors[way]
    return selector !== undefined && matches(element, selector)
  }

  return {
    has,
    rowOf(element, sight) {
      let isRevealed = false
      for (let at: Element | null = element, level = 0; at && level < levels; at = parentOf(at), level += 1) {
        if (sight.isShown(at) && sight.opacity(at) > 0.1) return isRevealed ? at : undefined
        isRevealed ||= has(at)
      }
      return undefined
    },
  }
}

/** The style sheets of a root. */
export function sheetsOf(root: Document | ShadowRoot): CSSStyleSheet[] {
  return [...memberOf(root, 'styleSheets'), ...memberOf(root, 'adoptedStyleSheets')]
}

/** The rules of a style sheet, as far as they can be read. */
export function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules)
  } catch {
    return [] // of another site
  }
}

const pointing = /:(hover|focus(-within|-visible)?)(?![\w-])/g

/** Selectors of what a rule draws while something is pointed at, as they are when nothing is. */
function revealing(rule: CSSRule, around: string): Reveal[] {
  const { selectorText = '', style, cssRules } = rule as CSSStyleRule
  const selector = selectorText.replaceAll('&', `:is(${around})`) || around
  const inner = Array.from(cssRules ?? []).flatMap((each) => revealing(each, selector))
  const way = style && wayOf(style)
  if (!way || selector.search(pointing) < 0) return inner
  const pointed = selector
    .split(/,(?![^(]*\))/)
    .filter((each) => each.search(pointing) >= 0)
    // What is not displayed cannot be pointed at itself.
    .filter(
      (each) =>
        way !== 'display' || /:(hover|focus-within|focus-visible|focus)(?![\w-])\S*[\s>+~]/.test(each),
    )
    .map((each) => ({ way, selector: each.replace(pointing, ':is(*)') }))
  return [...inner, ...pointed]
}

function wayOf({ display, opacity, visibility }: CSSStyleDeclaration): Way | undefined {
  if (display !== '' && display !== 'none') return 'display'
  if (visibility === 'visible') return 'visibility'
  return Number(opacity) > 0 ? 'opacity' : undefined
}
