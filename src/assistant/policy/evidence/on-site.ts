import { isHostOf, type PageContext } from '#protocol'
import type { SiteProfile } from '../../port.ts'
import { named as nameOf, pointAtIt, type Evidence } from '../row.ts'
import { addressOf, originOf } from '../address.ts'

const webOnly = new Set(['http:', 'https:'])
/** These open a program of the visitor's and send nothing by themselves. */
const contacts = new Set(['mailto:', 'tel:'])

/** A plan never leads away from the site, by address or by link. */
export const offSite: Evidence = ({ traits, step, target, pressed }, { page, site }) => {
  const named = traits.uses.includes('url')
  const address = named ? (step.url ?? '') : pressed && pressed === target ? target.state.href : undefined
  if (address === undefined) return undefined
  const url = addressOf(address, page)
  if (!named && url && contacts.has(url.protocol)) return undefined
  if (!url || address.trim() === '' || !webOnly.has(url.protocol) || url.username || url.password)
    return `cross_origin: "${address}" is no address of this site`
  const away = named ? carriedAway(url).find((next) => !isOnSite(next, page, site)) : undefined
  if (away) return `cross_origin: "${address}" may lead on to ${away.host}, which is not this site`
  if (isOnSite(url, page, site)) return undefined
  return `cross_origin: ${named ? address : nameOf(target)} leads to ${url.host}, not to this site; ${pointAtIt}`
}

/** Addresses that an address is given along: a page that passes visitors on would take them there. */
function carriedAway({ searchParams, hash }: URL): URL[] {
  const given = [...searchParams].flatMap(([key, value]) => (looksFor.test(key) ? [] : [value]))
  return [...given, hash.slice(1)].flatMap((value) => {
    const [next] = /(?:https?:|^)[\\/]{2}[^\s]+/i.exec(value) ?? []
    return next && URL.canParse(next, 'https://x') ? [new URL(next, 'https://x')] : []
  })
}

const looksFor = /^(?:q|query|search|s)$/i

/** A form that posts to another host takes along what was filled in, whatever its button says. */
export const formOffSite: Evidence = ({ sends }, { page, site }) => {
  const url = sends?.action ? addressOf(sends.action, page) : undefined
  if (!url || (webOnly.has(url.protocol) && isOnSite(url, page, site))) return undefined
  return `cross_origin: this form goes to ${url.host || url.protocol}, not to this site; ${pointAtIt}`
}

function isOnSite(url: URL, page: PageContext, site: SiteProfile): boolean {
  return url.origin === originOf(page) || isHostOf(url, site.hosts)
}
