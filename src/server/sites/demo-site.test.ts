import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { SiteConfig } from '#protocol'
import type { Site, SiteStore } from '#store'
import { ensureDemoSite } from './demo-site.ts'

it('comes with a look that its owner can save and publish as it is', async () => {
  const added: Site[] = []
  const sites = {
    get: async () => undefined,
    findByHost: async () => undefined,
    add: async (site: Site) => void added.push(site),
  } as unknown as SiteStore
  await ensureDemoSite(sites, 'http://localhost:8787', 0)
  const [site] = added
  const wrong = Compile(SiteConfig).Errors(site?.config)
  expect(wrong.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
})
