import { cut, decoded, limits } from '#protocol'

/** Tells addresses without what could be somebody's: path, and the harmless parts of the query. */
export interface Addresses {
  /** On the own site only its path; undefined for what leads nowhere. */
  of(address: string): string | undefined
  /** The page's own address, whole. */
  readonly page: string | undefined
}

export interface AddressOptions {
  readonly page: string
  /** Where the links of the page lead. */
  readonly links: () => readonly string[]
  /** What stands in the fields of the page: never told as part of an address. */
  readonly values: () => ReadonlySet<string>
  /** Whether addresses keep query and fragment whole. */
  readonly keepQuery: boolean
}

export function createAddresses({ page, links, values, keepQuery }: AddressOptions): Addresses {
  const { origin } = new URL(page)
  let seen: Differences | undefined
  let held: ReadonlySet<string> | undefined

  function tell(address: string, isOwn: boolean): string | undefined {
    // Most links are plain paths of the own site, and what the browser has resolved is in order.
    if (!isOwn && address.startsWith(`${origin}/`) && !/[?#]/.test(address))
      return cut(address.slice(origin.length), limits.urlCharacters)
    // Broken addresses lead nowhere, and scripts and data are none.
    if (/^(javascript|data):/.test(address) || !URL.canParse(address)) return undefined
    const url = new URL(address)
    const start = url.protocol.startsWith('http')
      ? url.origin === origin && !isOwn
        ? ''
        : url.origin
      : url.protocol
    const rest = keepQuery ? url.search + url.hash : url.origin === origin ? partsOf(url) : ''
    return cut(start + url.pathname + rest, limits.urlCharacters)
  }

  function partsOf(url: URL): string {
    if (!url.search) return routeOf(url.hash)
    seen ??= differencesOf(links(), origin)
    held ??= values()
    const query = [...url.searchParams].flatMap(([name, value]) => {
      const differs = (seen?.get(url.pathname)?.get(name)?.size ?? 0) > 1
      const given = `${name}=${value}`
      // That something is done counts, whatever it is done to.
      const isTold = isHarmless(value) && !held?.has(value.toLowerCase()) && !/token/i.test(name)
      const counts = sets.test(name) || (isTold ? differs || isDeed(given) : isDeed(name))
      return counts && isHarmless(name) ? [isTold ? given : `${name}=…`] : []
    })
    return (query[0] ? `?${query.join('&')}` : '') + routeOf(url.hash)
  }

  return { of: (address) => tell(address, false), page: tell(page, true) }
}

/** The values of every parameter, by the path that it is given to. */
type Differences = Map<string, Map<string, Set<string>>>

function differencesOf(links: readonly string[], origin: string): Differences {
  const paths: Differences = new Map()
  const asked = new Set(links.filter((link) => link.includes('?')))
  // A link without a query counts where others have one: to parse them all would cost.
  const begins = new Set([...asked].map((link) => link.slice(0, link.indexOf('?'))))
  for (const link of links) if (begins.has(link)) asked.add(link)
  for (const link of asked) {
    if (!link.startsWith(`${origin}/`)) continue
    const { pathname, searchParams } = new URL(link)
    let known = paths.get(pathname)
    const isFirst = !known
    if (!known) paths.set(pathname, (known = new Map()))
    // To be without one is to differ in it.
    for (const [name, value] of searchParams) {
      const values = known.get(name)
      if (values) values.add(value)
      else known.set(name, new Set(isFirst ? [value] : ['', value]))
    }
    for (const [name, values] of known) if (!searchParams.has(name)) values.add('')
  }
  return paths
}

/** What a request does by its address alone: the policy must know. */
export const acts =
  /(?<![a-z])(delet|remov|destroy|cancel|(log|sign)_?out|(un)?subscri|buy|order|pay|purchas|checkout|confirm|submit|vote|accept|approv|send|publish|transfer|book|empty|eras|wipe|revok|disabl|grant|clos|terminat|(de)?activat|purg|unlink|withdraw|refund|suspend|archiv|leav|reset|reject|declin|donat|trash|l(oe|ö)sch|k(ue|ü)ndig|bestell|supprim|annul|elimin|borra)[a-z]*/i
/** Words that only say that an order follows, or are short enough to begin others; and keys that are one. */
const orders = /(?<![a-z])(add|act|action|cmd|do|op|task|mode|method|token|rm|del|drop|kill|ban)(?![a-z])/i
/** Keys that set something, whatever to. As words of a value they would say nothing: a visitor may be called Mark. */
const sets =
  /^(set|mark|toggle|status|state|role|plan|owner|admin|public|private|visibility|enabled|active|published|hidden|power|vote)$/i

function isDeed(text: string): boolean {
  return acts.test(text) || orders.test(text)
}

const maxCharacters = 24

/** Neither an e-mail address nor a long number nor a token. */
function isHarmless(text: string): boolean {
  if (text.length > maxCharacters || /@|\d{7}/.test(text)) return false
  return !text
    .split(/[^\p{L}\p{N}]/u)
    .some((word) => word.length > 9 && /\d/.test(word) && /\p{L}/u.test(word))
}

/** A fragment that is the path of a page within the page. */
function routeOf(hash: string): string {
  const [, start, path = ''] = /^(#!?\/)([^?]*)/.exec(hash) ?? []
  if (!start) return ''
  const parts = path.split('/').map((part) => (isHarmless(decoded(part)) ? part : '…'))
  return start + parts.join('/')
}
