import MiniSearch from 'minisearch'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages.ts'
import { readSections } from './read-sections.ts'
import { renderPage } from './render-page.ts'
import { resultsHtml, type Hit } from './results-html.ts'

interface Page {
  /** Its path below /docs, which is its file's below `docs/`. */
  readonly slug: string
  readonly title: string
  readonly text: string
}

/**
 * The documentation of a folder, and of pages that are written on the spot: rendered, and a search over their
 * sections. Read on first use.
 */
export function openLibrary(folder: string, written: Readonly<Record<string, string>> = {}) {
  const texts = pages.flatMap(({ slug, title }) => {
    const text = written[slug]
    return text === undefined ? readPages(folder, slug, title) : [{ slug, title, text }]
  })
  const index = new MiniSearch<Omit<Hit, 'terms'> & { id: string }>({
    fields: ['heading', 'text', 'page'],
    storeFields: ['slug', 'page', 'heading', 'text'],
    searchOptions: { boost: { heading: 3 }, prefix: isBegun, fuzzy: typos, combineWith: 'AND' },
  })
  index.addAll(
    texts.flatMap(({ slug, title, text }) =>
      readSections(text).map((section, position) => ({
        id: `${slug}-${position}`,
        slug,
        page: title,
        heading: section.heading,
        text: section.text,
      })),
    ),
  )

  return {
    page(slug: string): { title: string; html: string } | undefined {
      const found = texts.find((page) => page.slug === slug)
      return found && { title: found.title, html: renderPage(slug, found.text) }
    },
    search(query: string): string {
      const found = index.search(wordsOf(query).join(' ')).slice(0, 12)
      const hits = found.map(({ slug, page, heading, text, terms }) => ({ slug, page, heading, text, terms }))
      return resultsHtml(query, hits)
    },
  }
}

const maxWords = 10

/** Each word costs a look at the whole index, and anybody may ask: none counts twice, and a sentence is enough. */
function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/[\s\p{Z}\p{P}]+/u))].filter(Boolean).slice(0, maxWords)
}

/** One letter begins half of all words. */
function isBegun(term: string): boolean {
  return term.length > 1
}

/** Letters that may be wrong in a word: two that changed places count as two. */
function typos(term: string): number {
  return term.length > 5 ? 2 : term.length > 3 ? 1 : 0
}

/** A page is a file; a folder of the same name holds the pages that belong to it. */
function readPages(folder: string, slug: string, title: string): Page[] {
  const file = join(folder, `${slug}.md`)
  if (!existsSync(file)) return []
  const page = { slug, title, text: readFileSync(file, 'utf8') }
  if (!existsSync(join(folder, slug))) return [page]
  const inside = readdirSync(join(folder, slug))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, slug, name), 'utf8')
      const [, heading = name] = /^# (.*)/.exec(text) ?? []
      return { slug: `${slug}/${name.slice(0, -'.md'.length)}`, title: heading, text }
    })
  return [page, ...inside]
}
