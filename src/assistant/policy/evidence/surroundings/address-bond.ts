import { folderPlaces, lookingKeys } from '#languages'
import type { PageContext } from '#protocol'
import { lineOf, type Form } from '../../../view/index.ts'
import { addressOf, decoded } from '../../address.ts'
import { bondIn, type Bond } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/** What an address does when it is merely opened, as far as its path and query say. */
export function addressBond(address: string | undefined, page: PageContext): Bond | undefined {
  const url = addressOf(address, page)
  if (!url) return undefined
  if (isFolder(url)) return undefined
  const words = spokenAddress(url)
  const bond = bondIn(words) ?? bondIn(withUmlauts(words))
  if (bond === 'destructive' || bond === 'final') return bond
  if (technical.test(` ${words} `)) return 'destructive'
  const keys = [...url.searchParams.keys()]
  if (keys.some((key) => token.test(key))) return 'final'
  if (keys.some((key) => recipient.test(key))) return 'binding'
  if ([...url.searchParams].some(([key, value]) => addressee.test(key) && value.includes('@')))
    return 'binding'
  const ordered = [...url.searchParams].some(
    ([key, value]) =>
      (order.test(key) && bondIn(spoken(value))) || (!looking.test(key) && deedIn(value) === 'verb'),
  )
  return ordered || carriesDeed(url) ? 'binding' : undefined
}

/** `/mail/trash` shows what was thrown away; `/mail/7/trash` and `/trash?id=7` throw it away. */
export function isFolder({ pathname, search, hash }: URL): boolean {
  const parts = pathname.split('/').filter(Boolean)
  return namesFolder(parts.at(-1) ?? '') && search === '' && !/[/=]/.test(hash) && !parts.some(isOneOfMany)
}

export function namesFolder(name: string): boolean {
  return folder.test(name.trim().replace(/\s+/g, '-'))
}

/** `/book?slot=5`, `/users/5/approve`: a deed with what it is done to. `/book` and `/order/17` are places to look at. */
function carriesDeed({ pathname, searchParams }: URL): boolean {
  const parts = pathname.split('/').filter((part) => part !== '')
  const at = parts.findLastIndex((part) => !isOneOfMany(part))
  const isDone = (part: string, place: number) =>
    deedIn(part) === 'verb' && parts.slice(place === at ? 0 : place).some(isOneOfMany)
  if (parts.some(isDone)) return true
  // `/requests/approve-all`, `/posts/7/upvote`.
  const last = parts.at(-1) ?? ''
  if (
    parts.length >= 2 &&
    ((/\W(?:all|everything)$/i.test(last) && deedIn(last) === 'verb') || socialDeed.test(last))
  )
    return true
  // `/cart/clear`, `/session/end`: a word that is done to what stands before it. A filter is cleared by the way.
  if (
    parts.length >= 2 &&
    bareDeed.test(last) &&
    !asks.test(parts.at(-2) ?? '') &&
    !tells.test(parts[0] ?? '')
  )
    return true
  // `/vm/5/stop`, `/server/restart`: done to what stands before it.
  if (handles.test(last) && (parts.some(isOneOfMany) || restarts.test(last))) return true
  // `?transfer=5`: a key that can only be done. `submit=` is the button of every other search.
  if ([...searchParams.keys()].some((key) => deedIn(key) === 'verb' && !/^submit/i.test(key))) return true
  // `/posts/hello-world/publish`: what it is done to may have a name for a number.
  if (parts.length >= 3 && deedIn(parts.at(-1)) === 'verb' && !tells.test(parts[0] ?? '')) return true
  return deedIn(parts[at]) !== undefined && [...searchParams.keys()].some((key) => !aside.test(key))
}

/** What a part of a path orders. A word that also names a thing says less than one that can only be done. */
function deedIn(part: string | undefined): 'verb' | 'noun' | undefined {
  const words = spoken(part ?? '').toLowerCase()
  if (bondIn(words) !== 'binding') return undefined
  const [first = ''] = words.split(' ')
  const isAll = isCoveredBy(lineOf(words), [vocabulary.binding])
  if (nouns.has(first)) return isAll ? 'noun' : undefined
  return isAll || bondIn(first) ? 'verb' : undefined
}

/** What stands for one thing of many: a number, an id, or a key that was made for one visitor. */
export function isOneOfMany(part: string): boolean {
  return /^\d+$|^[0-9a-f]{8}-[0-9a-f]{4}/i.test(part) || isKey(part)
}

/** Letters of both cases with digits, a long row of hexadecimal ones, or digits among letters: no word of a page's name. */
export function isKey(part: string): boolean {
  return /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])\w{8,}$|^(?=.*\d)(?=.*[a-f])[0-9a-f]{12,}$|^(?=.*\d[a-z]+\d)[0-9a-z]{8,}$/.test(
    part,
  )
}

/** What is done where a form is handed over to: the last part of its path names the deed, `/checkout/confirm`. */
export function deedBond({ action, method }: Form, page: PageContext): Bond | undefined {
  const last = addressOf(action, page)
    ?.pathname.split('/')
    .findLast((part) => part !== '')
  const bond = bondIn(spoken(last ?? ''))
  // A form that posts nothing may only ask: `/book?day=5` shows what is free on that day.
  return bond === 'binding' && method?.toLowerCase() !== 'post' && deedIn(last) !== 'verb' ? undefined : bond
}

/** Path and query as words: decoded, set apart, without what only says which kind of file it is. */
export function spokenAddress({ pathname, search, hash }: URL): string {
  const [own = ''] = hash.split(':~:')
  const route = /^#!|[/=]/.test(own) ? own : ''
  return spoken(`${pathname.replace(/\.(?:html?|php|aspx?|jsp)$/i, '')} ${search} ${route}`)
}

function spoken(text: string): string {
  return decoded(decoded(text))
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const folder = new RegExp(`^(?:${folderPlaces})$`, 'i')

/** Addresses often spell umlauts out: `/konto/loeschen`. */
function withUmlauts(words: string): string {
  return words.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü')
}

/** Parts of a site that tell how something is done. */
const tells = /^(?:help|docs?|documentation|faqs?|guides?|learn|support|blog|wiki|news|kb|hilfe|aide|ayuda)$/i
/** Short for what labels would spell out. */
const technical =
  / (?:del|rm|destroy|purge|drop|kill|logout|logoff|signout|log out|sign out|deauth\w*|unlink|(?:account|subscription|membership|2fa|mfa) (?:close|stop|off|end|disable|deactivate)) /i
/** A link with a key of its own does what it was made for. */
const token =
  /^(?:sig|signature|nonce|hmac|otp|magic|auth|key|csrf\w*|confirm\w*|(?:api|access|secret|auth|reset|login)[_-]?key|(?:\w+[_-])?(?:token|invite|invitation))$/i
const addressee = /^(?:to|b?cc|invite\w*)$/i
/** Who would get something. */
const recipient = /^(?:recipient|payee|beneficiary|iban)$/i
/** Whether a key of a query or a form says what is to be done. */
export function isOrderKey(key: string): boolean {
  return order.test(key)
}

const order = /^(?:action|act|do|cmd|command|op|operation|method|_method|task|event|mode|step|f)$/i
/** `?x=approve` orders it under any key but one by which something is looked for. */
const looking = new RegExp(`^(?:${lookingKeys})$`, 'i')
/** How a page is shown, or where the visitor came from: nothing to be done. */
const aside =
  /^(?:page|p|q|query|search|sort\w*|order\w*|filter\w*|view|tab|lang|language|locale|hl|ref|referrer|source|from|utm_\w+|gclid|fbclid|next|return\w*|redirect\w*|back|theme|v|limit|offset|per_page|size)$/i
/** Names of things as well: `/book/12` is a book. */
const nouns = new Set(['book', 'order', 'sign', 'rent', 'bid', 'bet', 'purchase', 'reserve'])
/** What others are told of somebody by following a link. */
const socialDeed = /^(?:(?:up|down)vote|(?:un)?(?:follow|like))$/i
/** What an address does by its last word, though in a label it would not count. */
const bareDeed =
  /^(?:clear|empty|end|flush|wipe|expire|quit|disable|enable|toggle|trigger|execute|leeren|beenden|vider|vaciar|svuota|esvaziar|leegmaken|wyczysc|bosalt)$/i
/** What is done to one thing of many, or to something that runs. */
const handles =
  /^(?:stop|restart|reboot|shutdown|deploy|rollback|promote|demote|refill|(?:un)?(?:lock|block|flag)|mute|ban|kick|suspend)$/i
const restarts = /^(?:restart|reboot|shutdown|deploy|rollback)$/i
/** Parts of an address that only narrow or show. */
const asks = /^(?:filters?|search|sort|selection|facets?|theme|view|compare|history|recent)$/i
