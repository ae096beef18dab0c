import { defaultSiteConfig } from '#protocol'
import { expect, it } from 'vitest'
import { defaultOrganisation } from '../desk-store.ts'
import { begin, by, type Setup } from './setup.ts'

export function sites(setup: () => Setup): void {
  const site = {
    id: 's1',
    organisationId: 'o1',
    name: 'Shop',
    hosts: ['shop.example'],
    config: defaultSiteConfig('Shop'),
  }

  it('serves a created site at once, and gives a host to one site only', async () => {
    const { store } = setup()
    await store.desk.sites.create(site, by)
    expect((await store.sites.findByHost(['shop.example']))?.site.id).toBe('s1')
    const second = { ...site, id: 's2', hosts: ['b.example', 'shop.example'] }
    await expect(store.desk.sites.create(second, by)).rejects.toMatchObject({ code: 'conflict' })
    expect(await store.desk.sites.find('s2')).toBeUndefined()
    expect(await store.sites.findByHost(['b.example'])).toBeUndefined()
  })

  it('shows an organisation its own sites, and the command line its own in the default one', async () => {
    const { store } = setup()
    await store.desk.sites.create(site, by)
    await store.sites.add({ id: 's3', name: 'CLI', hosts: [], config: defaultSiteConfig(), createdAt: begin })
    const idsOf = async (...organisations: string[]) =>
      (await store.desk.sites.list(organisations, { limit: 10 })).items.map(({ id }) => id)
    expect(await idsOf('o1')).toEqual(['s1'])
    expect(await idsOf(defaultOrganisation)).toEqual(['s3'])
    expect((await idsOf('o1', defaultOrganisation)).sort()).toEqual(['s1', 's3'])
    expect(await idsOf()).toEqual([])
  })

  it('writes down who changed what, before and after', async () => {
    const { store } = setup()
    const { sites, audit } = store.desk
    await sites.create(site, by)
    await sites.addHost('s1', 'www.shop.example', by)
    await sites.removeHost('s1', 'shop.example', by)
    await sites.rename('s1', 'Store', by)
    const { items } = await audit.list('o1', { limit: 10 })
    expect(items.map(({ action }) => action)).toEqual(['changeSite', 'removeHost', 'addHost', 'createSite'])
    expect(items[0]).toMatchObject({
      actor: by,
      before: { name: 'Shop' },
      after: { name: 'Store' },
      at: begin,
    })
    expect(items[1]).toMatchObject({ subject: 'shop.example', after: ['www.shop.example'] })
    expect((await audit.list(defaultOrganisation, { limit: 10 })).items).toEqual([])
  })

  it('keeps a key sealed and out of the audit log', async () => {
    const { sites, audit } = setup().store.desk
    await sites.create(site, by)
    const assistant = { persona: 'P', rules: '', model: 'openai:x', baseUrl: null, tellsVisitor: false }
    await sites.saveAssistant('s1', assistant, { sealed: 'SEALED', hint: 'abcd' }, by)
    await sites.saveAssistant('s1', { ...assistant, persona: 'Q' }, undefined, by)
    expect(await sites.settings('s1')).toMatchObject({
      key: { sealed: 'SEALED' },
      assistant: { persona: 'Q' },
    })
    await sites.saveAssistant('s1', assistant, null, by)
    expect((await sites.settings('s1')).key).toBeNull()
    expect(JSON.stringify(await audit.list('o1', { limit: 10 }))).not.toContain('SEALED')
  })
}
