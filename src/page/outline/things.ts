import { heightOf, widthOf } from '../dom/box.ts'
import { isEditingHost, roleOf } from '../dom/kind.ts'
import { attributeOf, hasAttribute, matches, query } from '../dom/own-members.ts'
import type { Slices } from '../dom/slices.ts'
import type { TextRun } from '../reading/candidate.ts'
import type { PageReading } from '../reading/page-reading.ts'
import type { Entry } from '../reading/entry.ts'
import { native } from '../reading/evidence.ts'
import { choosers } from '../words/beside.ts'

/**
 * Decides which entries a person acts on: the innermost of things that mean the same, never a box around others
 * that has nothing to say itself.
 */
export async function findThings({ entries, texts }: PageReading, slices: Slices): Promise<Entry[]> {
  await countContents(entries, texts, slices)
  const things: Entry[] = []
  for (const entry of entries) {
    if (slices.isOver(64)) await slices.rest()
    if (!entry.why || !isThing(entry)) continue
    entry.thing = true
    things.push(entry)
  }
  for (const entry of entries) entry.owner = entry.thing ? entry : entry.parent?.owner
  findCards(things, entries)
  return things
}

/** Counts what is written in everything that may be acted on, and how many others it holds. */
async function countContents(
  entries: readonly Entry[],
  texts: readonly TextRun[],
  slices: Slices,
): Promise<void> {
  const nearest = (from: Entry | undefined) => {
    let at = from
    while (at && !at.why) at = at.parent
    return at
  }
  for (const { entry, text } of texts) {
    if (slices.isOver(64)) await slices.rest()
    const owner = nearest(entry)
    if (!owner) continue
    owner.runs += 1
    owner.characters += text.length
  }
  for (const entry of entries) {
    if (slices.isOver(64)) await slices.rest()
    // A box inside a control is part of it.
    if (!entry.why || (entry.control && entry.control !== entry)) continue
    for (let at = nearest(entry.parent); at; at = nearest(at.parent)) {
      at.holds += 1
      if (!isLoose(at)) break
    }
  }
}

/** Roles of boxes that are read, wherever in the tab order they stand. */
const shells = /^(alert|application|document|log|none|note|presentation|rowgroup|status|timer|tooltip)\b/

/** As much as a box may hold and still be one thing to press. */
const most = { held: 6, runs: 24, wordless: 400 }

function isThing(entry: Entry): boolean {
  const { element, control, why, part, box, runs, characters, holds } = entry
  if (!isLoose(entry)) return true
  if (control && control !== entry) return false
  if (runs > most.runs || /^(main|form|dialog|frame|table|navigation|banner|contentinfo)$/.test(part))
    return false
  if (attributeOf(element, 'draggable') === 'true') return true
  // A place in the tab order alone makes no button of a scrolling part or a panel.
  if (why === 'guess') {
    if (!/^(label)?$/.test(part) || shells.test(attributeOf(element, 'role') ?? '')) return false
    if (query(element, 'table,ul,ol,p,form')) return false
    return hasAttribute(element, 'aria-label') || (holds === 0 && runs <= 3 && characters <= nameCharacters)
  }
  // What a box to choose from holds are its choices.
  if (holds > 0) return runs > 0 ? holds <= most.held : matches(element, `[tabindex]${choosers}`)
  return runs > 0 || (box !== undefined && widthOf(box) <= most.wordless && heightOf(box) <= most.wordless)
}

/** As much as a name says; what says more is read part by part. */
const nameCharacters = 140

/** Finds things that hold more than a name: a card that is one link, a row that opens, a folder. */
function findCards(things: readonly Entry[], entries: readonly Entry[]): void {
  const headed = new Set(entries.flatMap(({ part, parent }) => (part === 'heading' && parent?.owner) || []))
  for (const entry of things) {
    const { runs, characters, holds } = entry
    if (runs === 0 || isField(entry)) continue
    const isBox = isLoose(entry) || attributeOf(entry.element, 'role') === 'treeitem'
    if (runs > 1 && headed.has(entry)) entry.card = 'heading'
    else if (isBox ? runs > 1 || holds > 0 : runs > 2 && characters > nameCharacters) entry.card = 'words'
  }
}

/** What stands in it is its value, not its content. */
function isField({ element }: Entry): boolean {
  return isEditingHost(element) || /^(combobox|textbox|searchbox|spinbutton|slider)$/.test(roleOf(element))
}

/** Evidence that a mere box can have: a hand, a handler, a place in the tab order, being draggable. */
export function isLoose({ why, tag, element }: Entry): boolean {
  if (why === 'role') return false
  if (why !== 'native') return true
  return !native.test(tag) && !hasAttribute(element, 'contenteditable')
}
