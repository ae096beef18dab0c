import type {
  AssistantTest,
  ModelTuning,
  PolicySettings,
  SiteBudget,
  SiteConfig,
  TokenPrices,
} from '#protocol'
import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'

/** A site as its organisation sees it. */
export interface OwnedSite {
  readonly id: string
  readonly organisationId: string
  readonly name: string
  readonly hosts: string[]
  readonly paused: boolean
  readonly version: number
  readonly hasDraft: boolean
  readonly retentionDays: number
  readonly lastSeen: { host: string; at: number } | null
  readonly createdAt: number
}

/** What the owner decided about the assistant; the key is sealed before it comes here. */
export interface AssistantRecord {
  readonly persona: string
  readonly rules: string
  readonly model: string | null
  readonly baseUrl: string | null
  readonly tellsVisitor: boolean
  readonly budget?: SiteBudget | null
  readonly tuning?: ModelTuning | null
  readonly prices?: TokenPrices | null
}

/** Whom a key was given for: it never goes anywhere else. */
export interface KeyPlace {
  readonly provider: string
  /** Empty: the provider's own address. */
  readonly address: string
}

/** Where the key of a model belongs; undefined for one that needs none. */
export function keyPlace({
  model,
  baseUrl,
}: Pick<AssistantRecord, 'model' | 'baseUrl'>): KeyPlace | undefined {
  const [provider, name] = model?.split(':') ?? []
  return provider !== undefined && name !== undefined ? { provider, address: baseUrl ?? '' } : undefined
}

export interface SealedKey {
  readonly sealed: string
  readonly hint: string
}

/** What holds for visitors. */
export interface SiteSettings {
  readonly assistant: AssistantRecord
  /** The one that was given for this assistant's provider and address. */
  readonly key: SealedKey | null
  readonly test: AssistantTest | null
  readonly policy: PolicySettings
}

/** A host that its owner has yet to prove, and what the proof must say. */
export interface HostClaim {
  readonly entry: string
  readonly token: string
  readonly at: number
}

export interface NewSite {
  readonly id: string
  readonly organisationId: string
  readonly name: string
  readonly hosts: readonly string[]
  /** Hosts that let nobody in yet. */
  readonly claims?: readonly Omit<HostClaim, 'at'>[]
  readonly config: SiteConfig
}

export interface OwnedSiteStore {
  list(organisationIds: readonly string[], paging: Paging): Promise<Paged<OwnedSite>>
  find(id: string): Promise<OwnedSite | undefined>
  /** Throws `conflict` for a host of another site, or one that meets another organisation's, which then reads of it. */
  create(site: NewSite, by: Actor): Promise<void>
  rename(id: string, name: string, by: Actor): Promise<void>
  remove(id: string, by: Actor): Promise<void>
  addHost(id: string, entry: string, by: Actor): Promise<void>
  /** Hosts that wait for a proof, the oldest first. */
  claims(id: string): Promise<HostClaim[]>
  /** Lets a host wait for its proof; one that waits already keeps its token. */
  claimHost(id: string, claim: Omit<HostClaim, 'at'>, by: Actor): Promise<void>
  /** Lets a host in that has waited. Throws `conflict` when another organisation was faster. */
  proveHost(id: string, entry: string, by: Actor): Promise<void>
  /** Whether hosts have to be proven at all: with one organisation there is nobody to take them from. */
  hasSeveralOrganisations(): Promise<boolean>
  /** Also one that waits. False: it was on no list. */
  removeHost(id: string, entry: string, by: Actor): Promise<boolean>
  /** The hosts the widget has called in from, the latest first. */
  seen(id: string): Promise<{ host: string; at: number }[]>

  settings(id: string): Promise<SiteSettings>
  findKey(id: string, place: KeyPlace): Promise<SealedKey | null>
  /** Null: it is forgotten. */
  saveKey(id: string, place: KeyPlace, key: SealedKey | null, by: Actor): Promise<void>
  saveTest(id: string, test: AssistantTest): Promise<void>
  saveRetention(id: string, days: number, by: Actor): Promise<void>
}

/** How long transcripts of a site are kept that has set nothing. A migration wrote the same into the column's default. */
export const defaultRetentionDays = 30
