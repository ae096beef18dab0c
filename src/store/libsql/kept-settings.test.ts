import { expect, it, onTestFinished } from 'vitest'
import { noticeMs } from './kept-settings.ts'
import { libsqlStore } from './libsql-store.ts'
import { site } from '../contract/samples.ts'
import { temporaryFile } from './temporary-file.ts'

const somebody = { id: null, name: 'the owner' }

function setup() {
  const file = temporaryFile()
  let at = 1_000
  const now = () => at
  const [server, cli] = [libsqlStore({ file, now }), libsqlStore({ file, now })]
  onTestFinished(async () => {
    await server.close()
    await cli.close()
  })
  return { server, cli, pass: (ms: number) => void (at += ms) }
}

it('shows what another process on the same file changed, as soon as its command has ended', async () => {
  const { server, cli, pass } = setup()
  const shop = site()
  const found = async () => (await server.sites.findByHost(shop.hosts))?.site.name
  expect(await found()).toBeUndefined()
  await cli.sites.add(shop)
  expect(await found()).toBe(shop.name)
  await cli.sites.save({ ...shop, name: 'Renamed' })
  pass(noticeMs)
  expect([await found(), (await server.sites.get(shop.id))?.name]).toEqual(['Renamed', 'Renamed'])
  await cli.sites.remove(shop.id)
  pass(noticeMs)
  expect(await found()).toBeUndefined()
})

it('shows what the desk has saved, from then on', async () => {
  const { server } = setup()
  const organisationId = 'default'
  const shop = { ...site(), organisationId }
  await server.desk.sites.create(shop, somebody)
  const deny = async () => (await server.desk.sites.settings(shop.id)).policy.deny
  expect(await deny()).toEqual([])
  await server.desk.sites.savePolicy(shop.id, { verbs: null, confirm: [], deny: ['Delete'] }, somebody)
  expect(await deny()).toEqual(['Delete'])
})
