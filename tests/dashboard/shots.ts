import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openDeskStage } from './support/desk-stage.ts'
import { adminCallOf, fillDesk } from './support/fill-desk.ts'

// Pictures of every page of the dashboard, for people to look at: npx tsx tests/dashboard/shots.ts [part-of-a-name …]
const wanted = process.argv.slice(2)
const folder = 'shots/dashboard'
mkdirSync(folder, { recursive: true })

const msPerDay = 86_400_000
const clock = { daysAgo: 0 }
const stage = await openDeskStage({ now: () => Date.now() - clock.daysAgo * msPerDay })
const looks = [
  { name: 'light', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  { name: 'dark', options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } },
  {
    name: 'phone',
    options: { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  },
  { name: 'tablet', options: { viewport: { width: 768, height: 1024 }, colorScheme: 'dark' } },
] as const

const first = await stage.newContext({ ...looks[0].options, reducedMotion: 'reduce' })
const tab = await first.newPage()
const call = adminCallOf(tab, stage.base)
await tab.goto(stage.signInLink)
await tab.screenshot({ path: `${folder}/00-link.png` })
await stage.takeLink(tab, stage.signInLink, 'owner@lumen.example')
await tab.screenshot({ path: `${folder}/01-no-site.png` })
const { site, sessionIds } = await fillDesk(stage, call, clock)
const cookies = (await first.storageState()).cookies

const at = `/sites/${site.id}`
const pages: readonly { name: string; path: string; act?: (tab: Page) => Promise<unknown> }[] = [
  { name: '02-sites', path: '/' },
  { name: '03-new-site', path: '/new-site?host=shop.example.org' },
  { name: '04-overview', path: at },
  { name: '05-conversations', path: `${at}/conversations` },
  { name: '06-timeline', path: `${at}/conversations/${sessionIds.at(-1)}` },
  { name: '07-appearance', path: `${at}/appearance`, act: (tab) => tab.waitForTimeout(1_500) },
  {
    name: '08-appearance-talk',
    path: `${at}/appearance`,
    act: async (tab) => {
      await tab.getByText('Conversation', { exact: true }).click()
      await tab.getByText('Phone', { exact: true }).click()
      await tab.waitForTimeout(1_500)
    },
  },
  { name: '09-assistant', path: `${at}/assistant` },
  { name: '10-policy', path: `${at}/policy` },
  { name: '11-hosts', path: `${at}/hosts` },
  { name: '12-members', path: '/members' },
  {
    name: '13-audit',
    path: '/audit',
    act: (tab) => tab.getByRole('button', { name: 'Details' }).first().click(),
  },
  { name: '14-settings', path: '/settings' },
  { name: '15-not-found', path: '/nowhere' },
]

for (const { name: look, options } of looks) {
  const context = await stage.newContext({ ...options, reducedMotion: 'reduce' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  page.on('console', (line) => {
    if (line.type() === 'error') console.error(`${look}: ${line.text()}`)
  })
  for (const { name, path, act } of pages) {
    if (wanted.length > 0 && !wanted.some((part) => `${name}-${look}`.includes(part))) continue
    await page.goto(`${stage.base}/dashboard${path}`)
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    await act?.(page)
    await page.waitForTimeout(250)
    await page.screenshot({ path: `${folder}/${name}-${look}.png`, fullPage: true })
  }
  await context.close()
}
await stage.close()
