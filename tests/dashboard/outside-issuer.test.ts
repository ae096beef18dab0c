import { dashboardPaths } from '#protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideProvider } from '../admin/support/outside-provider.ts'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { adminCallOf } from './support/fill-admin.ts'

const clientId = 'pagehand-elsewhere'

describe('the dashboard with an OpenID provider of somebody else', () => {
  let stage: AdminStage
  let provider: Awaited<ReturnType<typeof outsideProvider>>
  let owner: Page
  let invitation = ''
  beforeAll(async () => {
    provider = await outsideProvider({ clientId, redirectUri: () => stage.base + dashboardPaths.callback })
    stage = await openAdminStage({ environment: { OIDC_ISSUER: provider.url, OIDC_CLIENT_ID: clientId } })
    await provider.open()
    owner = await newTab()
  })
  afterAll(async () => {
    await stage.close()
    await provider.close()
  })

  const newTab = async () => (await stage.newContext()).newPage()
  const isCalled = (tab: Page, name: string) => tab.getByRole('heading', { level: 1, name }).waitFor()

  async function signInAs(tab: Page, who: string): Promise<void> {
    await tab.getByLabel('Who are you?').fill(who)
    await tab.getByRole('button', { name: 'Sign in' }).click()
  }

  async function join(tab: Page, link: string, who: string): Promise<void> {
    await tab.goto(link)
    await tab.getByRole('button', { name: 'Sign in' }).click()
    await signInAs(tab, who)
    await tab.getByRole('button', { name: 'Join' }).click()
  }

  it('makes the first owner by the printed link', async () => {
    const call = adminCallOf(owner, stage.base)
    await join(owner, stage.signInLink, 'ada')
    await isCalled(owner, 'Sites')
    await owner.goto(`${stage.base}/dashboard/settings`)
    await owner.getByText('ada@example.org').first().waitFor()
    expect(await owner.getByLabel('Current password').count()).toBe(0)
    ;({ url: invitation } = (await call('POST', '/invitations', { role: 'viewer' })) as { url: string })
  })

  it('takes an invitation with the account one has there, once', async () => {
    const guest = await newTab()
    await join(guest, invitation, 'bob')
    await isCalled(guest, 'Sites')
    const late = await newTab()
    await join(late, invitation, 'carol')
    expect(await late.getByRole('alert').textContent()).toMatch(/link/i)
  })

  it('asks somebody without an invitation to get one', async () => {
    const tab = await newTab()
    await tab.goto(`${stage.base}/dashboard/`)
    await signInAs(tab, 'eve')
    await isCalled(tab, 'Ask for an invitation')
  })

  it('signs in with the new keys after the provider has changed them', async () => {
    await provider.open()
    const tab = await newTab()
    await tab.goto(`${stage.base}/dashboard/members`)
    await signInAs(tab, 'ada')
    await isCalled(tab, 'Members')
    await tab.getByText('bob').first().waitFor()
  })
})
