import { ApiError, dashboardPaths } from '#protocol'
import type { AdminStore, Identity as Person, SignInLink, LinkKind } from '#store'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressKey } from '../../limits/address-key.ts'
import type { Logger } from '../../logger.ts'
import { embeddedIssuer } from '../identity.ts'
import { checkPassword, hashPassword } from '../password-hash.ts'
import { hashToken } from '../secret-token.ts'
import type { Throttle } from '../throttle.ts'
import { draw } from './draw.ts'
import { linkPage, noticePage, type LinkPageOptions } from './pages.ts'
import type { Tickets } from './ticket.ts'

export interface LinkRoutesOptions {
  readonly admin: Pick<AdminStore, 'people' | 'provider' | 'links'>
  readonly tickets: Tickets
  readonly throttle: Throttle
  readonly logger: Logger
}

type Words = Pick<LinkPageOptions, 'title' | 'lead' | 'button'>

const minimumPassword = 10

/** What the page of each kind of link says. */
const wordsOf: Record<LinkKind, Words> = {
  owner: {
    title: 'Welcome to Pagehand',
    lead: 'Choose the e-mail and password you will sign in with. You will be an owner here.',
    button: 'Create my account',
  },
  invitation: {
    title: 'You are invited',
    lead: 'Choose an e-mail and a password. If you have an account here, give the ones you sign in with.',
    button: 'Join',
  },
  password: {
    title: 'Choose a new password',
    lead: 'Everybody signed in with the old one is signed out.',
    button: 'Set password',
  },
}

/** Where links are taken with an account of the embedded provider. Looking at a link does not use it up. */
export function mountLinks(
  http: FastifyInstance,
  { admin, tickets, throttle, logger }: LinkRoutesOptions,
): void {
  const path = `${dashboardPaths.link}:token`

  http.get<{ Params: { token: string } }>(path, async (request, reply) => {
    const link = await admin.links.find(hashToken(request.params.token))
    return link ? draw(reply, linkPage(await describe(link, request.url, ''))) : gone(reply)
  })

  http.post<{ Params: { token: string }; Body: Record<string, string> }>(path, async (request, reply) => {
    const tokenHash = hashToken(request.params.token)
    const link = await admin.links.find(tokenHash)
    if (!link) return gone(reply)
    const { email = '', password = '' } = request.body
    const login = email.trim().toLowerCase()
    const again = async (problem: string, status = 400) =>
      draw(reply, linkPage({ ...(await describe(link, request.url, email.slice(0, 200))), problem }), status)
    if (link.accountId === null && !/^[^\s@]+@[^\s@]+$/.test(login))
      return again('That is no e-mail address.')
    if ([...password].length < minimumPassword || password.length > 200)
      return again(`The password needs at least ${minimumPassword} characters.`)

    const kept = await admin.provider.passwordOf(
      link.accountId === null ? { login } : { accountId: link.accountId },
    )
    // An invitation must not open somebody else's account: who has one proves it.
    if (link.kind === 'invitation' && kept) {
      const who = { login, address: addressKey(request.ip) }
      if ((await throttle.attempt(who)) > 0) return again('Too many attempts. Try again later.', 429)
      if (!(await checkPassword(password, kept.hash)))
        return again('There is an account with this e-mail, and its password is another one.', 401)
      await throttle.forgive(who)
    }
    const identity = await personOf(kept?.accountId, login)
    // Who has an account keeps its password: it may have been changed since it was looked at.
    const keeps = link.kind === 'invitation' && kept !== undefined
    const chosen = keeps
      ? {}
      : { password: { login: kept?.login ?? login, hash: await hashPassword(password) } }
    const taken = await admin.links.take(tokenHash, { identity, ...chosen }).catch((refused: unknown) => {
      if (refused instanceof ApiError && refused.code === 'conflict') return 'conflict' as const
      throw refused
    })
    if (taken === 'conflict')
      return again('An account with this e-mail was just made. If it is yours, give its password.', 409)
    if (!taken) return gone(reply)
    logger.info({ address: addressKey(request.ip), link: link.kind }, 'signed in by a link')
    return reply
      .header('set-cookie', tickets.issue(identity.subject))
      .header('referrer-policy', 'no-referrer')
      .redirect(dashboardPaths.signIn, 303)
  })

  async function personOf(accountId: string | undefined, login: string): Promise<Person> {
    const account = accountId === undefined ? undefined : await admin.people.account(accountId)
    if (account) return { issuer: account.issuer, subject: account.subject }
    return { issuer: embeddedIssuer, subject: randomUUID(), email: login }
  }

  async function describe(link: SignInLink, action: string, email: string): Promise<LinkPageOptions> {
    const words = wordsOf[link.kind]
    if (link.accountId === null) return { ...words, action, email }
    const kept = await admin.provider.passwordOf({ accountId: link.accountId })
    return { ...words, action, lead: `For ${kept?.login ?? 'your account'}. ${words.lead}` }
  }
}

function gone(reply: FastifyReply): FastifyReply {
  const drawn = noticePage({
    title: 'This link does not work any more',
    text: 'It was used already, or it is too old. An owner can make another; on the server, pagehand link prints one.',
    link: { href: dashboardPaths.home, label: 'To the dashboard' },
  })
  return draw(reply, drawn, 404)
}
