import { groupBy, readFacts, type PageView, type Thing } from '#assistant'
import { oncePerObject, plain } from '#protocol'
import { records } from '../weights.ts'
import type { FlatLine } from './flat-records.ts'

/** A line with the things that are called so and stand there. */
export interface PlacedLine extends FlatLine {
  /** Index into the view's lines. */
  readonly line: number
  readonly things: readonly Thing[]
}

/**
 * The text of a page whose places are not told, line by line. Where a name occurs as often among the lines as among
 * the things, both are in the same order.
 */
export const flatLines: (view: PageView) => readonly PlacedLine[] = oncePerObject(readLines)

function readLines({ lines, things, page }: PageView): PlacedLine[] {
  const texts = lines.filter(({ id, kind, text }) => id === 0 && kind === 'text' && text !== '')
  const called = groupBy(things, ({ name }) => bare(name))
  const isBare = (at: number) => /^\d{1,4}$/.test(texts[at]?.text.trim() ?? '')
  const written = groupBy(texts, ({ text }) => bare(text))
  return texts.map((line, place): PlacedLine => {
    const { text, index } = line
    const key = bare(text)
    const own = called.get(key) ?? []
    const same = written.get(key) ?? []
    const at = same.indexOf(line)
    const here = own.length === same.length ? own.slice(at, at + 1) : own.length === 1 ? own : []
    // Numbers in a row are the pages of a list.
    const pager = isBare(place) && (isBare(place - 1) || isBare(place + 1))
    const sort = pager ? undefined : valueSort(text, page.language)
    return {
      text: text.replace(outer, ''),
      line: index,
      things: here,
      repeated: same.length > 1,
      sort: sort ?? '',
      look: pager ? 'border' : lookOf(text, own, same.length, sort !== undefined),
    }
  })
}

function lookOf(text: string, things: readonly Thing[], written: number, value: boolean): FlatLine['look'] {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'border'
  if (value) return 'value'
  const presses = things.some(({ use }) => use === 'press')
  if (presses && things.length > 1 && written > 1) return 'closer'
  if (things.some((thing) => thing.kind === 'link' && !isWay(thing))) return 'link'
  if (things.length > 0) return 'control'
  return text.length > records.paragraph ? 'paragraph' : 'words'
}

const ways = /navigation|breadcrumb|banner|contentinfo|header|footer/i

function isWay({ path, within }: Thing): boolean {
  return [...path, ...within].some((part) => ways.test(part))
}

/** Signs of icons stand before and behind the words of many buttons. */
const outer = /^[\p{Co}\p{So}\s]+|[\p{Co}\p{So}\s]+$/gu

function bare(text: string): string {
  return plain(text.replace(outer, ''))
}

/** What sort of value a text is nothing but: "$ 37.00 / Group", "9 h – 18 h", "12 March 2027"; undefined: it is more. */
function valueSort(text: string, language: string | undefined): string | undefined {
  if (text.length > records.longestValue || !/\d/.test(text) || /^\d+\.$|\d\p{L}{2}/u.test(text))
    return undefined
  const { amounts, moments, measures } = readFacts(text, language)
  const found = [...amounts, ...moments, ...measures].toSorted((one, other) => one.at - other.at)
  const [first] = found
  // A word before the number says what it is: "Bags (11)".
  if (!first || /\p{L}/u.test(text.slice(0, first.at))) return undefined
  const letters = text.replace(/\P{L}/gu, '').length
  if (amounts.length > 0) return letters <= records.wordsInValue ? 'money' : undefined
  const rest = found.reduce((left, { text: fact }) => left.replace(fact, ' '), text)
  if (/\p{L}{2}/u.test(rest) || (moments.length === 0 && letters > records.lettersInNumber)) return undefined
  if (moments.length > 0 || letters > 0) return 'time'
  return text.includes('%') ? 'percent' : 'number'
}
