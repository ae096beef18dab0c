import { expect, it, onTestFinished } from 'vitest'
import { libsqlStore } from '../libsql-store.ts'
import { site } from '../contract/samples.ts'
import { temporaryFile } from '../../../tests/support/temporary-file.ts'

const somebody = { id: null, name: 'the owner' }

function setup() {
  const file = temporaryFile()
  const [server, cli] = [libsqlStore({ file }), libsqlStore({ file })]
  onTestFinished(async () => {
    await server.close()
    await cli.close()
  })
  return { server, cli }
}

it('shows what another process on the same file changed, at the very next question', async () => {
  const { server, cli } = setup()
  const shop = site()
  const found = async () => (await server.sites.findByHost(shop.hosts))?.site.name
  expect(await found()).toBeUndefined()
  await cli.sites.add(shop)
  expect(await found()).toBe(shop.name)
  await cli.sites.save({ ...shop, name: 'Renamed' })
  expect([await found(), (await server.sites.get(shop.id))?.name]).toEqual(['Renamed', 'Renamed'])
  await cli.sites.remove(shop.id)
  expect(await found()).toBeUndefined()
})

it('shows what the dashboard has saved, from then on', async () => {
  const { server } = setup()
  const organisationId = 'default'
  const shop = { ...site(), organisationId }
  await server.admin.sites.create(shop, somebody)
  const deny = async () => (await server.admin.sites.settings(shop.id)).policy.deny
  expect(await deny()).toEqual([])
  const { configs } = server.admin
  await configs.saveDraft(
    shop.id,
    { policy: { verbs: null, confirm: [], deny: ['Delete'] } },
    { by: somebody },
  )
  await configs.publish(shop.id, { by: somebody })
  expect(await deny()).toEqual(['Delete'])
})
