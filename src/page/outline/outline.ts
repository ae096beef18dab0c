import { type Line, limits } from '#protocol'
import { isInside } from '../dom/composed.ts'
import type { PageReading } from '../reading/page-reading.ts'
import type { Entry } from '../reading/entry.ts'
import { type Leaf, weigh } from './leaves.ts'
import { holds } from './left-out.ts'
import { type LinesOptions, type FlatLine, writeLines, type Written } from './lines.ts'
import { findRecords } from './records.ts'

/** Which leaves are told, and within which bounds. */
export interface Choose {
  /** Asked again with a smaller share when what it chose did not fit. */
  from(leaves: readonly Leaf[], by: { isLayer: (leaf: Leaf) => boolean; share: number }): readonly Leaf[]
  readonly most?: { readonly lines: number; readonly bytes: number }
  /** Without the lines that say how much was cut. */
  readonly withoutGaps?: boolean
}

export interface OutlineOptions extends Omit<LinesOptions, 'layers' | 'withoutGaps'> {
  readonly tellLeaf: (leaf: Leaf) => readonly FlatLine[]
  readonly layers: readonly Element[]
}

const wire = { lines: limits.outlineLines, bytes: limits.outlineBytes }

/** Writes the outline of a reading, as much of it as the wire takes. */
export async function writeOutline(
  reading: PageReading,
  leaves: readonly Leaf[],
  options: OutlineOptions,
  { from, most = wire, withoutGaps = false }: Choose,
): Promise<Written> {
  const { slices } = options
  const { entries } = reading
  const breathe = async () => slices.isOver() && (await slices.rest())
  weigh(entries, leaves)
  await breathe()
  findRecords(reading)
  await breathe()
  const layers = entriesOf(options.layers, entries)
  const isLayer = ({ entry }: Leaf) => layers.some((layer) => holds(layer, entry))
  for (let share = 1; ;) {
    const chosen = from(leaves, { isLayer, share })
    await breathe()
    for (const leaf of leaves) leaf.chosen = false
    for (const leaf of chosen) {
      if (slices.isOver(8)) await slices.rest()
      leaf.chosen = true
      leaf.told ??= options.tellLeaf(leaf)
    }
    // What nobody can see is no part of a record.
    weigh(
      entries,
      leaves.filter(({ chosen: isChosen, told }) => !isChosen || told?.length !== 0),
    )
    await breathe()
    const written = await writeLines(leaves, { ...options, layers, withoutGaps })
    const over = excess(written.lines, most)
    if (over <= 1 || share < 0.1) return written
    share = (share / over) * 0.95
  }
}

/** The entries of open layers, the topmost first; one inside another belongs to it. */
function entriesOf(layers: readonly Element[], entries: readonly Entry[]): Entry[] {
  if (layers.length === 0) return []
  const found = entries.filter(({ element }) => layers.includes(element))
  const outer = found.filter(
    (entry) => !found.some((other) => other !== entry && isInside(entry.element, other.element)),
  )
  return outer.sort((a, b) => layers.indexOf(b.element) - layers.indexOf(a.element))
}

/** How many times too large the lines are. */
function excess(lines: readonly Line[], most: { lines: number; bytes: number }): number {
  return Math.max(lines.length / most.lines, JSON.stringify(lines).length / most.bytes)
}
