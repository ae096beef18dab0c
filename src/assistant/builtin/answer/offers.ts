import { linesOf } from '../ground/lines-of.ts'
import type { PageIndex, Thing } from '../ground/page-index.ts'
import { numberIn } from './amounts.ts'

/** Something that a page lists with its price. */
export interface Offer {
  readonly name: string
  /** As the page writes it. */
  readonly price: string
  readonly amount: number
  /** What stands between its name and its price. */
  readonly note: string
  /** Where it leads. */
  readonly link?: Thing
}

const price = /^(?:from |now |only |ab )?((?:[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|eur|usd|chf)))(?:\s|$)/i
/** How far below its name a price may stand. */
const nearby = 4

/** What a page lists with prices: names are links or headings of its parts, the price is the next line that is one. */
export function offersOf({ page, things }: PageIndex): Offer[] {
  const lines = linesOf(page)
  const links = new Map(things.filter(({ kind }) => kind === 'link').map((thing) => [thing.label, thing]))
  const parts = new Set(things.flatMap(({ element }) => element.parent ?? []))
  /** What the page is about heads its price, whatever links stand above it. */
  const isTitle = (line: string): boolean => (page.title ?? '').startsWith(`${line} `) || page.title === line
  const isName = (line: string): boolean =>
    line !== '' && (links.has(line) || parts.has(line) || isTitle(line))
  const found = lines.flatMap((name, at): Offer[] => {
    if (!isName(name)) return []
    const between: string[] = []
    for (const line of lines.slice(at + 1, at + 1 + nearby)) {
      if (isName(line)) return []
      const told = price.exec(line)?.[1]
      if (told === undefined) {
        between.push(line)
        continue
      }
      const link =
        links.get(name) ?? things.find(({ kind, element }) => kind === 'link' && element.parent === name)
      const amount = numberIn(told.replace(/[^\d.,]/g, ''))
      return [{ name, price: told, amount, note: between.join(' '), ...(link && { link }) }]
    }
    return []
  })
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
}
