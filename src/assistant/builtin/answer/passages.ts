import type { PageContext } from '#protocol'
import { linesOf } from '../ground/lines-of.ts'

/** A piece of the page's text that can be quoted by itself. */
export interface Passage {
  readonly text: string
  /** The sentences it is made of. */
  readonly sentences: readonly string[]
  /** The heading above it, when the text shows one. */
  readonly heading: string
}

const longest = 280
const mostSentences = 3

/** Cuts visible text into sentences and short runs of them, each under the heading that stands above it. */
export function passagesOf(page: PageContext): Passage[] {
  const { links, controls, regions, radios } = namesOn(page)
  const labels = new Set([...links, ...controls])
  const seen = linesOf(page).filter((line) => line !== '')
  // `Express delivery` with `€9.95 · next working day` below it: what is to be chosen heads what is told of it.
  const isTold = (line: string, next = ''): boolean =>
    radios.has(line) && next !== '' && !isMenu(next, labels)
  const lines = seen.filter(
    (line, at) => regions.has(line) || links.has(line) || !isMenu(line, labels) || isTold(line, seen[at + 1]),
  )
  const isNamed = (line: string): boolean => regions.has(line) || links.has(line) || radios.has(line)
  let heading = ''
  return lines.flatMap((line, at): Passage[] => {
    const [before = '', next, afterNext = ''] = [lines[at - 1], lines[at + 1], lines[at + 2]]
    const isAbove = isHeading(line) && next !== undefined && !isNamed(next)
    if (isAbove && /^\d+$/.test(next)) return [{ text: `${line}: ${next}`, sentences: [line], heading: '' }]
    if (isNamed(line) || (isAbove && !isHeading(next))) {
      // Links one below the other are a menu, and head nothing.
      heading = links.has(line) && links.has(before) ? '' : line
      return regions.has(line) && !links.has(line) && isPhrase(line)
        ? [{ text: line, sentences: [line], heading: '' }]
        : []
    }
    // `Delivery`, `Free`, and then what the next line heads: all that is told of it.
    if (isAbove && heading !== '' && heading === before && !isHeading(afterNext))
      return [{ text: line, sentences: [line], heading }]
    // `Dimmable`, `Yes`: short lines one below the other tell of one another, and no longer of a line like them.
    if (isAbove) {
      if (!isNamed(heading)) heading = ''
      return [{ text: `${line}: ${next}`, sentences: [line], heading }]
    }
    return runs(sentencesOf(line)).map((sentences) => ({ text: sentences.join(' '), sentences, heading }))
  })
}

/** What the elements of a page are called, and the parts they stand in. A button may show only the start of its name. */
function namesOn({ indexedElements = [] }: PageContext) {
  const named = indexedElements.map(({ type, text = '', parent = '' }) => ({
    type,
    text: tidied(text),
    parent: tidied(parent),
  }))
  const isLink = (type: string | undefined): boolean => type === 'link' || type === 'a'
  return {
    links: new Set(named.filter(({ type }) => isLink(type)).map(({ text }) => text)),
    controls: new Set(
      named
        .filter(({ type }) => !isLink(type))
        .flatMap(({ text }) => [text, text.split(/[:,(]/, 1)[0]?.trim() ?? '']),
    ),
    regions: new Set(named.map(({ parent }) => parent)),
    radios: new Set(named.filter(({ type }) => type === 'radio').map(({ text }) => text)),
  }
}

function isPhrase(line: string): boolean {
  return line.split(' ').length >= 4
}

function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** In words. A longer run of them is prose, or as good as. */
const longestLabel = 12

/** A line of nothing but labels: `Home Shop Contact`. */
function isMenu(line: string, labels: ReadonlySet<string>): boolean {
  const parts = line.split(' ')
  for (let from = 0; from < parts.length;) {
    let to = Math.min(parts.length, from + longestLabel)
    while (to > from && !labels.has(parts.slice(from, to).join(' '))) to--
    if (to === from) return false
    from = to
  }
  return true
}

function isHeading(line: string): boolean {
  return line.length <= 80 && /\p{L}/u.test(line) && !/[.!。:,;]$/.test(line) && !/\d{2}|[€$£¥]/.test(line)
}

function sentencesOf(line: string): string[] {
  const joined: string[] = []
  for (const part of line.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"„«€$£])|(?<=[。！？؟])/u)) {
    const last = joined.at(-1)
    // `Dr.`, `No.` and other short pieces belong to their sentence.
    if (last !== undefined && (last.length < 6 || part.length < 4))
      joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined.map((text) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text))
}

/** Every sentence, and every few that follow one another: an answer may need its neighbour. */
function runs(list: readonly string[]): string[][] {
  return list.flatMap((_, from) =>
    Array.from({ length: Math.min(mostSentences, list.length - from) }, (_, more) =>
      list.slice(from, from + more + 1),
    ).filter((run) => run.reduce((length, { length: own }) => length + own + 1, -1) <= longest),
  )
}
