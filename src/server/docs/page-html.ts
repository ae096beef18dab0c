import { pages } from './pages.ts'

/** Puts a page's content into the frame all of them share. */
export function pageHtml({ title, slug, content }: { title: string; slug: string; content: string }): string {
  const links = pages
    .map((page) => {
      const current = page.slug === slug ? ' aria-current="page"' : ''
      return `<li><a href="/docs/${page.slug}"${current}>${escapeHtml(page.title)}</a></li>`
    })
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Pagehand</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="/docs">Pagehand</a>
<form role="search" action="/docs/search"><input type="search" name="q" aria-label="Search the documentation" placeholder="Search"></form>
</header>
<div class="columns">
<nav aria-label="Documentation"><ul>${links}</ul>
<ul><li><a href="/docs/openapi.json">OpenAPI</a></li><li><a href="/docs/asyncapi.json">AsyncAPI</a></li></ul></nav>
<main id="content">${content}</main>
</div>
</body>
</html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
