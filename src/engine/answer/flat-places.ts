import type { PageView } from '#assistant'
import { flatLines } from '../records/flat-lines.ts'
import type { Item } from '../records/item.ts'
import { answering } from '../weights.ts'

/** What stands around the lines of a page that tells only its words. */
export interface FlatPlaces {
  /** The words above a line, or the thing that it is part of. */
  around(line: number): readonly string[]
  /** A line with what follows it: a name and its value, a question and its answer. */
  readonly windows: readonly { readonly name: string; readonly text: string; readonly line: number }[]
}

/** Finds headings and pairs among bare lines. What is part of an item is none of these. */
export function flatPlaces(view: PageView, items: readonly Item[]): FlatPlaces {
  const lines = flatLines(view)
  const owner = new Map(items.flatMap((item) => item.parts.map(({ line }) => [line, item] as const)))
  const places = new Map(lines.map(({ line }, at) => [line, at]))
  return {
    around(line) {
      const item = owner.get(line)
      if (item) return [item.title, ...item.path]
      let at = (places.get(line) ?? 0) - 1
      for (let steps = 0; steps < answering.headingWithin && lines[at]?.look === 'paragraph'; steps++) at--
      const head = lines[at]
      return head && isName(at) && head.text.length <= answering.longestName ? [head.text] : []
    },
    windows: lines.flatMap(({ line, text }, at) => {
      const [name = '', ...cells] = text.split(' | ')
      if (cells.length > 0 && !owner.has(line) && name.length <= answering.longestName)
        return [{ name: bare(name), text: cells.join(', '), line }]
      const next = lines[at + 1]
      const last = lines[at + 2]
      if (!isName(at) || owner.has(line) || text.length > answering.longestName) return []
      if (!next || owner.has(next.line) || isQuestion(next.text)) return []
      // What stands below a question answers it, however long it is.
      if (!isSaid(next.look) && !(next.look === 'paragraph' && isQuestion(text))) return []
      // Two lines of a list are no pair: a name is short, and what it names is a value or no longer than a line.
      const pairs =
        next.look === 'value' ||
        /[:：]$/u.test(text) ||
        isQuestion(text) ||
        text.length <= answering.shortName
      if (!pairs) return []
      const found = [{ name: bare(text), text: next.text, line }]
      const goesOn = last && last.look === 'value' && !owner.has(last.line)
      if (goesOn) found.push({ name: bare(text), text: `${next.text}, ${last.text}`, line })
      return found
    }),
  }

  function isSaid(look: string): boolean {
    return look === 'value' || look === 'words'
  }

  function isName(at: number): boolean {
    const look = lines[at]?.look
    return look === 'words' || look === 'link' || look === 'control'
  }
}

/** Whether a line asks: it answers nothing itself. */
export function isQuestion(text: string): boolean {
  return /[?？؟]$/u.test(text.trim())
}

/** A name without the colon behind it. */
export function bare(name: string): string {
  return name.replace(/\s*[:：]$/u, '')
}
