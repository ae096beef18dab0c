import {
  addressPlaces,
  allWords,
  assignedParts,
  assigningKeys,
  helpPlaces,
  nameEndings,
  runningWords,
  statingKeys,
  switchingKeys,
  verbEndingsIn,
} from '#languages'
import { fold, plain, type PageContext } from '#protocol'
import { lineOf } from '../../../view/index.ts'
import { addressOf } from '../../address.ts'
import { createPhrases } from '../../labels/phrases.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { isOneOfMany } from './address-bond.ts'
import { isAddressDeed, isAddressVerb, joined, whole } from './address-verb.ts'
import { queryOrder } from './query-order.ts'

/**
 * Whether an address reads as something that is done rather than as a place, though none of its words binds in a label:
 * `/listings/5/unlist`, `/switch-plan/gold`, `/users/5?role=admin`. What nothing is known of counts as a place where the
 * label of the link says it too.
 */
export function readsAsDeed(address: string | undefined, page: PageContext, label = ''): boolean {
  const url = addressOf(address, page)
  const parts = url?.pathname.replace(locale, '').split('/').filter(Boolean) ?? []
  if (!url || told.test(parts[0] ?? '')) return false
  // `/upgrade` by itself is where it is offered.
  if (parts.length + url.searchParams.size > 1 && parts.map(joined).some(isAddressDeed)) return true
  if (queryOrder(url) === 'deed' || assigns(url, parts)) return true
  const [last = '', before = ''] = [parts.at(-1), parts.at(-2)]
  const word = joined(last)
  if (isAddressVerb(word) && (isNumber(before) || isOwned(before))) return true
  if (!isNumber(before) || isNumber(last) || isPlace(last)) return false
  return !says(label, last) || isVerbOf(page, fold(word))
}

/** "Melden" to `/beitrag/5/melden`: in the language of the page this is something one does. */
function isVerbOf({ language = '' }: PageContext, word: string): boolean {
  const own = endings.find(([tag]) => language.toLowerCase().startsWith(tag))
  return own !== undefined && own[1].test(word)
}

/** What stands for one thing of many: 5, 14A, A-17, a key. A year stands for many. */
function isNumber(part: string): boolean {
  if (/^(?:19|20)\d\d$/.test(part)) return false
  return /^[a-z]{0,4}[-_]?\d+[a-z]?$/i.test(part) || isOneOfMany(part)
}

/** What the visitor has one of, or what counts: `/subscription/pause`. */
function isOwned(part: string): boolean {
  const line = lineOf(part)
  return owned.some((words) => words.has(line)) || ownedFolded.has(line)
}

const { sensitive, running, sums, access, law, machines, subscriptions } = vocabulary
const owned = [sensitive, running, sums, access, law, machines, subscriptions]
/** Addresses leave accents out: `/suscripcion`. */
const ownedFolded = createPhrases(
  allWords(runningWords)
    .map(fold)
    .filter((word) => /^[a-z]+\*?$/.test(word)),
)

/** The name of a page: a known one, one that ends as names do, a code, or a title of several words. */
function isPlace(part: string): boolean {
  const words = part
    .toLowerCase()
    .replace(/\.\w{2,4}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const last = words.at(-1) ?? ''
  return (
    words.length !== 1 ||
    last.length <= 3 ||
    /\P{ASCII}|\d/u.test(last) ||
    place.test(last) ||
    name.test(last)
  )
}

function says(label: string, part: string): boolean {
  const said = plain(label).replace(/[^\p{L}\p{N}]+/gu, '')
  return said !== '' && said.includes(joined(part))
}

/** `/users/5?role=admin`, `/albums/3/visibility?to=public`. A list with such a key is narrowed: `/users?role=admin`. */
function assigns(url: URL, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ''
  const pairs = [...url.searchParams]
  const has = (pattern: RegExp, isWord = false) =>
    pairs.some(([key, value]) => pattern.test(key) && (!isWord || /\p{L}/u.test(value)))
  if (isNumber(last) || (assigned.test(last) && parts.some(isNumber)))
    return has(keys, true) || has(switching)
  // `/ticket?id=88&status=closed`: which one it is stands in the query as well. `/my-orders?status=open` is a list.
  const isOne = self.test(last) || pairs.some(([key, value]) => identity.test(key) && isNumber(value))
  return (isOne && has(stating, true)) || ((isOne || isOwn(last)) && has(switching))
}

/** What the visitor has one of by itself. */
function isOwn(part: string): boolean {
  return self.test(part) || /^my[_-]?\w+$/i.test(part) || vocabulary.running.has(lineOf(part))
}

const locale = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/)/i
const endings = Object.entries(verbEndingsIn).map(([tag, pattern]) => [tag, whole(pattern)] as const)
const place = whole(addressPlaces)
const name = new RegExp(`${nameEndings}$`, 'i')
const keys = whole(assigningKeys)
const stating = whole(statingKeys)
const identity = /^(?:id|uuid|no|nr)$/i
const self = /^(?:profile|account|settings|me)$/i
const switching = whole(switchingKeys)
const assigned = whole(assignedParts)
const told = whole(helpPlaces)
