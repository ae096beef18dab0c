import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openAdminStage } from './support/admin-stage.ts'
import { adminCallOf, fillAdmin } from './support/fill-admin.ts'

const folder = 'shots'
const msPerDay = 86_400_000
const looks = [
  { name: 'light', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  { name: 'dark', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } },
  {
    name: 'phone',
    options: { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  },
  { name: 'tablet', options: { viewport: { width: 768, height: 1024 }, colorScheme: 'dark' } },
] as const

interface AdminShot {
  readonly name: string
  readonly path: string
  readonly act?: (tab: Page) => Promise<unknown>
}

const widgetShown = (tab: Page) =>
  tab
    .frameLocator('iframe')
    .locator('pagehand-widget')
    .waitFor({ state: 'attached' })
    .then(() => tab.waitForTimeout(600))

const adminShots = (at: string, sessionId: string | undefined): readonly AdminShot[] => [
  { name: 'desk-02-sites', path: '/' },
  { name: 'desk-03-new-site', path: '/new-site?host=shop.example.org' },
  { name: 'desk-04-overview', path: at },
  { name: 'desk-05-conversations', path: `${at}/conversations` },
  { name: 'desk-06-timeline', path: `${at}/conversations/${sessionId}` },
  { name: 'desk-07-appearance', path: `${at}/appearance`, act: widgetShown },
  {
    name: 'desk-08-appearance-talk',
    path: `${at}/appearance`,
    act: async (tab) => {
      await tab.getByText('Conversation', { exact: true }).click()
      await tab.getByRole('radiogroup', { name: 'Screen' }).getByText('Phone').click()
      await widgetShown(tab)
    },
  },
  { name: 'desk-09-assistant', path: `${at}/assistant` },
  {
    name: 'desk-10-policy',
    path: `${at}/policy`,
    act: (tab) => tab.getByRole('button', { name: 'Add a rule' }).click(),
  },
  { name: 'desk-11-hosts', path: `${at}/hosts` },
  { name: 'desk-12-members', path: '/members' },
  {
    name: 'desk-13-audit',
    path: '/audit',
    act: (tab) => tab.getByRole('button', { name: 'Details' }).first().click(),
  },
  { name: 'desk-14-settings', path: '/settings' },
  { name: 'desk-15-not-found', path: '/nowhere' },
  { name: 'desk-17-person', path: `${at}/person?who=ada%40example.org` },
  { name: 'desk-16-knowledge', path: `${at}/knowledge` },
]

/** Pictures of every page of the dashboard, light, dark and small, for people to look at. */
export async function shootDashboard(wanted: readonly string[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const clock = { daysAgo: 0 }
  const taken: string[] = []
  const stage = await openAdminStage({ now: () => Date.now() - clock.daysAgo * msPerDay })
  const first = await stage.newContext({ ...looks[0].options, reducedMotion: 'reduce' })
  const tab = await first.newPage()
  const call = adminCallOf(tab, stage.base)
  await tab.goto(stage.signInLink)
  await tab.screenshot({ path: `${folder}/desk-00-link.png` })
  await stage.takeLink(tab, stage.signInLink, 'owner@lumen.example')
  await tab.screenshot({ path: `${folder}/desk-01-first-sites.png` })
  const { site, newestSession } = await fillAdmin(stage, call, clock)
  const cookies = (await first.storageState()).cookies

  for (const { name: look, options } of looks) {
    const context = await stage.newContext({ ...options, reducedMotion: 'reduce' })
    await context.addCookies(cookies)
    const page = await context.newPage()
    page.on('console', (line) => {
      if (line.type() === 'error') console.error(`${look}: ${line.text()}`)
    })
    for (const { name, path, act } of adminShots(`/sites/${site.id}`, newestSession)) {
      if (wanted.length > 0 && !wanted.some((part) => `${name}-${look}`.includes(part))) continue
      await page.goto(`${stage.base}/dashboard${path}`)
      await page.locator('h1').first().waitFor()
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      await act?.(page)
      await page.waitForTimeout(250)
      await page.screenshot({ path: `${folder}/${name}-${look}.png`, fullPage: true })
      taken.push(`${name}-${look}`)
    }
    await context.close()
  }
  await stage.close()
  return taken
}
