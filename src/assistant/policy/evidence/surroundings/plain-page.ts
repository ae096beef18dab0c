import { endsAsQuestion } from '#languages'
import type { PageContext } from '#protocol'
import { lineOf, type Thing } from '../../../view/index.ts'
import { addressOf } from '../../address.ts'
import { bondIn } from '../../labels/binding-in.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { asksForAnswer } from '../../labels/questions.ts'
import { isKey, spokenAddress } from './address-bond.ts'
import { queryOrder, setsOwnState } from './query-order.ts'

/**
 * Whether a link only opens the place for something: "Book a table" leads to `/booking`. One that carries along what
 * is to be done, `/book?slot=5` or `/subscribe/pro/42`, may well do it.
 */
export function isPlainPage({ kind, state, name }: Thing, page: PageContext): boolean {
  if (kind !== 'link' || !leadsSomewhere(state.href, page)) return false
  const url = addressOf(state.href, page)
  if (!url) return false
  const says = bondIn(spokenAddress(url)) !== undefined
  if (url.search !== '' && (says || isUnknownOrder(url, page))) return false
  // A key was made for the one who follows the link: it confirms, accepts or takes part.
  if (url.pathname.split('/').some(isKey) && (says || bondIn(name) || vocabulary.ofSelf.has(lineOf(name))))
    return false
  const numbered = /\/\d+(?:\/|$)|[0-9a-f]{8}-[0-9a-f]{4}/i.test(url.pathname)
  return !(numbered && says) || isReference(name)
}

/** Whether an address orders something by its query that nothing is known of. */
export function isUnknownOrder(url: URL, page: PageContext): boolean {
  return queryOrder(url) !== undefined || setsOwnState(url.href, page)
}

/** "How do I cancel my subscription?": a link whose words are a question leads to the answer, not to the deed. */
export function isArticle({ kind, state, name }: Thing, page: PageContext): boolean {
  if (kind !== 'link' || !endsAsQuestion(name) || !asksForAnswer(name)) return false
  const url = addressOf(state.href, page)
  return leadsSomewhere(state.href, page) && url?.search === ''
}

/** Whether it leads to another page: a link to nowhere is a button. */
export function leadsSomewhere(href: string | undefined, page: PageContext): boolean {
  if (href === undefined || href.trim() === '' || /^(?:#|javascript:)/i.test(href.trim())) return false
  const url = addressOf(href, page)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  const here = addressOf(page.url, page)
  // What a page tells of `href="#"` is the page itself.
  return !here || url.pathname !== here.pathname || url.search !== here.search || url.hash.length > 1
}

/** "Order 1042", "Order #A-17": a name with its number. */
function isReference(name: string): boolean {
  return /^\p{L}+\s*[#№:.-]?\s*[\p{L}-]{0,4}\d[\p{N}-]*$/u.test(name.trim())
}
