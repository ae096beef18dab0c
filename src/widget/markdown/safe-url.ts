/**
 * The address a link may lead to, or undefined: http(s), mailto, tel and paths of the same site.
 * It is read as a browser reads it, so that `java\nscript:` and its kin do not slip through.
 */
export function safeUrl(text: unknown, pageUrl: string): string | undefined {
  if (typeof text !== 'string' || text.length > 2_048) return undefined
  const trimmed = text.trim()
  const isPath = /^[/?#](?![/\\])/.test(trimmed)
  if (!isPath && !/^(?:https?:\/\/|mailto:|tel:)/i.test(trimmed)) return undefined
  try {
    const url = new URL(trimmed, pageUrl)
    if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined
    // A password in an address is how one site poses as another.
    return url.username || url.password ? undefined : url.href
  } catch {
    return undefined
  }
}

/** Like `safeUrl`, for pictures: http(s) and paths only. */
export function safeImageUrl(text: unknown, pageUrl: string): string | undefined {
  const url = safeUrl(text, pageUrl)
  return url?.startsWith('http') ? url : undefined
}
