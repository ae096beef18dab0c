import { oncePerObject, type PageContext } from '#protocol'
import { detectLanguage, oncePerKey } from '#languages'

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
  const language = languageOf(page.language)(start)
  return language === undefined || language === page.language ? page : { ...page, language }
})

/** A page is described anew with every message, and seldom begins with other words. */
const maxKept = 50
const languageOf = oncePerKey(
  (told: string | undefined) =>
    oncePerKey((start: string): string | undefined => {
      if ((start.match(/\p{L}+/gu)?.length ?? 0) < leastWords) return undefined
      return detectLanguage(start, told?.toLowerCase().split('-')[0])
    }, maxKept),
  maxKept,
)
