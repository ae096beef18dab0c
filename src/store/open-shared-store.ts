import type { SharedStore, SharedStoreOptions } from './shared-store.ts'

/** Opens PostgreSQL and Redis as one store and brings the schema up to date. A single node never loads their clients. */
export async function openSharedStore(options: SharedStoreOptions): Promise<SharedStore> {
  const { sharedStore } = await import('./shared/shared-store.ts')
  return sharedStore(options)
}
