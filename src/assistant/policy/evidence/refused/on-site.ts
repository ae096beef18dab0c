import { lineOf } from '../../../view/index.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { isHostOf, type PageContext } from '#protocol'
import type { SiteProfile } from '../../../port.ts'
import { named as nameOf, pointAtIt, type Evidence } from '../../row.ts'
import { addressOf, decoded, originOf } from '../../address.ts'

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
  const away = carriedAway(url).find((next) => !isOnSite(next, page, site))
  if (away) return `cross_origin: "${address}" may lead on to ${away.host}, which is not this site`
  if (isOnSite(url, page, site)) return undefined
  return `cross_origin: ${named ? address : nameOf(target)} leads to ${url.host}, not to this site; ${pointAtIt}`
}

/** Addresses that an address is given along: a page that passes visitors on would take them there. */
function carriedAway(url: URL): URL[] {
  const { pathname, searchParams, hash } = url
  const isHandOn = handsOn.test(pathname)
  const given = [...searchParams].flatMap(([key, value]) =>
    looksFor.test(key) && searches(pathname)
      ? []
      : plainly(value).flatMap((text) => addressesIn(text, isHandOn || passesOn.test(key))),
  )
  // `/go/evil.example`, `/jump?evil.example`: what follows the word is where it goes.
  const parts = isHandOn ? [...pathname.split(/[/;]/), ...searchParams.keys()] : []
  const others = [pathname, hash.slice(1), ...searchParams.keys()].flatMap(plainly)
  return [
    ...given,
    ...others.flatMap((text) => addressesIn(text, false)),
    ...parts.flatMap(plainly).flatMap((text) => addressesIn(text, true)),
  ]
}

/** A value as it stands, and as it reads when it is decoded once more, or was written in base64. */
function plainly(value: string): string[] {
  const found = [value.replace(/[\s\p{Cc}]/gu, '')]
  for (let more = 0; more < 3; more += 1) found.push(decoded(found.at(-1) ?? ''))
  const hidden = /aHR0c[\w+/-]+/.exec(value)?.[0]
  if (hidden) found.push(Buffer.from(hidden, 'base64').toString('latin1'))
  return [...new Set(found)]
}

/** Whole addresses, and in what only can be one ("next", "url") also a host without its scheme. */
function addressesIn(text: string, mayBeBare: boolean): URL[] {
  const [whole] = /https?:[\\/]+[^\s]+/i.exec(text) ?? /^[\\/]{2}[^\s]+/.exec(text) ?? []
  const [bare] = (mayBeBare && aHost.exec(text)) || []
  const next = whole?.replace(/^(https?:)?[\\/]+/i, 'https://') ?? (bare && `https://${bare}`)
  return next && URL.canParse(next) ? [new URL(next)] : []
}

/** Where a text is looked for, an address may be that text. */
function searches(pathname: string): boolean {
  return pathname === '/' || vocabulary.search.has(lineOf(pathname)) || /search|find/i.test(pathname)
}

const looksFor = /^(?:q|query|search|s)$/i
const passesOn =
  /^(?:u|r|q|h|url|uri|rurl|link|href|next|to|go|goto|out|loc|location|service|host|target|dest\w*|continue|forward\w*|redir\w*|return\w*|callback|back|ref\w*url)$/i
/** Parts of a path that say that it leads on to somewhere. */
const handsOn =
  /(?:^|\/)(?:go|goto|out|away|exit|leave|leaving|jump|redirect\w*|redir|r|l|link|links|click|track|proxy|forward|external|visit|open|view|share|l\.php|out\.php|url|sso|login)(?=[/;]|$)/i
/** A name with a dot and no kind of file behind it. */
const aHost =
  /^(?:[a-z\d-]+\.)+(?!(?:html?|php|aspx?|jsp|pdf|js|css|json|xml|txt|csv|md|docx?|xlsx?|pptx?|zip|mp[34]|png|jpe?g|gif|svg|webp)(?:[?#]|$))[a-z]{2,}(?=[/:?#]|$).*/i

/** A form that posts to another host takes along what was filled in, whatever its button says. */
export const formOffSite: Evidence = ({ sends }, { page, site }) => {
  const url = sends?.action ? addressOf(sends.action, page) : undefined
  if (!url || (webOnly.has(url.protocol) && isOnSite(url, page, site))) return undefined
  return `cross_origin: this form goes to ${url.host || url.protocol}, not to this site; ${pointAtIt}`
}

function isOnSite(url: URL, page: PageContext, site: SiteProfile): boolean {
  return url.origin === originOf(page) || isHostOf(url, site.hosts)
}
