import type { PolicySettings, PublishedVersion, SiteConfig } from '#protocol'
import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'
import type { AssistantRecord } from './owned-site-store.ts'

/** What an owner publishes as one: how the assistant looks, how it thinks, and what it may do. */
export interface SiteVersion {
  readonly site: SiteConfig
  readonly assistant: AssistantRecord
  readonly policy: PolicySettings
}

export type VersionPart = keyof SiteVersion

export interface ConfigRecord {
  readonly published: SiteVersion
  readonly version: number
  readonly draft: SiteVersion
  /** Grows with every change of draft or published. */
  readonly revision: number
}

/** A change is refused with `precondition_failed` when `match` is given and is not the revision any more. */
export interface ConfigChange {
  readonly match?: number | undefined
  readonly by: Actor
}

/** A version that is from before assistant and policy were kept with it holds the look alone. */
export type KeptVersion = PublishedVersion & Pick<SiteVersion, 'site'> & Partial<SiteVersion>

/** Undefined everywhere: there is no such site, or no such version. */
export interface ConfigStore {
  read(siteId: string): Promise<ConfigRecord | undefined>
  /** Parts that are not named stay as they are. */
  saveDraft(
    siteId: string,
    parts: Partial<SiteVersion>,
    change: ConfigChange,
  ): Promise<ConfigRecord | undefined>
  discardDraft(siteId: string, change: ConfigChange): Promise<ConfigRecord | undefined>
  publish(siteId: string, change: ConfigChange): Promise<ConfigRecord | undefined>
  rollBack(siteId: string, version: number, change: ConfigChange): Promise<ConfigRecord | undefined>
  /** Switches the published configuration off or on; the rest of the draft stays a draft. */
  pause(siteId: string, paused: boolean, by: Actor): Promise<ConfigRecord | undefined>
  versions(siteId: string, paging: Paging): Promise<Paged<PublishedVersion>>
  version(siteId: string, version: number): Promise<KeptVersion | undefined>
}
