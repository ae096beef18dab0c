import { pages } from './pages.ts'

export interface PageFrame {
  readonly title: string
  readonly slug: string
  readonly content: string
  /** What was searched for. */
  readonly query?: string
}

/** Puts a page's content into the frame all of them share. */
export function pageHtml({ title, slug, content, query = '' }: PageFrame): string {
  const links = [...new Set(pages.map(({ group }) => group))]
    .map((group) => {
      const inside = pages.filter((page) => page.group === group)
      return `<h2>${escapeHtml(group)}</h2><ul>${inside.map(linkTo(slug)).join('')}</ul>`
    })
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Pagehand</title>
<link rel="icon" href="/docs/mark.svg">
<link rel="stylesheet" href="/docs/style.css">
<script src="/docs/search.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<button class="menu" type="button" popovertarget="pages">Menu</button>
<a class="brand" href="/docs">Pagehand</a>
<form role="search" action="/docs/search"><input type="search" name="q" value="${escapeHtml(query)}" aria-label="Search the documentation" placeholder="Search the docs" autocomplete="off" maxlength="200"><button>Search</button></form>
</header>
<div class="columns">
<nav id="pages" popover aria-label="Documentation">${links}
<ul><li><a href="/docs/openapi.json">OpenAPI</a></li><li><a href="/docs/asyncapi.json">AsyncAPI</a></li></ul></nav>
<main id="content">${content}</main>
</div>
</body>
</html>`
}

function linkTo(slug: string) {
  return (page: (typeof pages)[number]) => {
    const here = slug === page.slug || slug.startsWith(`${page.slug}/`)
    const current = here ? ` aria-current="${slug === page.slug ? 'page' : 'true'}"` : ''
    return `<li><a href="/docs/${page.slug}"${current}>${escapeHtml(page.title)}</a></li>`
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
