import { marked, type Token, type Tokens } from 'marked'

/** The part of a page below one heading, in plain words. */
export interface Section {
  readonly heading: string
  readonly text: string
}

/** Cuts a page at its headings. What stands above the first one belongs to a section without a heading. */
export function readSections(markdown: string): Section[] {
  const parts: { heading: string; texts: string[] }[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') parts.push({ heading: plainText(token), texts: [] })
    else {
      if (parts.length === 0) parts.push({ heading: '', texts: [] })
      parts.at(-1)?.texts.push(plainText(token))
    }
  }
  return parts.map(({ heading, texts }) => ({ heading, text: texts.join(' ').replace(/\s+/g, ' ').trim() }))
}

/** The words of a piece of Markdown, code as it is written, without marks and the names of fences. */
function plainText(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].map((row) => row.map((cell) => inside(cell.tokens)).join(' · ')).join(' \n')
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(plainText).join(' ')
  if ('tokens' in token && token.tokens) return inside(token.tokens)
  return 'text' in token ? String(token.text) : ''
}

function inside(tokens: readonly Token[]): string {
  return tokens.map(plainText).join('')
}
