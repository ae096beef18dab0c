import { isHostOf } from '#protocol'
import { presses } from '../act.ts'
import { named as nameOf, refuse, type Rule } from '../rule.ts'
import { addressOf, originOf } from '../address.ts'

const webOnly = new Set(['http:', 'https:'])
/** These open a program of the visitor's and send nothing by themselves. */
const contacts = new Set(['mailto:', 'tel:'])

/** A plan never leads away from the site, by address or by link. */
export const onSite: Rule = {
  id: 'on-site',
  check(act, { page, site }) {
    const { traits, step, target } = act
    const named = traits.uses.includes('url')
    const address = named ? (step.url ?? '') : presses(act) ? target?.state.href : undefined
    if (address === undefined) return undefined
    const url = addressOf(address, page)
    if (!named && url && contacts.has(url.protocol)) return undefined
    if (!url || address.trim() === '' || !webOnly.has(url.protocol) || url.username || url.password)
      return refuse(`cross_origin: "${address}" is no address of this site`)
    if (url.origin === originOf(page) || isHostOf(url, site.hosts)) return undefined
    return refuse(`cross_origin: ${named ? address : nameOf(target)} leads to ${url.host}, not to this site`)
  },
}
