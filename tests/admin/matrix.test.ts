import {
  adminApi,
  covers,
  defaultSiteConfig,
  roles,
  type AdminCallName,
  type AdminEndpoint,
  type Role,
} from '#protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAdmin, type CallOptions, type Admin } from './support/start-admin.ts'
import { testIssuer, type TestIssuer } from './support/test-issuer.ts'

const config = defaultSiteConfig('Shop')
const assistant = { persona: '', rules: '', model: null, baseUrl: null, tellsVisitor: false }

/** A body every call would be glad about. */
const bodies: Partial<Record<AdminCallName, unknown>> = {
  changePassword: { current: 'x', next: 'a long password' },
  acceptLink: { token: 'nothing' },
  createOrganisation: { name: 'Another' },
  renameOrganisation: { name: 'Renamed' },
  changeMember: { role: 'viewer' },
  invite: { role: 'viewer' },
  makeKey: { name: 'Nightly', scope: 'read' },
  changeSite: { name: 'Renamed' },
  addHost: { host: 'new.example' },
  changeRetention: { days: 7 },
  saveDraft: config,
  saveAssistant: assistant,
  tryAssistant: assistant,
  addSource: { text: 'We open at ten.' },
  addFile: { name: 'hours.txt', content: 'V2Ugb3BlbiBhdCB0ZW4u' },
  changeSource: { exclude: [] },
  addAnswer: { questions: ['When?'], text: 'At ten.' },
  changeAnswer: { questions: ['When?'], text: 'At ten.' },
  importAnswers: { csv: 'When?,At ten.' },
  beginPhrasing: { languages: ['en'], calls: 1 },
  askKnowledge: { question: 'When?' },
  setGapAside: { question: 'When?', aside: true },
  askDraft: { message: 'When are you open?' },
  savePolicy: { verbs: null, confirm: [], deny: [] },
  changeContact: { done: true },
  saveNotify: { emails: [], webhookUrl: null },
}
const queries: Partial<Record<AdminCallName, Record<string, string>>> = {
  checkOrigin: { origin: 'https://shop.example' },
  eraseSessions: { before: '2000-01-01' },
  exportSession: { format: 'json' },
  exportSessions: { format: 'csv' },
  exportContacts: { format: 'csv' },
  findPerson: { who: 'grace@navy.example' },
  exportPerson: { who: 'grace@navy.example' },
  erasePerson: { who: 'grace@navy.example' },
}
/** Calls that answer "not here" even to those who may: what they are about does not exist in this test. */
const empty: Partial<Record<AdminCallName, number>> = {
  changePassword: 409,
  acceptLink: 404,
  resetPassword: 409,
  withdrawInvitation: 404,
  removeKey: 404,
  // Its host waits, and no proof is found.
  proveHost: 409,
  changeSource: 404,
  removeSource: 404,
  learnSource: 404,
  changeAnswer: 404,
  removeAnswer: 404,
  beginPhrasing: 409,
  removePhrasing: 404,
  readSession: 404,
  eraseSession: 404,
  exportSession: 404,
  changeContact: 404,
  eraseContact: 404,
}

const names = Object.keys(adminApi) as AdminCallName[]
const accessOf = (name: AdminCallName): AdminEndpoint['access'] => adminApi[name].access

describe('route × role × tenant', () => {
  let issuer: TestIssuer
  let admin: Admin
  let ours: string
  let theirs: string
  let hosts = 0
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    issuer = await testIssuer()
    admin = await startAdmin(issuer.environment)
    const people = [...roles, 'stranger', 'foreigner']
    for (const name of people) tokens.set(name, await issuer.sign(name))
    const token = tokens.get('owner') ?? ''
    const link = { token: admin.tokenOf(admin.signInLink) }
    expect((await admin.call('acceptLink', { token, body: link })).status).toBe(200)
    ours = 'default'
    for (const role of ['viewer', 'editor'] as const) await join(token, role, role)
    // The foreigner owns an organisation of their own, on the same server.
    theirs = (await admin.call('createOrganisation', { token, body: { name: 'Theirs' } })).body.id
    await join(token, 'foreigner', 'owner', theirs)
  })
  afterAll(async () => {
    await admin.close()
    await issuer.close()
  })

  async function join(by: string, name: string, role: Role, organisation = ours): Promise<void> {
    const { body } = await admin.call('invite', { token: by, query: { organisation }, body: { role } })
    const token = tokens.get(name) ?? (await issuer.sign(name))
    expect((await admin.call('acceptLink', { token, body: { token: admin.tokenOf(body.url) } })).status).toBe(
      200,
    )
  }

  /** What a call is about: a fresh site and a fresh member of ours, so that one call cannot spoil the next. */
  async function subject(name: AdminCallName): Promise<CallOptions> {
    const token = tokens.get('owner') ?? ''
    const options: CallOptions = { query: { ...queries[name] }, body: bodies[name] }
    const access = accessOf(name)
    if (access.of === 'organisation') options.query!.organisation = ours
    if (name === 'createSite') return { ...options, body: { name: 'S', hosts: [`h${++hosts}.example`] } }
    if (name.endsWith('Member') || name === 'resetPassword') {
      const person = `member-${++hosts}`
      await join(token, person, 'viewer')
      const { body } = await admin.call('me', { token: await issuer.sign(person) })
      return { ...options, params: { accountId: body.account.id } }
    }
    if (access.of !== 'site') return { ...options, params: { invitationId: 'nothing', keyId: 'nothing' } }
    const host = `h${++hosts}.example`
    const created = await admin.call('createSite', {
      token,
      query: { organisation: ours },
      body: { name: 'Shop', hosts: [host] },
    })
    const params = {
      id: created.body.id,
      host,
      version: '1',
      sessionId: 'nothing',
      sourceId: 'none',
      answerId: 'none',
      contactId: 'none',
      pageId: '1',
      phrasingId: '1',
    }
    if (name === 'rollBack') {
      await admin.call('publishConfig', { token, params })
    }
    const body = name === 'addHost' ? { host: `h${++hosts}.example` } : bodies[name]
    return { ...options, params, body }
  }

  it('knows every call of the table', () => {
    expect(names.length).toBeGreaterThan(40)
  })

  it.each(names)(
    '%s: nobody gets in without a token, without a membership, or from another tenant',
    async (name) => {
      const about = await subject(name)
      expect((await admin.call(name, about)).status).toBe(401)
      const stranger = await admin.call(name, { ...about, token: tokens.get('stranger') ?? '' })
      expect(stranger.status).toBe(name === 'acceptLink' ? 404 : 403)
      const access = accessOf(name)
      if (access.of !== 'site' && access.of !== 'organisation') return
      const foreigner = await admin.call(name, { ...about, token: tokens.get('foreigner') ?? '' })
      expect(foreigner.status).toBe(404)
      // A body that fits nothing tells them nothing either.
      for (const [who, status] of [
        ['stranger', 403],
        ['foreigner', 404],
      ] as const) {
        const bad = { ...about, token: tokens.get(who) ?? '', ...(about.body !== undefined && { body: 'x' }) }
        expect((await admin.call(name, bad)).status).toBe(status)
      }
      if (access.of !== 'site') return
      const nothing = {
        ...about,
        params: { ...about.params, id: 'no-such-site' },
        token: tokens.get('foreigner') ?? '',
      }
      expect((await admin.call(name, nothing)).text).toBe(foreigner.text)
    },
  )

  it.each(names)('%s: each role gets what it covers and no more', async (name) => {
    const access = accessOf(name)
    for (const role of roles) {
      const answer = await admin.call(name, { ...(await subject(name)), token: tokens.get(role) ?? '' })
      const may = 'role' in access ? covers(role, access.role) : true
      expect([role, answer.status]).toEqual([role, may ? (empty[name] ?? 200) : 403])
    }
  })

  it('shows nobody the sites, members or changes of another tenant', async () => {
    const token = tokens.get('foreigner') ?? ''
    const own = { name: 'Theirs', hosts: ['theirs.example'] }
    await admin.call('createSite', { token, body: own })
    expect((await admin.call('listSites', { token })).body.items.map(({ name }) => name)).toEqual(['Theirs'])
    const members = (await admin.call('listMembers', { token })).body.items
    expect(members.map(({ account }) => account.subject).sort()).toEqual(['foreigner', 'owner'])
    const audit = (await admin.call('listAudit', { token, query: { limit: '100' } })).body.items
    expect(new Set(audit.map(({ site }) => site?.name))).toEqual(new Set([undefined, 'Theirs']))
  })

  it('forgets a member at once, whatever their token says', async () => {
    const token = tokens.get('owner') ?? ''
    await join(token, 'leaver', 'editor')
    const leaver = await issuer.sign('leaver')
    const { body } = await admin.call('me', { token: leaver })
    expect((await admin.call('listSites', { token: leaver })).status).toBe(200)
    const gone = await admin.call('removeMember', {
      token,
      query: { organisation: ours },
      params: { accountId: body.account.id },
    })
    expect(gone.status).toBe(200)
    expect((await admin.call('listSites', { token: leaver })).status).toBe(403)
  })

  it('never lets an editor make themselves an owner', async () => {
    const token = tokens.get('editor') ?? ''
    const { account } = (await admin.call('me', { token })).body
    const body = { role: 'owner' }
    expect(
      (await admin.call('changeMember', { token, params: { accountId: account.id }, body })).status,
    ).toBe(403)
    expect((await admin.call('invite', { token, body })).status).toBe(403)
  })
})
