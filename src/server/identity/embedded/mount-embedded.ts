import { dashboardPaths } from '#protocol'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { addressKey } from '../../limits/address-key.ts'
import type { MountIdentityOptions } from '../mount-identity.ts'
import { draw } from './draw.ts'
import { forward } from './forward.ts'
import { mountLinks } from './link-routes.ts'
import { noticePage } from './pages.ts'
import { openProvider } from './open-provider.ts'
import { mountSignIn } from './sign-in-routes.ts'
import { createTickets } from './ticket.ts'

const formBytes = 10_000

/** Mounts the embedded provider, its sign-in page and the pages of links. */
export function mountEmbedded(http: FastifyInstance, options: MountIdentityOptions): void {
  const { identity, admin, publicUrl, logger, now, throttle, signInLimit } = options
  const tickets = createTickets({ sealer: identity.sealer, publicUrl, now })
  let opened: Promise<Provider> | undefined
  const provider = () =>
    (opened ??= openProvider({ identity, admin, publicUrl: publicUrl(), logger, now }).catch(
      (fault: unknown) => {
        opened = undefined
        throw fault
      },
    ))

  // Our own forms are parsed; what is the provider's is left to it, unread.
  void http.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    forms.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST') return
      if (!comesFromUs(request.headers.origin, publicUrl())) return draw(reply, strangeForm, 403)
      // Nothing at all was sent, which no parser gets to see: a form with nothing filled in.
      request.body ??= {}
    })
    mountSignIn(forms, { provider, admin, tickets, throttle, publicUrl, logger })
    mountLinks(forms, { admin, tickets, throttle, logger })
  })
  void http.register(async (outside) => {
    outside.removeAllContentTypeParsers()
    outside.addContentTypeParser('*', (_, __, done) => done(null))
    outside.all(`${dashboardPaths.provider}/*`, async (request, reply) => {
      // Each sign-in that is begun leaves a record for an hour.
      if (begins.test(request.url)) await signInLimit.take(addressKey(request.ip))
      return forward(await provider(), publicUrl(), request, reply)
    })
  })
}

const begins = new RegExp(`^${dashboardPaths.provider}/+auth/?(?:[?#]|$)`, 'i')

const strangeForm = noticePage({
  title: 'That did not work',
  text: 'The form was sent from another place than it was shown.',
  link: { href: dashboardPaths.home, label: 'To the dashboard' },
})

/** Every browser says where a form stood; what says nothing is no browser, and carries nobody's cookies. */
function comesFromUs(origin: string | undefined, publicUrl: string): boolean {
  return origin === undefined || origin === new URL(publicUrl).origin
}
