import { limits } from '#protocol'
import { digest, type PageView } from '../view/index.ts'
import { unitsOf } from './units-of.ts'

/** A part of the page as it is compared: where it begins, and what it says. */
export interface Part {
  readonly from: number
  readonly end: number
  readonly text: string
}

/** A whole outline in short, shown or not: enough to know what is as it was. */
export interface Outlined {
  /** A digest of each part, all of one length. */
  readonly digests: string
  /** Whether the page has more than its outline: what is not in it may be there all the same. */
  readonly cut: boolean
}

/** What the model knows of a page. */
export interface Known {
  /** The parts that it was shown. */
  readonly seen: readonly string[]
  /** Absent: nothing is known of what it was not shown. */
  readonly outlined?: Outlined
}

/** 36 bits: two of a page's parts are taken for the same once in some ten thousand pages. */
const digestLength = 6
const mostParts = 2_000

/**
 * The parts of a page that can be compared. What says how much was left out is none of them, nor is what was found
 * since: that was told with the result, and is gone from the next outline though not from the page.
 */
export function partsOf(view: PageView, plain: readonly string[]): Part[] {
  const { lines, found = [] } = view.outline
  const isFound = (from: number) => from >= lines.length && from < lines.length + found.length
  return unitsOf(view)
    .filter(([from]) => !isFound(from) && view.lines[from]?.kind !== 'more')
    .map(([from, end]) => ({ from, end, text: plain.slice(from, end).map(keyOf).join('\n') }))
}

export function outlinedOf(view: PageView, parts: readonly Part[]): Outlined {
  return {
    digests: parts.slice(0, mostParts).map(digestOf).join(''),
    cut:
      parts.length > mostParts ||
      view.outline.lines.length >= limits.outlineLines ||
      view.lines.some(({ kind }) => kind === 'more'),
  }
}

/** The parts that were not in an outline, and how many of its own are no longer there. */
export function comparedWith(
  { digests }: Outlined,
  parts: readonly Part[],
): { readonly added: readonly Part[]; readonly missing: number } {
  const before = countOf(digests.match(new RegExp(`.{${digestLength}}`, 'g')) ?? [])
  const added = parts.filter((part) => !take(before, digestOf(part)))
  return { added, missing: [...before.values()].reduce((sum, left) => sum + left, 0) }
}

function digestOf({ text }: Part): string {
  return digest(text).slice(0, digestLength)
}

/** A line as it is compared: that it was new is true only once. */
function keyOf(line: string): string {
  return line.replace(/^\*(?=\[|[^*])/, '')
}

export function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Takes one of the texts that are alike, if there is one left. */
export function take(counts: Map<string, number>, text: string): boolean {
  const left = counts.get(text) ?? 0
  if (left === 0) return false
  counts.set(text, left - 1)
  return true
}
