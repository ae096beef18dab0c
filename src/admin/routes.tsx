import type { RouteObject } from 'react-router'
import { CallbackPage } from './identity/callback-page.tsx'
import { FullPage } from './identity/full-page.tsx'
import { JoinPage } from './identity/join-page.tsx'
import { Leaving } from './identity/leaving.tsx'
import { SignedOutPage } from './identity/signed-out-page.tsx'
import { SignedInGate } from './identity/signed-in-gate.tsx'
import { NoSuchPage } from './shell/no-such-page.tsx'
import { PageFault } from './shell/page-fault.tsx'
import { Root } from './shell/root.tsx'
import { RouteFault } from './shell/route-fault.tsx'
import { Shell } from './shell/shell.tsx'
import { SiteFrame } from './shell/site-frame.tsx'

const ofSite: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./pages/overview/overview-page.tsx')).OverviewPage }),
  },
  {
    path: 'conversations/:sessionId?',
    lazy: async () => ({
      Component: (await import('./pages/conversations/conversations-page.tsx')).ConversationsPage,
    }),
  },
  {
    path: 'person',
    lazy: async () => ({ Component: (await import('./pages/person/person-page.tsx')).PersonPage }),
  },
  {
    path: 'contacts',
    lazy: async () => ({ Component: (await import('./pages/contacts/contacts-page.tsx')).ContactsPage }),
  },
  {
    path: 'appearance',
    lazy: async () => ({
      Component: (await import('./pages/appearance/appearance-page.tsx')).AppearancePage,
    }),
  },
  {
    path: 'assistant',
    lazy: async () => ({ Component: (await import('./pages/assistant/assistant-page.tsx')).AssistantPage }),
  },
  {
    path: 'knowledge',
    lazy: async () => ({ Component: (await import('./pages/knowledge/knowledge-page.tsx')).KnowledgePage }),
  },
  {
    path: 'policy',
    lazy: async () => ({ Component: (await import('./pages/policy/policy-page.tsx')).PolicyPage }),
  },
  {
    path: 'hosts',
    lazy: async () => ({ Component: (await import('./pages/hosts/hosts-page.tsx')).HostsPage }),
  },
]

const ofMembers: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./pages/sites/sites-page.tsx')).SitesPage }),
  },
  {
    path: 'new-site',
    lazy: async () => ({ Component: (await import('./pages/wizard/new-site-page.tsx')).NewSitePage }),
  },
  { path: 'sites/:siteId', Component: SiteFrame, children: ofSite },
  {
    path: 'members',
    lazy: async () => ({ Component: (await import('./pages/members/members-page.tsx')).MembersPage }),
  },
  {
    path: 'audit',
    lazy: async () => ({ Component: (await import('./pages/audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./pages/settings/settings-page.tsx')).SettingsPage }),
  },
  { path: '*', Component: NoSuchPage },
]

/** Every address of the dashboard, below /dashboard. A page's code is fetched when it is first opened. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFault,
    HydrateFallback: () => <FullPage waiting />,
    children: [
      { path: 'callback', Component: CallbackPage },
      { path: 'sign-in', element: <Leaving to="/" /> },
      { path: 'signed-out', Component: SignedOutPage },
      { path: 'join', Component: JoinPage },
      {
        Component: SignedInGate,
        children: [{ Component: Shell, children: [{ ErrorBoundary: PageFault, children: ofMembers }] }],
      },
    ],
  },
]
