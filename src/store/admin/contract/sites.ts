import { defaultSiteConfig, msPerDay } from '#protocol'
import { expect, it } from 'vitest'
import { defaultOrganisation } from '../admin-store.ts'
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
    await store.admin.sites.create(site, by)
    expect((await store.sites.findByHost(['shop.example']))?.site.id).toBe('s1')
    const second = { ...site, id: 's2', hosts: ['b.example', 'shop.example'] }
    await expect(store.admin.sites.create(second, by)).rejects.toMatchObject({ code: 'conflict' })
    expect(await store.admin.sites.find('s2')).toBeUndefined()
    expect(await store.sites.findByHost(['b.example'])).toBeUndefined()
  })

  it('[O9] leaves everything around a host to one organisation, and tells it who tried', async () => {
    const { store, clock } = setup()
    const { sites, audit } = store.admin
    const theirs = { ...site, hosts: ['good.example', '*.wild.example', 'localhost', 'deep.host.example'] }
    await sites.create(theirs, by)
    await sites.create({ ...site, id: 's2', organisationId: 'o2', name: 'B', hosts: ['b.example'] }, by)
    const contested = [
      'good.example:443',
      'good.example:*',
      '*.good.example',
      'a.wild.example',
      '*.a.wild.example:8080',
      'wild.example',
      'localhost:*',
      '*.host.example',
      'a.good.example',
      'host.example',
    ]
    for (const entry of contested) {
      await expect(sites.addHost('s2', entry, by)).rejects.toMatchObject({ code: 'conflict' })
      const third = { ...site, id: 's3', organisationId: 'o2', hosts: ['c.example', entry] }
      await expect(sites.create(third, by)).rejects.toMatchObject({ code: 'conflict' })
    }
    expect((await sites.find('s2'))?.hosts).toEqual(['b.example'])
    expect(await sites.find('s3')).toBeUndefined()
    const told = async () =>
      (await audit.list('o1', { limit: 50 })).items.filter(({ action }) => action === 'contestHost')
    expect((await told()).map(({ subject }) => subject).toReversed()).toEqual(contested)
    expect((await told())[0]).toMatchObject({
      actor: { id: null, name: 'Another organisation' },
      site: { id: 's1' },
    })
    clock.now += msPerDay + 1
    await expect(sites.addHost('s2', 'good.example:443', by)).rejects.toThrow(/another organisation/)
    expect(await told()).toHaveLength(contested.length + 1)
    // Its own organisation may do as it likes, neighbours are nobody's, and the operator knows who is below whom.
    await sites.create({ ...site, id: 's4', hosts: ['good.example:8080', 'a.wild.example'] }, by)
    await sites.addHost('s2', 'a.good.example', { id: null, name: 'operator' })
    await sites.addHost('s2', 'notwild.example', by)
  })

  it('lets a host wait until it is proven, and lets nobody in meanwhile', async () => {
    const { store } = setup()
    const { sites, people } = store.admin
    expect(await sites.hasSeveralOrganisations()).toBe(false)
    await people.createOrganisation({ id: 'o1', name: 'One' }, 'a1', by)
    expect(await sites.hasSeveralOrganisations()).toBe(true)
    const claims = [{ entry: 'wait.example', token: 't1' }]
    await sites.create({ ...site, claims }, by)
    await sites.claimHost('s1', { entry: 'www.example', token: 't2' }, by)
    await sites.claimHost('s1', { entry: 'www.example', token: 't3' }, by)
    expect((await sites.claims('s1')).map(({ entry, token }) => [entry, token])).toEqual([
      ['wait.example', 't1'],
      ['www.example', 't2'],
    ])
    expect(await store.sites.findByHost(['wait.example'])).toBeUndefined()
    // Another organisation may wait for the same; whoever proves it first has it.
    await sites.create({ ...site, id: 's2', organisationId: 'o2', hosts: [], claims }, by)
    await sites.proveHost('s1', 'wait.example', by)
    expect((await store.sites.findByHost(['wait.example']))?.site.id).toBe('s1')
    expect((await sites.find('s1'))?.hosts).toEqual(['shop.example', 'wait.example'])
    await expect(sites.proveHost('s2', 'wait.example', by)).rejects.toMatchObject({ code: 'conflict' })
    await expect(sites.proveHost('s1', 'wait.example', by)).rejects.toMatchObject({ code: 'not_found' })
    expect(await sites.removeHost('s1', 'www.example', by)).toBe(true)
    expect(await sites.claims('s1')).toEqual([])
    // What the operator adds has waited long enough.
    await sites.claimHost('s1', { entry: 'cli.example', token: 't4' }, by)
    await sites.addHost('s1', 'cli.example', by)
    expect(await sites.claims('s1')).toEqual([])
    await sites.remove('s2', by)
    expect(await sites.claims('s2')).toEqual([])
  })

  it('shows an organisation its own sites, and the command line its own in the default one', async () => {
    const { store } = setup()
    await store.admin.sites.create(site, by)
    await store.sites.add({ id: 's3', name: 'CLI', hosts: [], config: defaultSiteConfig(), createdAt: begin })
    const idsOf = async (...organisations: string[]) =>
      (await store.admin.sites.list(organisations, { limit: 10 })).items.map(({ id }) => id)
    expect(await idsOf('o1')).toEqual(['s1'])
    expect(await idsOf(defaultOrganisation)).toEqual(['s3'])
    expect((await idsOf('o1', defaultOrganisation)).sort()).toEqual(['s1', 's3'])
    expect(await idsOf()).toEqual([])
  })

  it('writes down who changed what, before and after', async () => {
    const { store } = setup()
    const { sites, audit } = store.admin
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

  it('keeps a key sealed, for its provider and address alone, and out of the audit log', async () => {
    const { sites, configs, audit } = setup().store.admin
    await sites.create(site, by)
    const place = { provider: 'openai', address: '' }
    await sites.saveKey('s1', place, { sealed: 'SEALED', hint: 'abcd' }, by)
    const assistant = { persona: 'P', rules: '', model: 'openai:x', baseUrl: null, tellsVisitor: false }
    await configs.saveDraft('s1', { assistant }, { by })
    expect((await sites.settings('s1')).key).toBeNull()
    await configs.publish('s1', { by })
    expect((await sites.settings('s1')).key).toEqual({ sealed: 'SEALED', hint: 'abcd' })
    await configs.saveDraft('s1', { assistant: { ...assistant, baseUrl: 'https://a.example/v1' } }, { by })
    await configs.publish('s1', { by })
    expect((await sites.settings('s1')).key).toBeNull()
    // Whichever version names the provider again finds its key.
    await configs.rollBack('s1', 2, { by })
    expect((await sites.settings('s1')).key).toEqual({ sealed: 'SEALED', hint: 'abcd' })
    await sites.saveKey('s1', place, null, by)
    expect((await sites.settings('s1')).key).toBeNull()
    expect(JSON.stringify(await audit.list('o1', { limit: 10 }))).not.toContain('SEALED')
  })
}
