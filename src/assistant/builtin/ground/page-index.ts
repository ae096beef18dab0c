import type { IndexedElement, PageContext } from '#protocol'
import { units, type Unit } from '../language/units.ts'
import { fold, words } from '../language/words.ts'
import { stopWords } from '../language/stop-words.ts'
import { kindOf, type ElementKind } from './kind.ts'

/** An element with its words ready for comparing. */
export interface Thing {
  readonly element: IndexedElement
  readonly kind: ElementKind
  readonly label: string
  readonly folded: string
  readonly units: readonly Unit[]
  readonly around: readonly Unit[]
}

/** A page whose elements can be looked up by what people call them. */
export interface PageIndex {
  readonly page: PageContext
  readonly things: readonly Thing[]
  /** Every word of labels, regions and options: what spelling is repaired against. */
  readonly vocabulary: ReadonlySet<string>
  /** How much a word tells: rare words tell more. */
  weight(unit: Unit): number
}

/** Reads a snapshot once, so that every phrase can be held against it cheaply. */
export function indexPage(page: PageContext): PageIndex {
  const elements = (page.indexedElements ?? []).filter((element) => element.mark !== 'block')
  return indexThings(elements.map(thingOf), page)
}

/** The same for things that were read before: some of a page, or its things and more. */
export function indexThings(things: readonly Thing[], page: PageContext = {}): PageIndex {
  let vocabulary: ReadonlySet<string> | undefined
  const frequency = new Map<string, number>()
  for (const thing of things) {
    const keys = new Set<string>()
    for (const unit of thing.units) keys.add(unit.key)
    for (const unit of thing.around) keys.add(unit.key)
    for (const key of keys) frequency.set(key, (frequency.get(key) ?? 0) + 1)
  }
  return {
    page,
    things,
    get vocabulary() {
      return (vocabulary ??= vocabularyOf(things))
    },
    weight(unit) {
      if (unit.words.every((word) => stopWords.has(word.folded))) return 0
      return Math.log(1.5 + things.length / (1 + (frequency.get(unit.key) ?? 1)))
    },
  }
}

/** Reads one element. */
export function thingOf(element: IndexedElement): Thing {
  const label = (element.text ?? '').trim()
  return {
    element,
    kind: kindOf(element),
    label,
    folded: plain(label),
    units: units(words(nameIn(label))),
    around: units(words(element.parent ?? '')),
  }
}

const aside = /\s*\((?:\d+|optional|required)\)$/i
const count =
  /^(?!(?:show|view|see|load|add|buy|get|next|last|first|top|all|only|sort|save)\b)(.*\p{L}.*?)[\s,:·–-]+\d+ (?:items?|products?|articles?|things?|unread|new|messages?|notifications?|pieces?)$/iu

/** What of a label is its name: not the aside of `Basket (2)` or `Phone (optional)`, nor the count of `Cart 1 item`. */
function nameIn(label: string): string {
  return label.replace(aside, '').replace(count, '$1')
}

function vocabularyOf(things: readonly Thing[]): Set<string> {
  const known = new Set<string>()
  for (const { units: own, around, element } of things) {
    for (const unit of [...own, ...around]) for (const word of unit.words) known.add(word.folded)
    for (const option of element.options ?? []) for (const word of words(option)) known.add(word.folded)
  }
  return known
}

/** A text reduced to its folded words, for comparing whole labels. */
export function plain(text: string): string {
  return (
    words(text)
      .map((word) => word.folded)
      .join(' ') || fold(text).trim()
  )
}
