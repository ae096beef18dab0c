import type { Entry } from '../reading/entry.ts'
import { attributeOf } from '../dom/own-members.ts'
import type { PageReading } from '../reading/page-reading.ts'

/** Parts of a sentence or of a table's frame, which repeat without being one of many. */
const never = new Set(
  'a b button caption col dd dl dt em fieldset form h1 h2 h3 h4 h5 h6 i input label legend menu nav ol option p select span strong table tbody td tfoot th thead ul'.split(
    ' ',
  ),
)

/** Finds siblings of like shape that hold two or more things each: cards, rows, items. Needs weights. */
export function findRecords({ entries }: PageReading): void {
  const children = new Map<Entry, Entry[]>()
  for (const entry of entries) {
    const { weight, control, parent, card, tag, part, element } = entry
    // A card that is one link is a record as well.
    const isCard = control === entry && card !== ''
    if (weight < 2 || !parent || (!isCard && (control || never.has(tag)))) continue
    if (part === 'columnheader' || attributeOf(element, 'role') === 'combobox') continue
    const siblings = children.get(parent)
    if (siblings) siblings.push(entry)
    else children.set(parent, [entry])
  }
  for (const siblings of children.values()) {
    if (siblings.length < 2) continue
    const alike = new Map<string, Entry[]>()
    for (const each of siblings) {
      const shape = shapeOf(each)
      const like = alike.get(shape)
      if (like) like.push(each)
      else alike.set(shape, [each])
    }
    alike.delete(heads)
    for (const like of alike.values()) {
      if (like.length < 2 || !looksRepeated(like)) continue
      for (const each of like) each.record = true
    }
  }
}

/** The shape of a row of column heads, which is no record. */
const heads = 'heads'

function isHead(cell: Element | null): boolean {
  return cell !== null && (cell.localName === 'th' || attributeOf(cell, 'role') === 'columnheader')
}

/** Tag and first class: states such as "odd" or "active" come after it or are other attributes. */
function shapeOf({ element, tag, part }: Entry): string {
  if (part === 'row' && isHead(element.lastElementChild)) return heads
  if (part === 'row' || part === 'item' || part === 'article') return part
  const [first = ''] = (attributeOf(element, 'class') ?? '').trim().split(/\s+/)
  return `${tag}.${first}`
}

/** Whether the contents are alike too: two columns of a layout share a class and nothing else. */
function looksRepeated(like: readonly Entry[]): boolean {
  const [one, other] = like as [Entry, Entry]
  if (/^(row|item|article)$/.test(one.part)) return true
  const kinds = [one, other].map(
    ({ element }) => new Set(Array.from(element.children, ({ localName }) => localName)),
  ) as [Set<string>, Set<string>]
  const shared = [...kinds[0]].filter((kind) => kinds[1].has(kind)).length
  return shared * 2 >= Math.max(kinds[0].size, kinds[1].size)
}
