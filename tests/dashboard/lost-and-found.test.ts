import type { SiteSummary } from '#protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { adminCallOf } from './support/fill-admin.ts'

/** The server on the other side may go, a row may go: whoever works here does not lose their place. */
describe('the dashboard', () => {
  let stage: AdminStage
  let tab: Page
  let site: SiteSummary
  const hosts = ['one.example', 'two.example', 'three.example']

  beforeAll(async () => {
    stage = await openAdminStage()
    tab = await (await stage.newContext({ reducedMotion: 'reduce' })).newPage()
    const call = adminCallOf(tab, stage.base)
    await stage.takeLink(tab, stage.signInLink, 'owner@example.org')
    site = (await call('POST', '/sites', { name: 'Lamps', hosts })) as SiteSummary
  })
  afterAll(() => stage.close())

  const open = (page: string) => tab.goto(`${stage.base}/dashboard/sites/${site.id}/${page}`)
  const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  it('shows the preview beside the form on a tablet', async () => {
    await tab.setViewportSize({ width: 820, height: 1180 })
    await open('appearance')
    const form = await tab.getByRole('textbox', { name: 'Greeting', exact: true }).boundingBox()
    const preview = await tab.locator('iframe[title="Preview of the widget"]').boundingBox()
    expect(preview?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    expect(preview?.width).toBeGreaterThan(360)
    await tab.setViewportSize({ width: 1280, height: 900 })
  })

  it('leaves the focus beside a row that was deleted', async () => {
    await open('hosts')
    await tab.getByRole('button', { name: 'Remove two.example' }).focus()
    await tab.keyboard.press('Enter')
    const dialog = tab.getByRole('dialog', { name: 'Refuse this host?' })
    await dialog.getByRole('button', { name: 'Remove two.example' }).focus()
    await tab.keyboard.press('Enter')
    await tab.getByText('two.example', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('Remove three.example')
  })

  it('gives the focus back to what a menu, or a dialog out of it, was opened with', async () => {
    await tab.goto(`${stage.base}/dashboard/settings`)
    const menu = tab.getByRole('button', { name: 'More for Lamps' })
    await menu.focus()
    await tab.keyboard.press('Enter')
    await tab.getByRole('menuitem').first().waitFor()
    await tab.keyboard.press('Escape')
    await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true)
    await tab.keyboard.press('Enter')
    await tab.getByRole('menuitem', { name: 'Rename' }).press('Enter')
    await tab.getByRole('dialog').waitFor()
    await tab.keyboard.press('Escape')
    await tab.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => menu.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('leaves the focus near a button that has done its work', async () => {
    await open('appearance')
    await tab.getByRole('textbox', { name: 'Greeting', exact: true }).fill('Good evening.')
    await tab.getByRole('button', { name: 'Save draft' }).focus()
    await tab.keyboard.press('Enter')
    await tab.getByText('Draft, not published').waitFor()
    await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
  })

  it('says so when a page or its data cannot be fetched, and shows it once that is mended', async () => {
    await open('hosts')
    await tab.getByRole('heading', { level: 2, name: 'Allowed hosts' }).waitFor()
    await tab.context().setOffline(true)
    const nav = tab.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Members' }).click()
    const alert = tab.getByRole('alert')
    await alert.getByText('cannot be reached').waitFor()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await alert.waitFor()
    await tab.context().setOffline(false)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await tab.getByRole('heading', { level: 1, name: 'Members' }).waitFor()
  })
})
