import type { ApiKey, Organisation } from '#protocol'
import type { Paged, Paging } from '../paging.ts'
import type { Actor } from './admin-store.ts'

export interface ApiKeyStore {
  add(organisationId: string, key: ApiKey, keyHash: string, by: Actor): Promise<void>
  list(organisationId: string, paging: Paging): Promise<Paged<ApiKey>>
  /** The key and whose it is, while it holds. */
  find(keyHash: string): Promise<{ key: ApiKey; organisation: Organisation } | undefined>
  used(id: string, at: number): Promise<void>
  /** False: there is no such key. */
  remove(organisationId: string, id: string, by: Actor): Promise<boolean>
}
