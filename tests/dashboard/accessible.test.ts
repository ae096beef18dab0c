import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { adminCallOf, fillAdmin } from './support/fill-admin.ts'

/** Each page by its heading; `:site` and `:session` are filled in. */
const pages = {
  Sites: '/',
  'New site': '/new-site',
  Overview: '/sites/:site',
  Conversations: '/sites/:site/conversations/:session',
  'Find a person': '/sites/:site/person?who=ada%40example.org',
  Contacts: '/sites/:site/contacts',
  Appearance: '/sites/:site/appearance',
  Assistant: '/sites/:site/assistant',
  Knowledge: '/sites/:site/knowledge',
  Policy: '/sites/:site/policy',
  Hosts: '/sites/:site/hosts',
  Members: '/members',
  Audit: '/audit',
  Settings: '/settings',
}

describe('the page', () => {
  let stage: AdminStage
  let tab: Page
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    stage = await openAdminStage()
    tab = await (await stage.newContext({ reducedMotion: 'reduce' })).newPage()
    const call = adminCallOf(tab, stage.base)
    await stage.takeLink(tab, stage.signInLink, 'owner@example.org')
    const { site, newestSession } = await fillAdmin(stage, call, { daysAgo: 0 })
    Object.assign(ids, { site: site.id, session: newestSession })
    await tab.reload()
    await tab.getByRole('heading', { level: 1, name: 'Sites' }).waitFor()
    await tab.evaluate(axe.source)
  })
  afterAll(() => stage.close())

  it.each(Object.entries(pages))(
    '%s names itself, fits small screens and has no fault axe can find',
    async (name, path) => {
      const address = `/dashboard${path.replace(/:(\w+)/g, (_, id: string) => ids[id] ?? '')}`
      await tab.setViewportSize({ width: 1280, height: 900 })
      await tab.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await tab.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await tab.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      expect(await tab.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await tab.title()).toMatch(new RegExp(`^${name} · .*Pagehand$`))
      const found: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.emulateMedia({ colorScheme })
        await settled(tab, colorScheme)
        await settled(tab, colorScheme)
        found.push(...(await faultsOf(tab, rules[colorScheme])).map((fault) => `${colorScheme} ${fault}`))
      }
      for (const width of [768, 360]) {
        await tab.setViewportSize({ width, height: 740 })
        await settled(tab, 'dark')
        const over = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) found.push(`${over} px too wide for ${width} px`)
      }
      expect(found).toEqual([])
    },
  )
})

/** The colours have changed and nothing fades any more. */
async function settled(tab: Page, colorScheme: string): Promise<void> {
  await tab.waitForFunction(
    (scheme) => document.documentElement.dataset.mantineColorScheme === scheme,
    colorScheme,
  )
  await tab.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  })
}

/** In the dark only the colours are others. */
const rules = { light: ['wcag2a', 'wcag2aa', 'wcag21aa'], dark: ['color-contrast'] }

/** The widget in the preview's frame is held to the same by its own test. */
async function faultsOf(tab: Page, runOnly: string[]): Promise<string[]> {
  return tab.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ exclude: ['iframe'] }, { runOnly })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) =>
          `${id}: ${html.slice(0, 160)} ${failureSummary.split('\n')[1] ?? ''}`,
      ),
    )
  }, runOnly)
}
