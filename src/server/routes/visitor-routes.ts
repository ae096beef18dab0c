import { limits } from '#protocol'
import type { Store } from '#store'
import { version } from '../files/package-root.ts'
import type { Limiter } from '../limits/limiter.ts'
import { createProxyWarning } from '../limits/proxy-warning.ts'
import type { Logger } from '../logger.ts'
import type { Config } from '../settings/config.ts'
import { shownConfigs } from '../sites/shown-config.ts'
import { contactRoute, type ContactRouteOptions } from './contact-route.ts'
import { conversationRoutes } from './conversation-routes.ts'
import { publicRoutes, type PublicRoutesOptions } from './public-routes.ts'
import type { Route } from './route.ts'

type Shared = Pick<
  PublicRoutesOptions,
  'siteOf' | 'gate' | 'sessionActions' | 'threads' | 'trials' | 'newId' | 'now' | 'uptime'
>

export interface VisitorRoutesOptions extends Shared {
  readonly config: Config
  readonly store: Store
  readonly versionOf: ContactRouteOptions['versionOf']
  readonly newLimiter: (name: string, perMinute: number) => Limiter
  readonly publicUrl: () => string
  readonly onContact: ContactRouteOptions['onAdded']
  readonly logger: Logger
}

/** Everything a widget may ask for, each with its own limit. */
export function visitorRoutes(options: VisitorRoutesOptions): Route[] {
  const { config, store, versionOf, newLimiter, publicUrl, logger } = options
  return [
    ...publicRoutes({
      ...options,
      configOf: shownConfigs({ versionOf, knowledge: store.knowledge }),
      sessions: store.sessions,
      initLimit: newLimiter('init', config.initsPerMinute),
      chatLimit: newLimiter('chat', config.chatsPerMinute),
      guessLimit: newLimiter('guess', limits.unknownSessionsPerMinutePerIp),
      noticeProxy: createProxyWarning(logger, config.trustProxy !== false),
      wsUrl: () => publicUrl().replace(/^http/, 'ws'),
      version,
      sessionIdleMs: config.sessionIdleMs,
    }),
    ...conversationRoutes({
      ...options,
      limit: newLimiter('conversations', limits.conversationsPerMinutePerIp),
    }),
    contactRoute({
      ...options,
      contacts: store.admin.contacts,
      limit: newLimiter('contact', limits.contactsPerMinutePerIp),
      mails: config.smtpUrl !== undefined,
      onAdded: options.onContact,
    }),
  ]
}
