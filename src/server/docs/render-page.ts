import { marked } from 'marked'
import { anchorOf } from './anchor-of.ts'

/** A page of `docs/` as HTML: headings with anchors, links that work as served, tables that scroll by themselves. */
export function renderPage(slug: string, markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replace(
      /<h([1-6])>(.*?)<\/h\1>/g,
      (_, level, inner) => `<h${level} id="${anchorOf(inner)}">${inner}</h${level}>`,
    )
    .replace(/<a href="([^"]*)">(.*?)<\/a>/g, (link, href, inner) => servedLink(slug, href, inner) ?? link)
    .replaceAll('<table>', '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
}

// Stands for the repository while a link is followed from file to file.
const root = 'file:///'

/** A link between files as one between pages. What lies outside of `docs/` is not served: it is named instead. */
function servedLink(slug: string, href: string, inner: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return undefined
  const { pathname, hash } = new URL(href, `${root}docs/${slug}`)
  if (!pathname.startsWith('/docs/')) return `${inner} (<code>${pathname.slice(1)}</code>)`
  return `<a href="${pathname.replace(/\.md$/, '')}${hash}">${inner}</a>`
}
