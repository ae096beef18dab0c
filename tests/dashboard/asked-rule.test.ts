import type { ConfigState, SiteSummary } from '#protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { adminCallOf, type AdminCall } from './support/fill-admin.ts'
import { holdConversation } from './support/past-visitor.ts'

const label = 'Delete my account'

describe('what a visitor was asked', () => {
  let stage: AdminStage
  let tab: Page
  let call: AdminCall
  let site: SiteSummary

  beforeAll(async () => {
    stage = await openAdminStage()
    tab = await (
      await stage.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    ).newPage()
    call = adminCallOf(tab, stage.base)
    await stage.takeLink(tab, stage.signInLink, 'owner@example.org')
    site = (await call('POST', '/sites', { name: 'Lamps', hosts: [stage.host] })) as SiteSummary
    await holdConversation(stage.base, stage.origin, {
      says: ['delete my account'],
      page: { visibleText: 'Your account', indexedElements: [{ id: 1, type: 'button', text: label }] },
      confirms: false,
    })
  })
  afterAll(() => stage.close())

  const read = async () => (await call('GET', `/sites/${site.id}/config`)) as ConfigState

  it('becomes a rule of the draft with one click, which the audit log names', async () => {
    await tab.goto(`${stage.base}/dashboard/sites/${site.id}/policy`)
    await tab.getByRole('button', { name: `Never do ${label}` }).click()
    const rule = { effect: 'never', label, path: '/contact' }
    await expect.poll(async () => (await read()).policy.draft.rules).toMatchObject([rule])
    expect((await read()).policy.published.rules ?? []).toEqual([])
    await tab.getByText('Draft, not published').waitFor()
    const { items } = (await call('GET', `/audit?organisation=${site.organisation}`)) as {
      items: { action: string }[]
    }
    expect(items.map(({ action }) => action)).toContain('savePolicy')
    await tab.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(async () => (await read()).policy.published.rules).toMatchObject([rule])
  })
})
