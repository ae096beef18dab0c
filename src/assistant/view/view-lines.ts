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
  for (const [index, [depth, id, kind, words, state = nothing]] of lines.entries()) {
    const around = close(depth, index)
    const text = echoes(index, lines) ? '' : words.trim()
    const level = isHeading({ kind, state }) && text !== '' ? (state.level ?? unknownLevel) : undefined
    // What a heading of the same level headed ends here, before the heading itself.
    if (level !== undefined) endHeadings(around, level)
    const path = pathIn(around)
    const { line: parent, within } = around
    found.push({ index, depth, id, kind, text, state, parent, end: index + 1, path, within })
    if (level !== undefined) addHeading(around, level, text)
    open.push(scopeOf(index, depth, joined(pathIn(around), titleOf(text, state)), withinOf(within, kind)))
  }
  close(0, lines.length)
  return found
}

/** Whether a part is called by what stands in it and more: a name made of its content, which is read there anyway. */
function echoes(index: number, lines: readonly Line[]): boolean {
  const [depth, , kind, words] = lines[index] ?? nowhere
  if (words === '' || !holdsOthers(kind)) return false
  for (let at = index + 1; at < lines.length; at++) {
    const [inner, , , first] = lines[at] ?? nowhere
    if (inner <= depth) return false
    if (first !== '') return words.startsWith(first) && words.length > first.length
  }
  return false
}

const nowhere: Line = [0, 0, '', '']

function holdsOthers(kind: string): boolean {
  const { place } = kindTraits(kind)
  return place === 'part' || place === 'record'
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

function endHeadings(scope: Scope, level: number): void {
  scope.headings = scope.headings.filter((above) => above.level < level)
  scope.path = undefined
}

function addHeading(scope: Scope, level: number, text: string): void {
  scope.headings = [...scope.headings, { level, text }]
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
  return holdsOthers(kind) ? [...within, kind] : within
}
