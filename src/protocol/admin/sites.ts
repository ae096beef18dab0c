import { Type, type Static } from 'typebox'
import { limits } from '../limits.ts'
import { call } from './endpoint.ts'
import { id, milliseconds, nothing, ofOrganisation, orNull, Page, paging } from './paging.ts'
import { RoleName } from './role.ts'

const siteParams = Type.Object({ id })
/** One line that shows something: it stands in headings, in lists and on the operator's terminal. */
export const SiteName = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '^\\P{Cc}*[^\\s\\p{Cc}]\\P{Cc}*$',
})
const host = Type.String({
  minLength: 1,
  maxLength: limits.hostCharacters,
  description: 'example.org, example.org:8080, example.org:* (any port) or *.example.org (subdomains).',
})

/** A host the widget has called in from. */
export const SeenHost = Type.Object({ host: Type.String(), at: milliseconds })

export const SiteSummary = Type.Object({
  id,
  name: Type.String(),
  organisation: id,
  role: RoleName,
  hosts: Type.Array(Type.String()),
  paused: Type.Boolean({ description: 'The published `enabled` is false.' }),
  version: Type.Integer({ description: 'The published version of the configuration.' }),
  hasDraft: Type.Boolean({ description: 'The draft differs from what is published.' }),
  lastSeen: orNull(SeenHost),
  retentionDays: Type.Integer(),
  createdAt: milliseconds,
})
export type SiteSummary = Static<typeof SiteSummary>

/** What an origin resolves to, and why. */
export const OriginCheck = Type.Object({
  origin: Type.String(),
  host: orNull(Type.String({ description: 'The host as the interface names it; null: no usable origin.' })),
  verdict: Type.Enum(['this-site', 'another-site', 'not-registered', 'not-an-origin']),
  entry: orNull(Type.String({ description: 'The allow-list entry that lets it in.' })),
  why: Type.String(),
  considered: Type.Array(Type.String(), {
    description: 'The entries that would match, the strongest first.',
  }),
  lastSeenAt: orNull(milliseconds),
})
export type OriginCheck = Static<typeof OriginCheck>

/** A host that lets nobody in until one of the two is found. */
export const WaitingHost = Type.Object({
  host: Type.String(),
  record: Type.String({ description: 'The name of a TXT record…' }),
  value: Type.String({ description: '…and what it says, or a line of the file.' }),
  file: orNull(Type.String({ description: 'Null: only a record proves subdomains.' })),
  since: milliseconds,
})
export type WaitingHost = Static<typeof WaitingHost>

export const HostList = Type.Object({
  hosts: Type.Array(Type.String()),
  waiting: Type.Array(WaitingHost, {
    description: 'Hosts to be proven, as those added here are while there is more than one organisation.',
  }),
  seen: Type.Array(SeenHost),
})
export type HostList = Static<typeof HostList>

export const Retention = Type.Object({
  site: Type.Object({ id, name: Type.String() }),
  days: Type.Integer({
    minimum: 0,
    maximum: 3_650,
    description: 'After the visitor has left; 0: not at all.',
  }),
})
export type Retention = Static<typeof Retention>

/** Sites, the hosts they speak from, and how long their transcripts stay. */
export const sitesApi = {
  listSites: call('listSites', {
    summary: 'The sites of every organisation I belong to, or of one.',
    access: { of: 'member' },
    query: Type.Object({ ...ofOrganisation, ...paging }),
    answer: Page(SiteSummary),
  }),
  createSite: call('createSite', {
    summary: 'Register a site. It is served from the next request on.',
    access: { of: 'organisation', role: 'editor' },
    query: Type.Object(ofOrganisation),
    body: Type.Object({ name: SiteName, hosts: Type.Array(host, { minItems: 1, maxItems: 50 }) }),
    answer: SiteSummary,
    errors: ['conflict'],
  }),
  readSite: call('readSite', {
    summary: 'One site.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: SiteSummary,
  }),
  changeSite: call('changeSite', {
    summary: 'Rename a site, or pause and resume it at once.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({ name: Type.Optional(SiteName), paused: Type.Optional(Type.Boolean()) }),
    answer: SiteSummary,
  }),
  removeSite: call('removeSite', {
    summary: 'Remove a site and everything kept of it.',
    access: { of: 'site', role: 'owner' },
    params: siteParams,
    answer: nothing,
  }),
  listHosts: call('listHosts', {
    summary: 'The allow-list, and the hosts the widget has called in from.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: HostList,
  }),
  addHost: call('addHost', {
    summary:
      'Let a host in. It may belong to one site only, and to one organisation with all around it; where there are several it waits for a proof.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object({ host }),
    answer: HostList,
    errors: ['conflict'],
  }),
  removeHost: call('removeHost', {
    summary: 'Refuse a host from now on.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, host: Type.String({ maxLength: limits.hostCharacters }) }),
    answer: HostList,
  }),
  proveHost: call('proveHost', {
    summary: 'Look for the proof of a host that waits, and let it in.',
    access: { of: 'site', role: 'editor' },
    params: Type.Object({ id, host: Type.String({ maxLength: limits.hostCharacters }) }),
    answer: HostList,
    errors: ['conflict'],
  }),
  checkOrigin: call('checkOrigin', {
    summary: 'What an origin resolves to, and why.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object({ origin: Type.String({ maxLength: 600 }) }),
    answer: OriginCheck,
  }),
  listRetention: call('listRetention', {
    summary: 'How long transcripts stay, site by site.',
    access: { of: 'organisation', role: 'viewer' },
    query: Type.Object(ofOrganisation),
    answer: Type.Object({ items: Type.Array(Retention) }),
  }),
  changeRetention: call('changeRetention', {
    summary: 'Decide how long transcripts stay after the visitor has left.',
    access: { of: 'site', role: 'owner' },
    params: siteParams,
    body: Type.Object({ days: Retention.properties.days }),
    answer: Retention,
  }),
} as const
