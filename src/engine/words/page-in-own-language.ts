import { oncePerObject, type PageContext } from '#protocol'
import { detectLanguage } from '#languages'

/** Below this many words a page is in the language it says. */
const leastWords = 30
const lettersLookedAt = 2_000

/**
 * A page with the language its texts are in. What it says itself is the visitor's language where the widget was set to
 * one, and often enough nobody has set it at all.
 */
export const pageInOwnLanguage: (page: PageContext) => PageContext = oncePerObject((page) => {
  const text = page.visibleText ?? (page.outline?.lines ?? []).map(([, , , words]) => words).join('\n')
  const start = text.slice(0, lettersLookedAt)
  if ((start.match(/\p{L}+/gu)?.length ?? 0) < leastWords) return page
  const language = detectLanguage(start, page.language?.toLowerCase().split('-')[0])
  return language === page.language ? page : { ...page, language }
})
