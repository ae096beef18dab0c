import { labelHas } from '../../view/index.ts'
import { ask, type Rule } from '../rule.ts'
import { addressOf } from '../address.ts'

/** `/account/delete` is the "Delete" button by another way. */
export const destructiveAddress: Rule = {
  id: 'destructive-address',
  check({ traits, step }, { page }) {
    const url = traits.uses.includes('url') ? addressOf(step.url, page) : undefined
    if (!url) return undefined
    const words = `${url.pathname} ${url.search}`.replace(/[^\p{L}\p{N}]+/gu, ' ')
    return labelHas('destructive', words) || labelHas('final', words) || /\blog ?out|sign ?out\b/i.test(words)
      ? ask(`the address ${url.pathname} sounds like more than a page`, true)
      : undefined
  },
}
