import { dashboardPaths } from '#protocol'
import type { AdminStore } from '#store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { addressKey } from '../../limits/address-key.ts'
import type { Logger } from '../../logger.ts'
import { checkPassword } from '../password-hash.ts'
import type { Throttle } from '../throttle.ts'
import { draw } from './draw.ts'
import { pretend } from './forward.ts'
import { noticePage, signInPage } from './pages.ts'
import type { Tickets } from './ticket.ts'

export interface SignInOptions {
  readonly provider: () => Promise<Provider>
  readonly admin: Pick<AdminStore, 'people' | 'provider'>
  readonly tickets: Tickets
  readonly throttle: Throttle
  readonly publicUrl: () => string
  readonly logger: Logger
}

const wrong = 'That e-mail and password do not belong together.'

/** The page on which a sign-in happens: the provider sends the browser here and takes it back. */
export function mountSignIn(http: FastifyInstance, options: SignInOptions): void {
  const { admin, tickets, throttle, publicUrl, logger } = options
  const path = `${dashboardPaths.provider}/interaction/:uid`

  /** The sign-in under way, bound to this browser by a cookie. Undefined: there is none, and the answer is drawn. */
  async function underWay(request: FastifyRequest, reply: FastifyReply) {
    pretend(request.raw.headers, publicUrl())
    const provider = await options.provider()
    try {
      return { provider, details: await provider.interactionDetails(request.raw, reply.raw) }
    } catch {
      draw(reply, lost, 400)
      return undefined
    }
  }

  async function finish(provider: Provider, subject: string, request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    reply.raw.setHeader('set-cookie', tickets.clear())
    const login = { accountId: subject, remember: true }
    await provider.interactionFinished(request.raw, reply.raw, { login })
  }

  http.get(path, async (request, reply) => {
    const found = await underWay(request, reply)
    if (!found) return reply
    const subject = tickets.read(request.headers.cookie)
    if (subject !== undefined) return finish(found.provider, subject, request, reply)
    const hint = found.details.params.login_hint
    const email = typeof hint === 'string' ? hint.slice(0, 200) : ''
    return draw(reply, signInPage({ action: request.url, email }))
  })

  http.post<{ Body: Record<string, string> }>(path, async (request, reply) => {
    const found = await underWay(request, reply)
    if (!found) return reply
    const { email = '', password = '' } = request.body
    const login = email.trim().toLowerCase()
    const who = { login, address: addressKey(request.ip) }
    const again = (problem: string, status: number) =>
      draw(reply, signInPage({ action: request.url, email: email.slice(0, 200), problem }), status)
    const waitSeconds = await throttle.attempt(who)
    if (waitSeconds > 0) {
      reply.header('retry-after', String(waitSeconds))
      logger.info({ address: who.address }, 'a sign-in was refused: too many attempts')
      return again(`Too many attempts. Try again in ${minutes(waitSeconds)}.`, 429)
    }
    const kept = await admin.provider.passwordOf({ login })
    const right = await checkPassword(password.slice(0, 200), kept?.hash)
    const account = right && kept ? await admin.people.account(kept.accountId) : undefined
    if (!account) {
      // Not what was typed: it may be a password in the wrong field.
      logger.info({ address: who.address, account: kept?.accountId }, 'a sign-in was refused: wrong password')
      return again(wrong, 401)
    }
    await throttle.forgive(who)
    logger.info({ address: who.address, account: account.id }, 'signed in')
    return finish(found.provider, account.subject, request, reply)
  })
}

const lost = noticePage({
  title: 'Start again',
  text: 'This sign-in is too old, or it was begun in another browser.',
  link: { href: dashboardPaths.home, label: 'Sign in' },
})

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds / 60)
  return whole === 1 ? 'a minute' : `${whole} minutes`
}
