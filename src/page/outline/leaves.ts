import type { TextRun } from '../reading/candidate.ts'
import type { Sight } from '../dom/sight.ts'
import type { Slices } from '../dom/slices.ts'
import { remembering, styleOf } from '../dom/sight.ts'
import { parentOf } from '../dom/composed.ts'
import type { PageReading } from '../reading/page-reading.ts'
import type { Entry } from '../reading/entry.ts'
import type { FlatLine } from './lines.ts'
import { attributeOf, rootOf } from '../dom/own-members.ts'

/** The smallest piece of an outline: something to act on, a block of text, a picture. */
export interface Leaf {
  /** A thing's own entry, or the one its words stand in. */
  readonly entry: Entry
  readonly order: number
  /** Empty for what is no text. */
  readonly runs: TextRun[]
  readonly struck: boolean
  /** It goes on the sentence of the leaf before. */
  readonly inline: boolean
  /** Whether it is to be told, and how: nothing for what a person cannot see, several lines for a long text. */
  chosen?: boolean
  told?: readonly FlatLine[] | undefined
  /** Its words as a person reads them, once they were read. */
  words?: string
  /** The words that a card is called by. */
  title?: Leaf
  /** What a term of a list stands for. */
  meaning?: Leaf
}

/** Cuts the page into leaves, in its order. Words of a control and of a label stand with what they name. */
export async function findLeaves(
  { entries, texts }: PageReading,
  sight: Sight,
  { isTaken, slices }: { readonly isTaken: (node: Node) => boolean; readonly slices: Slices },
): Promise<Leaf[]> {
  const { blockOf } = sight
  const isStruck: (element: Element) => boolean = sight.byMarkup((element: Element) => {
    const parent = parentOf(element)
    return styleOf(element).textDecorationLine.includes('line-through') || (parent ? isStruck(parent) : false)
  })
  const isSaid = remembering(labelSays)
  const leaves: Leaf[] = []
  const cards = new Map<Entry, Leaf>()
  let next = 0
  let block: Element | undefined
  /** The leaf that the next run may belong to. */
  let open: Leaf | undefined

  for (const run of texts) {
    if (slices.isOver(64)) await slices.rest()
    takeEntries(run.order)
    const { entry, parent } = run
    const { owner } = entry
    if ((owner && !owner.card) || (entry.label && isSaid(entry.label))) continue
    if (isTaken(run.node) || isTaken(parent)) continue
    const own = blockOf(parent)
    const struck = isStruck(parent)
    if (open && block === own && open.struck === struck && open.entry.owner === owner) {
      open.runs.push(run)
      continue
    }
    open = { entry, order: run.order, runs: [run], struck, inline: block === own }
    block = own
    const last = leaves.at(-1)
    if (last?.runs.length && !last.meaning && placeIn(last.entry, 'term') && placeIn(entry, 'definition')) {
      last.meaning = open
      continue
    }
    const card = owner && cards.get(owner)
    if (card && !card.title && (owner.card === 'words' || placeIn(entry, 'heading'))) card.title = open
    else leaves.push(open)
  }
  takeEntries(Infinity)
  return leaves

  function takeEntries(before: number): void {
    for (; next < entries.length; next += 1) {
      const entry = entries[next] as Entry
      if (entry.order > before) return
      if (!entry.thing && !isContent(entry)) continue
      if (entry.parent?.owner && !entry.thing) continue
      const around = blockOf(entry.element)
      const own = around === entry.element ? undefined : around
      const inline = own !== undefined && own === block && open !== undefined && entry.tag === 'a'
      const leaf: Leaf = { entry, order: entry.order, runs: [], struck: false, inline }
      leaves.push(leaf)
      if (entry.card) cards.set(entry, leaf)
      block = own
      open = undefined
    }
  }
}

/** Whether words stand in a part of the structure, be it in boxes that mean nothing. */
function placeIn(entry: Entry, part: string): boolean {
  let at: Entry | undefined = entry
  while (at && at.part === '' && !at.thing) at = at.parent
  return at?.part === part
}

/** What is told without being text or something to act on. */
function isContent({ part, element, tag, masked, end, order }: Entry): boolean {
  if (masked) return false
  if (part === 'picture')
    return tag === 'img'
      ? Boolean(attributeOf(element, 'alt')?.trim())
      : hasLabel(element) || element.firstElementChild?.localName === 'title'
  return part === 'progress' || (part === 'frame' && end === order)
}

/** Whether an attribute says what it is called. */
export function hasLabel(element: Element): boolean {
  return Boolean(attributeOf(element, 'aria-label') ?? attributeOf(element, 'aria-labelledby'))
}

/** Whether the words of a label stand as the name of what it labels. */
function labelSays(label: Element): boolean {
  const { localName } = label
  return localName === 'label'
    ? (label as HTMLLabelElement).control !== null || namesOther(label)
    : !/^h[1-6]$/.test(localName) && attributeOf(label, 'role') !== 'heading'
}

function namesOther(label: Element): boolean {
  return label.id !== '' && rootOf(label).querySelector(`[aria-labelledby~=${CSS.escape(label.id)}]`) !== null
}

/** Counts for every entry how many leaves stand in it. */
export function weigh(entries: readonly Entry[], leaves: readonly Leaf[]): void {
  for (const entry of entries) entry.weight = 0
  for (const { entry } of leaves) entry.weight += 1
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const { parent, weight } = entries[index] as Entry
    if (parent) parent.weight += weight
  }
}
