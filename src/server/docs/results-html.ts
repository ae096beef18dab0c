import { anchorOf } from './anchor-of.ts'
import { escapeHtml } from './page-html.ts'

/** A section that was found, and which of its words were. */
export interface Hit {
  readonly slug: string
  readonly page: string
  readonly heading: string
  readonly text: string
  readonly terms: readonly string[]
}

const excerptCharacters = 220

/** The results of a search, as the content of a page. */
export function resultsHtml(query: string, hits: readonly Hit[]): string {
  if (query.trim() === '') return '<h1>Search</h1><p role="status">Type a word to look for.</p>'
  const count = hits.length === 1 ? '1 result' : `${hits.length} results`
  const heading = `<h1>Search</h1><p class="quiet" role="status">${count} for “${escapeHtml(query)}”</p>`
  const empty = '<p>Nothing was found. Try another word.</p>'
  return heading + (hits.map(hitHtml).join('') || empty)
}

function hitHtml({ slug, page, heading, text, terms }: Hit): string {
  const place = heading === '' ? `/docs/${slug}` : `/docs/${slug}#${anchorOf(heading)}`
  const name = heading === '' || heading === page ? page : `${page} · ${heading}`
  return `<h3><a href="${place}">${escapeHtml(name)}</a></h3><p>${excerpt(text, terms)}</p>`
}

/** The words around the first that was found, with all that were found marked. */
function excerpt(text: string, terms: readonly string[]): string {
  const found = new RegExp(`(${terms.map(literally).join('|')})`, 'giu')
  const first = Math.max(0, text.search(found))
  const start = first < excerptCharacters / 2 ? 0 : text.lastIndexOf(' ', first - 40) + 1
  const rest = text.slice(start)
  const end = rest.length > excerptCharacters ? rest.lastIndexOf(' ', excerptCharacters) : rest.length
  const pieces = rest.slice(0, end).split(found)
  const marked = pieces.map((piece, at) => (at % 2 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece)))
  return `${start > 0 ? '… ' : ''}${marked.join('')}${end < rest.length ? ' …' : ''}`
}

function literally(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
