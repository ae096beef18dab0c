import { labels, type LabelGroup } from '#languages'
import { lineOf, pieceOf } from './says.ts'

// Plain searching, not one large pattern: compiling that took a second, and a label is a few words.
const pieces: Record<LabelGroup, readonly string[]> = {
  binding: piecesOf('binding'),
  final: piecesOf('final'),
  destructive: piecesOf('destructive'),
  harmless: piecesOf('harmless'),
  innocent: piecesOf('innocent'),
  search: piecesOf('search'),
  consent: piecesOf('consent'),
  captcha: piecesOf('captcha'),
}

const mayBeInnocent: Partial<Record<LabelGroup, true>> = { binding: true, final: true, destructive: true }

/** Whether a label says this, in any language we know: a page's labels need not be in the visitor's. */
export function labelHas(group: Exclude<LabelGroup, 'innocent'>, label: string | undefined): boolean {
  if (!label) return false
  const line = lineOf(label)
  const text = mayBeInnocent[group] ? withoutInnocent(line) : line
  return pieces[group].some((piece) => text.includes(piece))
}

function withoutInnocent(text: string): string {
  return pieces.innocent.reduce((rest, piece) => rest.replaceAll(piece, ' '), text)
}

function piecesOf(group: LabelGroup): string[] {
  return Object.values(labels).flatMap((words) => words[group].map(pieceOf))
}
