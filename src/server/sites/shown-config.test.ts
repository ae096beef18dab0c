import { defaultSiteConfig } from '#protocol'
import { expect, it } from 'vitest'
import { shownConfigs } from './shown-config.ts'

it('tells a page the hosts of its own domain, and no others of the site', async () => {
  const policy = { verbs: null, confirm: [], deny: [] }
  const configOf = shownConfigs({
    versionOf: async ({ config }) => ({ site: config, policy, assistant: null as never, key: null }),
    knowledge: { answers: async () => ({ items: [], next: null }) },
  })
  const hosts = [
    'shop.example',
    '*.shop.example:8443',
    'cdn.shop.example',
    'stage.internal.example',
    'localhost:8787',
  ]
  const site = {
    id: 's',
    name: 'Shop',
    hosts,
    createdAt: 0,
    config: { ...defaultSiteConfig('Shop'), hosts: ['evil.example'] },
  }
  expect((await configOf(site, 'www.shop.example', false)).hosts).toEqual(hosts.slice(0, 3))
  expect((await configOf(site, 'localhost:8787', false)).hosts).toEqual(['localhost:8787'])
  expect((await configOf(site, '127.0.0.1:80', false)).hosts).toEqual([])
})
