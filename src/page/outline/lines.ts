import type { Line, LineState } from '#protocol'
import type { Slices } from '../dom/slices.ts'
import type { Entry } from '../reading/entry.ts'
import { createLeftOut } from './left-out.ts'
import type { Leaf } from './leaves.ts'
import type { PartLine } from './tell-parts.ts'

/** A line without its depth. */
export interface FlatLine {
  readonly id?: number
  readonly kind: string
  readonly text: string
  readonly state?: LineState | undefined
}

export interface LinesOptions {
  readonly slices: Slices
  /** How a part of the structure is told, if it is. */
  readonly tellPart: (entry: Entry) => PartLine | undefined
  /** Open dialogs and menus, the topmost first: told before the page. */
  readonly layers: readonly Entry[]
  /** Without the lines that say how much was cut. */
  readonly withoutGaps: boolean
}

/** The lines of an outline, and where those of each part begin. */
export interface Written {
  readonly lines: Line[]
  /** The line that a form begins at: its own, or that of the first thing in it; -1 where none is told. */
  lineAt(form: Element, index: number): number
}

/** Writes the lines of the chosen leaves in their order, each under the parts that it stands in. */
export async function writeLines(
  leaves: readonly Leaf[],
  { slices, tellPart, layers, withoutGaps }: LinesOptions,
): Promise<Written> {
  const lines: Line[] = []
  const lineOf = new Map<Entry, number>()
  /** How deep the content of an entry stands. */
  const levels = new Map<Entry, number>()
  const layered = new Set(layers)
  const gaps = createLeftOut((entry) => layered.has(entry) || tellPart(entry) !== undefined)

  for (const layer of [...layers, undefined]) {
    for (const leaf of leaves) {
      if (layered.size > 0 && layerOf(leaf.entry) !== layer) continue
      if (slices.isOver(8)) await slices.rest()
      if (leaf.chosen) write(leaf, leaf.told ?? [])
      else if (!withoutGaps) gaps.note(leaf)
    }
    tellGap()
  }
  return {
    lines,
    lineAt(form, index) {
      for (const [{ element }, line] of lineOf) if (element === form) return line
      return lines.findIndex(([, , , , state]) => state?.form === index)
    },
  }

  function write(leaf: Leaf, told: readonly FlatLine[]): void {
    if (told.length === 0) return
    tellGap()
    const isText = leaf.runs.length > 0
    let depth = enter(isText ? leaf.entry : leaf.entry.parent)
    if (!isText && leaf.entry.record && told[0]?.kind !== 'record') {
      push(depth, { kind: 'record', text: '' })
      depth += 1
    }
    if (!isText) {
      lineOf.set(leaf.entry, lines.length)
      levels.set(leaf.entry, depth + 1)
    }
    for (const each of told) push(depth, each)
  }

  /** Tells the parts around, if they are not told yet. */
  function enter(entry: Entry | undefined): number {
    if (!entry) return 0
    const known = levels.get(entry)
    if (known !== undefined) return known
    let depth = layered.has(entry) ? 0 : enter(entry.parent)
    const part = tellPart(entry) ?? (layered.has(entry) ? { kind: 'group', text: '' } : undefined)
    if (part) {
      lineOf.set(entry, lines.length)
      push(depth, part)
      depth += 1
    }
    levels.set(entry, depth)
    return depth
  }

  function push(depth: number, { id = 0, kind, text, state }: FlatLine): void {
    lines.push(
      state && Object.keys(state).length > 0 ? [depth, id, kind, text, state] : [depth, id, kind, text],
    )
  }

  function tellGap(): void {
    const gap = gaps.take()
    if (gap) push(enter(gap.container), { kind: 'more', text: gap.text })
  }

  function layerOf(entry: Entry): Entry | undefined {
    for (let at: Entry | undefined = entry; at; at = at.parent) if (layered.has(at)) return at
    return undefined
  }
}
