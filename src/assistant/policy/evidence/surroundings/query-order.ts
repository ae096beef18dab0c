import { addressPlaces, choosingKeys, namingKeys, orderingKeys, settingKeys } from '#languages'
import type { PageContext } from '#protocol'
import { lineOf, viewOf } from '../../../view/index.ts'
import { addressOf, decoded } from '../../address.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { isAddressDeed, isAddressVerb, joined, whole } from './address-verb.ts'

/**
 * What a query orders under a key that says that something is done: a deed (`?action=activate`), or something that
 * nothing is known of (`?do=frobnicate`, `?mark=7`). `?action=edit` names a page.
 */
export function queryOrder({ searchParams }: URL): 'deed' | 'unknown' | undefined {
  const pairs = [...searchParams].map(([key, value]) => [key, decoded(value).trim()] as const)
  const orders = pairs.filter(([key]) => ordering.test(key))
  const isPut = pairs.some(([key, value]) => key === '_method' && !/^get$/i.test(value))
  if (isPut || orders.some(([, value]) => isDone(value))) return 'deed'
  const isSet = pairs.some(([key, value]) => setting.test(key) && value !== '')
  return isSet || orders.some(([key, value]) => !naming.test(key) && !isPage(value)) ? 'unknown' : undefined
}

function isDone(value: string): boolean {
  const word = joined(value)
  return isAddressDeed(word) || (isAddressVerb(word) && !vocabulary.light.begins(lineOf(value)))
}

/** A number, a code of few letters, the name of a page, or a way to look at something. */
function isPage(value: string): boolean {
  const [first = ''] = value.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const line = lineOf(value)
  return (
    value.length <= 2 ||
    /^\d+$/.test(value) ||
    pages.test(first) ||
    pages.test(first.replace(/s$/, '')) ||
    vocabulary.light.begins(line) ||
    vocabulary.filter.has(line)
  )
}

/**
 * `?status=away` of the page one is at, where there is no list that it could narrow, nor "All" beside it for one that is
 * not shown yet.
 */
export function setsOwnState(address: string | undefined, page: PageContext): boolean {
  const url = addressOf(address, page)
  if (!url || url.pathname !== addressOf(page.url, page)?.pathname) return false
  const { records, things } = viewOf(page)
  if (records.length > 0 || ![...url.searchParams.keys()].some((key) => choosing.test(key))) return false
  const isForAll = (name: string, href: string | undefined) =>
    vocabulary.every.begins(lineOf(name)) && addressOf(href, page)?.pathname === url.pathname
  return !things.some(({ name, state }) => isForAll(name, state.href))
}

const ordering = whole(orderingKeys)
const naming = whole(namingKeys)
const setting = whole(settingKeys)
const choosing = whole(choosingKeys)
const pages = whole(
  `${addressPlaces}|details|login|signin|register|signup|create|add|browse|forum|user|unread|recent`,
)
