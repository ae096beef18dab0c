/** Markup that is safe to put into a page as it is. */
export interface Markup {
  readonly markup: string
}

type Piece = string | number | boolean | undefined | Markup | readonly Markup[]

/** A page's template: every value is escaped unless it is markup itself; false and undefined leave nothing. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return { markup: strings.reduce((text, string, index) => text + render(pieces[index - 1]) + string) }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function render(piece: Piece): string {
  if (piece === undefined || typeof piece === 'boolean') return ''
  if (typeof piece === 'number') return String(piece)
  if (typeof piece === 'string') return piece.replace(/[&<>"]/g, (character) => escapes[character] ?? '')
  return 'markup' in piece ? piece.markup : piece.map((part) => part.markup).join('')
}
