import { kindTraits, type Line, type LineState } from '#protocol'
import type { ViewLine } from './page-view.ts'

const nothing: LineState = {}

/** Gives every line its place: what it stands in, where that ends, and which titles are read before it. */
export function viewLines(lines: readonly Line[]): ViewLine[] {
  const found: Mutable<ViewLine>[] = []
  const page = scopeOf(-1, -1, [], [])
  const open = [page]
  const close = (depth: number, end: number): Scope => {
    for (;;) {
      const last = open.at(-1) ?? page
      if (last.depth < depth) return last
      const line = found[last.line]
      if (line) line.end = end
      open.pop()
    }
  }
  for (const [index, [depth, id, kind, text, state = nothing]] of lines.entries()) {
    const around = close(depth, index)
    const trimmed = text.trim()
    const path = pathIn(around)
    found.push({
      index,
      depth,
      id,
      kind,
      text: trimmed,
      state,
      parent: around.line,
      end: index + 1,
      path,
      within: around.within,
    })
    if (isHeading({ kind, state }) && trimmed !== '') addHeading(around, state.level ?? unknownLevel, trimmed)
    open.push(
      scopeOf(index, depth, joined(pathIn(around), titleOf(trimmed, state)), withinOf(around.within, kind)),
    )
  }
  close(0, lines.length)
  return found
}

/** Whether a line heads what follows it. A link can be a heading too: then it tells its level. */
export function isHeading({ kind, state }: Pick<ViewLine, 'kind' | 'state'>): boolean {
  return kind === 'heading' || state.level !== undefined
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** What later lines of the same depth stand in. */
interface Scope {
  readonly line: number
  readonly depth: number
  /** The titles outside and that of the scope itself. */
  readonly base: readonly string[]
  readonly within: readonly string[]
  headings: readonly { readonly level: number; readonly text: string }[]
  /** `base` and the headings so far; lines after the same heading share one list. */
  path: readonly string[] | undefined
}

/** A heading that does not tell its level ends others of its kind and stands below the page's own. */
const unknownLevel = 2

function scopeOf(line: number, depth: number, base: readonly string[], within: readonly string[]): Scope {
  return { line, depth, base, within, headings: [], path: undefined }
}

function pathIn(scope: Scope): readonly string[] {
  return (scope.path ??= scope.headings.reduce((path, { text }) => joined(path, text), scope.base))
}

function addHeading(scope: Scope, level: number, text: string): void {
  scope.headings = [...scope.headings.filter((above) => above.level < level), { level, text }]
  scope.path = undefined
}

function titleOf(text: string, { shown, hint }: LineState): string {
  return text || shown?.trim() || hint?.trim() || ''
}

/** A part is often named by the very heading in it: no title follows itself. */
function joined(path: readonly string[], title: string): readonly string[] {
  return title === '' || path.at(-1) === title ? path : [...path, title]
}

function withinOf(within: readonly string[], kind: string): readonly string[] {
  const { place } = kindTraits(kind)
  return place === 'part' || place === 'record' ? [...within, kind] : within
}
