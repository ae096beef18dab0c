import type { Phrasebook } from '../phrasebook.ts'
import { limits, type UiBlock } from '#protocol'
import type { Item, ItemPart } from '../records/item.ts'
import { priceOf } from '../records/measure.ts'
import type { Selection } from '../records/select.ts'

/** What is said of a selection, and the block that shows it. */
export interface SelectionReply {
  readonly text: string
  readonly block?: UiBlock
}

/** Tells what was selected: the fact in a sentence, a list as a block. */
export function tellSelection(selection: Selection, say: Phrasebook): SelectionReply {
  const { wants, items, all, instead } = selection
  const [first] = items
  if (!first)
    return wants === 'count'
      ? { text: say('counted', { count: '0' }) }
      : { text: say('noneFits', { count: String(all.length) }) }
  if (wants === 'count')
    return { text: `${say('counted', { count: String(items.length) })} ${titles(items)}` }
  if (wants === 'sum') return { text: say('sumIs', { value: sumOf(items) }) }
  if (wants === 'compare') return { text: say('sideBySide'), block: comparison(items, say) }
  const { block } = shown(instead ? [instead] : items, selection)
  if (items.length > 1) return { text: fitting(items.length, say), block }
  // A card tells it all; who asked for one thing is told which, and what it was chosen by.
  const isCard = block.block_type === 'product_list'
  if (isCard && wants === 'list') return { text: say('oneFits'), block }
  const tell = (item: Item) => `${item.title}: ${summary(item)}`
  return { text: [first, ...(instead ? [instead] : [])].map(tell).join('\n'), block }
}

/** How many fit, and how many of them can be shown. */
function fitting(count: number, say: Phrasebook): string {
  const shown = String(limits.blockItems)
  return count > limits.blockItems
    ? say('firstFit', { count: String(count), shown })
    : say('theseFit', { count: String(count) })
}

function titles(items: readonly Item[]): string {
  return items
    .slice(0, limits.blockItems)
    .map(({ title }) => title)
    .join(', ')
}

/** What an item says of itself beside its title. */
function summary({ title, parts }: Item): string {
  const texts = told(parts, title).map(({ head, text }) => (head ? `${head} ${text}` : text))
  const sentences = texts.filter((text) => isSentence.test(text))
  const facts = texts.filter((text) => !isSentence.test(text)).join(', ')
  return [facts && sentences.length > 0 ? `${facts}.` : facts, ...sentences].filter(Boolean).join(' ')
}

const isSentence = /[.!?。！？؟]$/u

function told(parts: readonly ItemPart[], title: string): readonly ItemPart[] {
  return parts.filter(({ text, struck, control }) => !struck && !control && text !== title)
}

/** The block that suits things: goods with a price and an address, a table with heads, names with values. */
function shown(items: readonly Item[], { availability }: Selection): { block: UiBlock } {
  const some = items.slice(0, limits.blockItems)
  const products = some.flatMap((item) => {
    const url = item.things.find(({ kind, state }) => kind === 'link' && isAddress(state.href))?.state.href
    const price = priceText(item)
    if (!url || !price) return []
    const said = availability?.get(item)
    return [{ title: cut(item.title), price, url, ...(said && { availability: said }), ...acts(item) }]
  })
  if (products.length === some.length) return { block: { block_type: 'product_list', data: { products } } }
  const heads = headsOf(some)
  if (heads.length > 0)
    return {
      block: {
        block_type: 'table',
        data: { columns: heads, rows: some.map((item) => heads.map((head) => cell(item, head))) },
      },
    }
  const rows = some.map((item) => ({ label: cut(item.title), value: cut(summary(item) || item.title) }))
  return { block: { block_type: 'key_value', data: { rows } } }
}

/** The button of an item by what it says beside the title: "Add to cart". */
function acts({ title, things }: Item): { acts?: { label: string; payload: string }[] } {
  const own = things.filter(({ kind, name, state }) => kind === 'button' && name !== '' && !state.disabled)
  const [only, ...others] = own
  // Of several nobody knows which one is meant by a product's button.
  if (!only || others.length > 0 || !only.name.includes(title)) return {}
  const label = only.name.replace(title, '').replace(/^[\s:,–-]+|[\s:,–-]+$/g, '')
  return label === '' ? {} : { acts: [{ label: cut(label), payload: cut(only.name) }] }
}

function comparison(items: readonly Item[], say: Phrasebook): UiBlock {
  const some = items.slice(0, limits.blockItems - 1)
  const heads = headsOf(some)
  const columns = ['', ...some.map(({ title }) => cut(title))]
  const rows =
    heads.length > 0
      ? heads
          .filter((head) => some.some((item) => cell(item, head) !== item.title))
          .map((head) => [head].concat(some.map((item) => cell(item, head))))
      : headless(some, say)
  return { block_type: 'table', data: { columns, rows: rows.slice(0, limits.blockItems) } }
}

/** What cards say without a head: the price by its name, the rest as it stands. */
function headless(items: readonly Item[], say: Phrasebook): string[][] {
  const prices = items.map((item) => priceText(item))
  const rest = items.map((item, at) => told(item.parts, item.title).filter(({ text }) => text !== prices[at]))
  const rows = Array.from({ length: Math.max(...rest.map(({ length }) => length)) }, (_, at) => [
    '',
    ...rest.map((parts) => cut(parts[at]?.text ?? '–')),
  ])
  const priced = prices.some((price) => price !== undefined)
  return [...(priced ? [[say('price'), ...prices.map((price) => price ?? '–')]] : []), ...rows]
}

function headsOf(items: readonly Item[]): string[] {
  const heads = items.flatMap(({ parts }) =>
    parts.flatMap(({ head }) => (head === undefined ? [] : [cut(head)])),
  )
  return [...new Set(heads)].slice(0, limits.blockItems)
}

function cell({ parts }: Item, head: string): string {
  const own = parts.filter((part) => part.head !== undefined && cut(part.head) === head && !part.control)
  return cut(own.map(({ text }) => text).join(' ') || '–')
}

function priceText(item: Item): string | undefined {
  const price = priceOf(item)
  for (const part of item.parts)
    for (const { value, text } of part.struck ? [] : part.facts().amounts)
      if (value === price) return cut(text)
  return undefined
}

/** A sum in the writing of the first that was added. */
function sumOf(items: readonly Item[]): string {
  const total = items.reduce((sum, item) => sum + (priceOf(item) ?? 0), 0)
  const text = items[0] ? (priceText(items[0]) ?? '') : ''
  const all = items.map((item) => priceText(item) ?? '').join(' ')
  const comma = /\d,\d{1,2}(?!\d)|\d\.\d{3}(?!\d)/.test(all)
  const digits = Number.isInteger(total) ? 0 : 2
  const written = total.toLocaleString(comma ? 'de' : 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return text.replace(/\d[\d.,]*\d|\d/, written)
}

function isAddress(href: string | undefined): boolean {
  return href !== undefined && /^(?:https?:\/\/|\/(?!\/))/.test(href)
}

function cut(text: string): string {
  return text.slice(0, limits.blockTextCharacters)
}
