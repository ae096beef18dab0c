import type { PageContext } from '#protocol'

/** Where an address leads from this page; undefined when it is no address at all. */
export function addressOf(address: string | undefined, page: PageContext): URL | undefined {
  if (address === undefined) return undefined
  const base = page.url && URL.canParse(page.url) ? page.url : 'http://page.invalid/'
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/** The page's own place, as `addressOf` resolves against it. */
export function originOf(page: PageContext): string {
  return page.url && URL.canParse(page.url) ? new URL(page.url).origin : 'http://page.invalid'
}

/** A text with its percent signs read. What is no UTF-8 says nothing. */
export function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return ' '
    }
  })
}
