import { marked } from 'marked'
import MiniSearch from 'minisearch'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from './page-html.ts'
import { pages } from './pages.ts'

interface Section {
  readonly id: string
  readonly slug: string
  readonly page: string
  readonly heading: string
  readonly text: string
}

/** The documentation of a folder: rendered pages, and a search over their sections. Read on first use. */
export function openLibrary(folder: string) {
  const texts = pages.flatMap(({ slug, title }) => {
    const file = join(folder, `${slug}.md`)
    return existsSync(file) ? [{ slug, title, text: readFileSync(file, 'utf8') }] : []
  })
  const index = new MiniSearch<Section>({
    fields: ['heading', 'text', 'page'],
    storeFields: ['slug', 'page', 'heading', 'text'],
    searchOptions: { boost: { heading: 3 }, prefix: true, fuzzy: 0.2 },
  })
  index.addAll(texts.flatMap(({ slug, title, text }) => sections(slug, title, text)))

  return {
    page(slug: string): { title: string; html: string } | undefined {
      const found = texts.find((page) => page.slug === slug)
      return found && { title: found.title, html: render(found.text) }
    },
    search(query: string): string {
      const hits = index.search(query).slice(0, 12)
      const heading = `<h1>Search</h1><p class="quiet">${hits.length} results for “${escapeHtml(query)}”</p>`
      const items = hits.map(
        ({ slug, page, heading: name, text }) =>
          `<h3><a href="/docs/${slug}#${anchor(String(name))}">${escapeHtml(`${page} · ${name}`)}</a></h3>` +
          `<p>${escapeHtml(String(text).slice(0, 220))}</p>`,
      )
      const empty = '<p>Nothing was found. Try another word.</p>'
      return heading + (items.join('') || empty)
    },
  }
}

function sections(slug: string, page: string, text: string): Section[] {
  return text.split(/^(?=#{1,3} )/m).map((part, position) => {
    const [first = '', ...rest] = part.split('\n')
    const heading = first.startsWith('#') ? first.replace(/^#+\s*/, '') : page
    return { id: `${slug}-${position}`, slug, page, heading, text: rest.join(' ').replace(/[`*|#]+/g, ' ') }
  })
}

function render(text: string): string {
  const html = marked.parse(text, { async: false })
  return html
    .replace(
      /<h([1-6])>(.*?)<\/h\1>/g,
      (_, level, inner) => `<h${level} id="${anchor(inner)}">${inner}</h${level}>`,
    )
    .replace(/href="(?:\.\/)?([a-z-]+)\.md(#[^"]*)?"/g, (_, slug, hash = '') => `href="/docs/${slug}${hash}"`)
    .replaceAll('<table>', '<div class="table" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** The same anchor that readers of the files on a code host get. */
function anchor(heading: string): string {
  return heading
    .replace(/<[^>]+>/g, '')
    .toLowerCase()
    .replace(/&[a-z#0-9]+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
