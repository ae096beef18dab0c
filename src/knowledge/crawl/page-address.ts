/** Parameters that only say where somebody came from. */
const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|sessionid|sid|phpsessid|jsessionid)$/i
/** Endings of what is no page. PDF is told apart where it is read. */
const noPage =
  /\.(?:avif|bmp|css|docx?|epub|exe|gif|gz|ico|iso|jpe?g|js|json|m4a|m4v|map|mov|mp[34]|mpe?g|ogg|png|pptx?|rar|rss|svg|tar|tiff?|wasm|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i
const maxCharacters = 1_000
const maxParameters = 4
const maxParts = 12

/**
 * The one spelling of a page's address. Undefined: it is none, or it has the shape of a trap: an address that repeats
 * itself, or that is built of ever more parameters.
 */
export function pageAddress(address: string): string | undefined {
  if (!URL.canParse(address) || address.length > maxCharacters) return undefined
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || noPage.test(url.pathname)) return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  for (const name of Array.from(url.searchParams.keys()))
    if (tracking.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  if ([...url.searchParams].length > maxParameters) return undefined
  const parts = url.pathname.split('/').filter((part) => part !== '')
  if (parts.length > maxParts || repeats(parts)) return undefined
  return url.href
}

/** `/a/b/a/b/a/b`: a relative link that leads to itself. */
function repeats(parts: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts.values()].some((count) => count > 2)
}

/** Whether a path fits one of the owner's patterns, in which `*` stands for anything. */
export function isExcluded(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}$`).test(path)
  })
}
