import { limits } from '#protocol'
import { type Box, meets } from '../dom/box.ts'
import type { Entry } from '../reading/entry.ts'
import type { Leaf } from './leaves.ts'

/** What decides which leaves of a large page are told. */
export interface Choice {
  readonly viewport: Box
  /** In an open dialog or menu. */
  readonly isLayer: (leaf: Leaf) => boolean
  /** The visitor's message speaks of it. */
  readonly isMeant: (leaf: Leaf) => boolean
  /** In the form that is being filled. */
  readonly isWorking: (leaf: Leaf) => boolean
  /** How much of the budget may be used, from 0 to 1. */
  readonly share: number
}

/** What the numbers, brackets and state of a line take beside its words. */
const lineBytes = 30
const thingBytes = 90
const optionBytes = 12

/** The leaves that fit: layers, what is meant with its whole record, what is in view, forms in work, the nearest. */
export function chooseLeaves(leaves: readonly Leaf[], choice: Choice): readonly Leaf[] {
  const most = { lines: limits.outlineLines * 0.9 * choice.share, bytes: limits.outlineBytes * choice.share }
  if (leaves.length <= most.lines && sizeOf(leaves) <= most.bytes) return leaves
  const ranked = inRecords(leaves)
    .map((group) => ({ group, rank: rankOf(group, choice) }))
    .sort((a, b) => a.rank - b.rank)
  const chosen = new Set<Leaf>()
  let bytes = 0
  for (const { group } of ranked) {
    // A record costs a line of its own.
    if (chosen.size + group.length * 1.1 > most.lines) continue
    bytes += sizeOf(group)
    if (bytes > most.bytes) break
    for (const leaf of group) chosen.add(leaf)
  }
  return leaves.filter((leaf) => chosen.has(leaf))
}

/** Leaves of one record together, every other by itself. */
export function inRecords(leaves: readonly Leaf[]): Leaf[][] {
  const groups = new Map<Entry | Leaf, Leaf[]>()
  for (const leaf of leaves) {
    const key = recordOf(leaf.entry) ?? leaf
    const group = groups.get(key)
    if (group) group.push(leaf)
    else groups.set(key, [leaf])
  }
  return [...groups.values()]
}

export function recordOf(entry: Entry): Entry | undefined {
  for (let at: Entry | undefined = entry; at; at = at.parent) if (at.record) return at
  return undefined
}

function rankOf(group: readonly Leaf[], choice: Choice): number {
  if (group.some(choice.isLayer)) return 0
  if (group.some(choice.isMeant)) return 1
  const away = distanceOf(group[0] as Leaf, choice.viewport)
  if (away === 0) return 2
  return group.some(choice.isWorking) ? 3 : 4 + away
}

/** How far off the screen, in pixels. */
function distanceOf({ entry }: Leaf, viewport: Box): number {
  let at: Entry | undefined = entry
  while (at && !at.box) at = at.parent
  const box = at?.box
  if (!box || meets(box, viewport)) return 0
  return Math.max(-box.bottom, box.top - viewport.bottom, -box.right, box.left - viewport.right, 0.1)
}

function sizeOf(leaves: readonly Leaf[]): number {
  let bytes = 0
  for (const { runs, entry } of leaves) {
    bytes += entry.thing && runs.length === 0 ? thingBytes : lineBytes
    if (entry.tag === 'select')
      bytes += Math.min((entry.element as HTMLSelectElement).length, limits.optionsPerElement) * optionBytes
    for (const { text } of runs) bytes += text.length
  }
  return bytes
}
