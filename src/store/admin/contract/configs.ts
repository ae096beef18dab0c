import { defaultSiteConfig } from '#protocol'
import { expect, it } from 'vitest'
import { by, type Setup } from './setup.ts'

export function configs(setup: () => Setup): void {
  const config = defaultSiteConfig('Shop')
  const red = { ...config, primaryColor: '#ff0000' }
  const site = { id: 's1', organisationId: 'o1', name: 'Shop', hosts: [], config }
  const published = async ({ store }: Setup) => (await store.sites.get('s1'))?.config.primaryColor

  it('shows a draft to nobody until it is published', async () => {
    const given = setup()
    const { sites, configs } = given.store.admin
    await sites.create(site, by)
    expect(await configs.saveDraft('s1', { site: red }, { by })).toMatchObject({
      version: 1,
      draft: { site: red },
      published: { site: config },
    })
    expect(await published(given)).toBe(config.primaryColor)
    expect(await sites.find('s1')).toMatchObject({ hasDraft: true })
    expect(await configs.publish('s1', { by })).toMatchObject({ version: 2, published: { site: red } })
    expect(await published(given)).toBe('#ff0000')
    expect(await sites.find('s1')).toMatchObject({ hasDraft: false, version: 2 })
  })

  it('refuses the slower of two editors', async () => {
    const { sites, configs } = setup().store.admin
    await sites.create(site, by)
    const match = (await configs.read('s1'))?.revision
    const both = await Promise.allSettled([
      configs.saveDraft('s1', { site: red }, { match, by }),
      configs.saveDraft('s1', { site: { ...red, greeting: 'x' } }, { match, by }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect((await configs.read('s1'))?.draft.site).toEqual(red)
  })

  it('goes back to any version, as a new one', async () => {
    const given = setup()
    const { sites, configs } = given.store.admin
    await sites.create(site, by)
    expect((await configs.versions('s1', { limit: 5 })).items).toMatchObject([{ version: 1 }])
    await configs.saveDraft('s1', { site: red }, { by })
    await configs.publish('s1', { by })
    expect(await configs.rollBack('s1', 9, { by })).toBeUndefined()
    expect(await configs.rollBack('s1', 1, { by })).toMatchObject({
      version: 3,
      published: { site: config },
      draft: { site: config },
    })
    expect(await published(given)).toBe(config.primaryColor)
    const { items } = await configs.versions('s1', { limit: 5 })
    expect(items.map(({ version, note }) => [version, note])).toEqual([
      [3, 'back to version 1'],
      [2, null],
      [1, 'as the site was added'],
    ])
    expect((await configs.version('s1', 2))?.site).toEqual(red)
  })

  it('pauses at once and leaves the draft a draft', async () => {
    const given = setup()
    const { sites, configs } = given.store.admin
    await sites.create(site, by)
    await configs.saveDraft('s1', { site: red }, { by })
    await configs.pause('s1', true, by)
    expect((await given.store.sites.get('s1'))?.config).toMatchObject({
      enabled: false,
      primaryColor: config.primaryColor,
    })
    expect(await configs.read('s1')).toMatchObject({
      draft: { site: { enabled: false, primaryColor: '#ff0000' } },
    })
    expect(await sites.find('s1')).toMatchObject({ paused: true, hasDraft: true })
    await configs.rollBack('s1', 1, { by })
    expect(await sites.find('s1')).toMatchObject({ paused: true, hasDraft: false })
    expect((await given.store.sites.get('s1'))?.config).toEqual({ ...config, enabled: false })
  })

  const assistant = { persona: 'P', rules: '', model: 'openai:x', baseUrl: null, tellsVisitor: false }
  const policy = { verbs: null, confirm: [], deny: ['Delete'] }

  it('publishes and takes back look, assistant and policy as one', async () => {
    const { sites, configs, audit } = setup().store.admin
    await sites.create(site, by)
    await configs.saveDraft('s1', { assistant }, { by })
    await configs.saveDraft('s1', { policy }, { by })
    expect(await sites.settings('s1')).toMatchObject({ assistant: { persona: '' }, policy: { deny: [] } })
    expect(await sites.find('s1')).toMatchObject({ hasDraft: true })
    await configs.publish('s1', { by })
    expect(await sites.settings('s1')).toMatchObject({ assistant, policy })
    expect(await sites.find('s1')).toMatchObject({ hasDraft: false, version: 2 })
    await configs.rollBack('s1', 1, { by })
    expect(await sites.settings('s1')).toMatchObject({ assistant: { persona: '' }, policy: { deny: [] } })
    expect(await configs.version('s1', 2)).toMatchObject({ site: config, assistant, policy, whole: true })
    const lines = (await audit.list('o1', { limit: 10 })).items
    expect(lines.map(({ action }) => action).slice(0, 4)).toEqual([
      'rollBack',
      'publishConfig',
      'savePolicy',
      'saveAssistant',
    ])
    expect(lines[1]?.after).toMatchObject({ assistant: { persona: 'P' }, policy: { deny: ['Delete'] } })
  })

  it('discards every part of a draft', async () => {
    const { sites, configs } = setup().store.admin
    await sites.create(site, by)
    await configs.saveDraft('s1', { site: red, assistant, policy }, { by })
    await configs.discardDraft('s1', { by })
    expect((await configs.read('s1'))?.draft).toMatchObject({ site: config, assistant: { persona: '' } })
    expect(await sites.find('s1')).toMatchObject({ hasDraft: false })
  })
}
