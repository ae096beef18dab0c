import type { Entry } from './entry.ts'
import { isEditingHost, isPlain, roleOf } from '../dom/kind.ts'
import type { TextRun } from '../snapshot/candidate.ts'
import type { Reading } from '../snapshot/walk.ts'
import { hasAttribute } from '../dom/own-members.ts'

/**
 * Decides which entries a person acts on: the innermost of things that mean the same, never a box around others
 * that has nothing to say itself.
 */
export function findThings({ entries, texts }: Reading): Entry[] {
  /** Entries that hold a control of their own. */
  const holding = new Set<Entry>()
  for (const entry of entries) {
    if (!entry.why || (entry.why !== 'pointer' && !isLoose(entry))) mark(entry)
  }
  /** Entries with words that are not those of a control inside. */
  const speaking = new Set<Entry>()
  for (const { entry } of texts) {
    for (let at: Entry | undefined = entry; at && !speaking.has(at); at = at.parent) {
      speaking.add(at)
      if (at.why) break
    }
  }
  const things: Entry[] = []
  for (const entry of entries) {
    if (!entry.why || (entry.control && entry.control !== entry && isLoose(entry))) continue
    if (isLoose(entry) && holding.has(entry) && !speaking.has(entry)) continue
    entry.thing = true
    things.push(entry)
  }
  for (const entry of entries) entry.owner = entry.thing ? entry : entry.parent?.owner
  findCards(entries, texts)
  return things

  function mark(entry: Entry): void {
    if (!entry.why) return
    for (let at = entry.parent; at && !holding.has(at); at = at.parent) holding.add(at)
  }
}

/** As much as a name says; what says more is read part by part. */
const nameCharacters = 140

/** Finds things that hold more than a name: a card that is one link, a row that opens. */
function findCards(entries: readonly Entry[], texts: readonly TextRun[]): void {
  const said = new Map<Entry, { runs: number; characters: number }>()
  for (const { entry, node } of texts) {
    const { owner } = entry
    if (!owner || isField(owner)) continue
    const all = said.get(owner) ?? { runs: 0, characters: 0 }
    all.runs += 1
    all.characters += node.length
    said.set(owner, all)
  }
  const headed = new Set(entries.flatMap(({ part, parent }) => (part === 'heading' && parent?.owner) || []))
  for (const [entry, { runs, characters }] of said) {
    if (runs < 2) continue
    if (headed.has(entry)) entry.card = 'heading'
    else if (isLoose(entry) || (runs > 2 && characters > nameCharacters)) entry.card = 'words'
  }
}

/** What stands in it is its value, not its content. */
function isField({ element }: Entry): boolean {
  return isEditingHost(element) || /^(combobox|textbox|searchbox|spinbutton|slider)$/.test(roleOf(element))
}

/** Evidence that a mere box can have: a hand, a handler, a place in the tab order. */
function isLoose({ element, why }: Entry): boolean {
  if (why === 'native') return isPlain(element) && !hasAttribute(element, 'contenteditable')
  return why !== 'role'
}
