import { Type, type Static } from 'typebox'

/** The addresses the dashboard, the embedded OpenID provider and the server agree on. */
export const dashboardPaths = {
  home: '/dashboard/',
  /** Begin to sign in without asking: where a link taken at the embedded provider leads. */
  signIn: '/dashboard/sign-in',
  /** Public: which issuer and client to sign in with. */
  config: '/dashboard/config.json',
  /** Where the issuer sends the browser back to. */
  callback: '/dashboard/callback',
  /** `/dashboard/join#TOKEN`: take a link with an account of an outside issuer, by `acceptLink`. */
  join: '/dashboard/join',
  newSite: '/dashboard/new-site',
  /** The embedded provider: its issuer is PUBLIC_URL + this. */
  provider: '/oidc',
  /** `/link/TOKEN`: a sign-in link, an invitation or a new password, each once. */
  link: '/link/',
} as const

/** The dashboard's name at the embedded provider. */
export const embeddedClientId = 'pagehand-dashboard'

/** What `/dashboard/config.json` holds: everything oidc-client-ts must know before anyone has signed in. */
export const DashboardConfig = Type.Object({
  issuer: Type.String(),
  clientId: Type.String(),
  scope: Type.String(),
  publicUrl: Type.String({ description: 'The dashboard belongs to this origin and moves there.' }),
  embedded: Type.Boolean({
    description: 'Whether the issuer is ours, so that passwords can be changed here.',
  }),
  version: Type.String(),
})
export type DashboardConfig = Static<typeof DashboardConfig>
