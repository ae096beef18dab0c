import { quoteAddress, type Source } from '#protocol'
import type { Passage } from './port.ts'

/**
 * A passage as the source of a reply, opened at the quote. None for what stands on no page, and for a quote that is
 * not in the passage letter by letter.
 */
export function sourceOf(
  { title, url, text, kind }: Pick<Passage, 'title' | 'url' | 'text' | 'kind'>,
  quote: string,
): Source | undefined {
  if (url === undefined || quote.trim() === '' || !text.includes(quote)) return undefined
  // An answer of the owner stands on no page, though it may name one.
  return { title: title || url, url: kind === 'answer' ? url : quoteAddress(url, quote), quote }
}
