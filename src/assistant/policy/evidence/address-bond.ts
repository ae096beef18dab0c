import type { PageContext } from '#protocol'
import { addressOf } from '../address.ts'
import { bondIn, type Bond } from '../labels/binding-in.ts'

/** What an address does when it is merely opened, as far as its path and query say. */
export function addressBond(address: string | undefined, page: PageContext): Bond | undefined {
  const url = addressOf(address, page)
  if (!url) return undefined
  const words = spokenAddress(url)
  const bond = bondIn(words)
  if (bond === 'destructive' || bond === 'final') return bond
  if (technical.test(` ${words} `)) return 'destructive'
  if ([...url.searchParams.keys()].some((key) => token.test(key))) return 'final'
  const ordered = [...url.searchParams].some(([key, value]) => order.test(key) && bondIn(spoken(value)))
  return ordered ? 'binding' : undefined
}

/** What is done where a form is posted to: the last part of its path names the deed, `/checkout/confirm`. */
export function deedBond(address: string | undefined, page: PageContext): Bond | undefined {
  return bondIn(
    spoken(
      addressOf(address, page)
        ?.pathname.split('/')
        .findLast((part) => part !== '') ?? '',
    ),
  )
}

/** Path and query as words: decoded, set apart, without what only says which kind of file it is. */
export function spokenAddress({ pathname, search, hash }: URL): string {
  const route = hash.startsWith('#/') || hash.startsWith('#!') ? hash : ''
  return spoken(`${pathname.replace(/\.(?:html?|php|aspx?|jsp)$/i, '')} ${search} ${route}`)
}

function spoken(text: string): string {
  return decoded(decoded(text))
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      // What is no UTF-8 says nothing.
      return ' '
    }
  })
}

/** Short for what labels would spell out. */
const technical =
  / (?:del|rm|destroy|purge|drop|kill|logout|logoff|signout|log out|sign out|deauth\w*|unlink) /i
/** A link with a key of its own does what it was made for. */
const token = /^(?:token|sig|signature|nonce|hmac|otp|magic|auth|key|csrf\w*|confirm\w*)$/i
const order = /^(?:action|act|do|cmd|command|op|operation|method|_method|task|event|mode|step|f)$/i
