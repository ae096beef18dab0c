import { groupBy, type PageView } from '#assistant'
import type { Item, ItemPart } from './item.ts'

/** Puts the columns of a table that sets things side by side in the place of its rows: a row is then one property of all. */
export function columnsInstead(items: readonly Item[], view: PageView): Item[] {
  return [...groupBy(items, (item) => item.group)].flatMap(([group, rows]) => {
    const heads = headsOf(rows)
    return heads.length > 1 && isSideBySide(rows, heads) ? columnsOf(group, rows, heads, view) : rows
  })
}

/** The heads that most rows have cells under. */
function headsOf(rows: readonly Item[]): string[] {
  const heads = [...new Set(rows.flatMap(({ parts }) => parts.flatMap(({ head }) => head ?? [])))]
  return heads.filter((head) => rows.filter((row) => cellOf(row, head)).length > rows.length / 2)
}

function cellOf({ parts }: Item, head: string): ItemPart | undefined {
  return parts.find((part) => part.head === head && !part.control)
}

/** Whether the cells of a row are more alike than those of a column. */
function isSideBySide(rows: readonly Item[], heads: readonly string[]): boolean {
  const cells = (list: readonly (ItemPart | undefined)[]) =>
    list.flatMap((cell) => (cell ? [sortOf(cell)] : []))
  const byRow = rows.map((row) => cells(heads.map((head) => cellOf(row, head))))
  const byColumn = heads.map((head) => cells(rows.map((row) => cellOf(row, head))))
  return rows.length > 1 && likeness(byRow) > likeness(byColumn)
}

/** Which share of lists holds one sort of value alone; what is only words tells nothing. */
function likeness(lists: readonly (readonly string[])[]): number {
  const telling = lists.filter((sorts) => sorts.length > 1 && sorts.some((sort) => sort !== ''))
  if (telling.length === 0) return 0
  return telling.filter((sorts) => new Set(sorts).size === 1).length / telling.length
}

function sortOf({ facts }: ItemPart): string {
  const { amounts, moments, measures } = facts()
  return amounts.length > 0 ? 'money' : moments.length > 0 ? 'time' : (measures[0]?.unit ?? '')
}

function columnsOf(group: string, rows: readonly Item[], heads: readonly string[], view: PageView): Item[] {
  const names = [
    ...new Set(
      view.lines.flatMap(({ kind, text }) => (kind.endsWith('header') && text !== '' ? [text] : [])),
    ),
  ]
  return heads.map((head, at): Item => {
    // The head of a column may hold buttons beside its name.
    const title =
      names.filter((name) => head.startsWith(name)).toSorted((one, other) => other.length - one.length)[0] ??
      head
    const parts = rows.flatMap((row) => {
      const cell = cellOf(row, head)
      return cell ? [Object.assign({}, cell, { head: row.title })] : []
    })
    return {
      title,
      parts,
      group: `columns of ${group}`,
      position: at + 1,
      path: rows[0]?.path ?? [],
      line: parts[0]?.line ?? 0,
      things: view.things.filter(
        ({ name, path }) => name.includes(title) && path.at(-1) === rows[0]?.path.at(-1),
      ),
      states: {},
    }
  })
}
