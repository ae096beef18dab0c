import type { PublishedVersion, SiteConfig } from '#protocol'
import type { Actor, Paged, Paging } from './desk-store.ts'

export interface ConfigRecord {
  readonly published: SiteConfig
  readonly version: number
  readonly draft: SiteConfig
  /** Grows with every change of draft or published. */
  readonly revision: number
}

/** A change is refused with `precondition_failed` when `match` is given and is not the revision any more. */
export interface ConfigChange {
  readonly match?: number | undefined
  readonly by: Actor
}

/** Undefined everywhere: there is no such site, or no such version. */
export interface ConfigStore {
  read(siteId: string): Promise<ConfigRecord | undefined>
  saveDraft(siteId: string, draft: SiteConfig, change: ConfigChange): Promise<ConfigRecord | undefined>
  discardDraft(siteId: string, change: ConfigChange): Promise<ConfigRecord | undefined>
  publish(siteId: string, change: ConfigChange): Promise<ConfigRecord | undefined>
  rollBack(siteId: string, version: number, change: ConfigChange): Promise<ConfigRecord | undefined>
  /** Switches the published configuration off or on; the rest of the draft stays a draft. */
  pause(siteId: string, paused: boolean, by: Actor): Promise<ConfigRecord | undefined>
  versions(siteId: string, paging: Paging): Promise<Paged<PublishedVersion>>
  version(siteId: string, version: number): Promise<(PublishedVersion & { config: SiteConfig }) | undefined>
}
