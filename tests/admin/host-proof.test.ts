import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownedAdmin, type OwnedAdmin } from './support/owned-admin.ts'

let admin: OwnedAdmin
let proven = false
const asked: string[] = []
beforeAll(async () => {
  const proveHost = async (entry: string, token: string) => {
    asked.push(`${entry} ${token}`)
    return proven
  }
  admin = await ownedAdmin({}, { proveHost })
})
afterAll(() => admin.close())

const inits = async (host: string) => {
  const headers = { origin: `https://${host}`, 'content-type': 'application/json' }
  return (await fetch(`${admin.url}/api/session/init`, { method: 'POST', headers, body: '{}' })).status
}

it('[O10] Hosts are let in at once with one organisation, and wait for a proof with two', async () => {
  const { token, at: params, call } = admin
  const add = (host: string, id = params.id) => call('addHost', { token, params: { id }, body: { host } })
  expect((await add('early.example')).body).toMatchObject({
    hosts: ['shop.test', 'early.example'],
    waiting: [],
  })
  expect((await add('localhost:3000')).status).toBe(200)

  const { body: other } = await call('createOrganisation', { token, body: { name: 'Others' } })
  const { body: list } = await add('late.example')
  expect(list.hosts).not.toContain('late.example')
  const [waiting] = list.waiting
  expect(waiting).toMatchObject({
    host: 'late.example',
    record: '_pagehand.late.example',
    value: expect.stringMatching(/^pagehand=\w{32}$/),
    file: 'https://late.example/.well-known/pagehand.txt',
  })
  expect(await inits('late.example')).toBe(403)

  const prove = () => call('proveHost', { token, params: { ...params, host: 'late.example' } })
  const missing = await prove()
  expect([missing.status, missing.error.message]).toEqual([
    409,
    expect.stringContaining('_pagehand.late.example'),
  ])
  expect(asked).toEqual([`late.example ${waiting?.value.replace('pagehand=', '')}`])
  proven = true
  expect((await prove()).body).toMatchObject({ waiting: [], hosts: expect.arrayContaining(['late.example']) })
  expect(await inits('late.example')).toBe(200)
  expect((await prove()).status).toBe(404)

  // What is proven, or was there before, proves what lies within it.
  expect((await add('late.example:8443')).body.hosts).toContain('late.example:8443')
  expect((await add('*.late.example')).body.waiting).toMatchObject([{ host: '*.late.example', file: null }])

  // Names that everybody has are the operator's to give.
  const refused = await add('127.0.0.1:4000')
  expect([refused.status, refused.error.message]).toEqual([
    403,
    expect.stringContaining('pagehand site host'),
  ])
  const site = { name: 'Theirs', hosts: ['theirs.example'] }
  const query = { organisation: other.id }
  const { body: theirs } = await call('createSite', { token, query, body: site })
  expect(theirs.hosts).toEqual([])
  expect((await add('late.example:444', theirs.id)).status).toBe(409)
})
