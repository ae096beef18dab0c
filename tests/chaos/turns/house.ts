import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSiteConfig } from '#protocol'
import { openStore } from '#server'
import { serverBundle } from '../../support/server-bundle.ts'
import { childServer, type ChildServer } from '../support/child-server.ts'

export const origin = 'http://shop.test'

/** The real server in a process that can be killed, with one registered site. */
export interface House extends ChildServer {
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const bundle = await serverBundle(join(import.meta.dirname, 'server.ts'))
  const store = await openStore({ dataDir: folder, sessionIdleMs: 1_800_000 })
  const config = defaultSiteConfig('shop')
  await store.sites.add({ id: 'shop', name: 'shop', hosts: ['shop.test'], config, createdAt: 0 })
  await store.close()
  const server = await childServer({
    module: bundle.file,
    arguments: () => [],
    environment: (port) => ({
      PORT: String(port),
      DATA_DIR: folder,
      LIMIT_INIT_PER_MINUTE: '100000',
      LIMIT_CHAT_PER_MINUTE: '100000',
    }),
  })
  return Object.assign(server, {
    async close() {
      await server.kill()
      bundle.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  })
}
