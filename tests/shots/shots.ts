import type { Page } from 'playwright-core'
import { siteChoices, type SiteConfig } from '#protocol'
import { sampleBlocks } from '../widget/support/sample-blocks.ts'
import type { Shot } from './shot.ts'
import { defaultSiteConfig } from '#protocol'

const { launcher } = defaultSiteConfig()
const chips = [
  { text: 'When will it arrive?', payload: 'How long does delivery take?' },
  { text: 'Which bulb fits?', payload: 'Which bulb fits?' },
  { text: 'Talk to a person', payload: 'Talk to a person' },
]
const home: Partial<SiteConfig> = {
  quickChips: chips.slice(0, 2),
  questions: ['How long does delivery take?', 'Can I return a lamp?', 'Do you repair lamps?'],
  logoUrl: '/lamp.svg',
  contact: {
    email: 'hello@lumen.example',
    phone: '+31 20 794 6001',
    hours: 'Mon to Fri, 9 to 17',
    leaveMessage: true,
  },
}
const question = 'Which lamp is best for reading?'
const phone = { phone: true, width: 390, height: 780 } as const
const nudge = (change: Partial<SiteConfig['nudge']>): Partial<SiteConfig> => ({
  nudge: {
    enabled: true,
    message: 'Not sure which lamp fits your room? I can help you choose.',
    delay: 0,
    ...change,
  },
})

const launchers: Shot[] = [
  ...siteChoices.launcherShape.map((shape): Shot => ({
    name: `launcher-${shape}`,
    closed: true,
    config: {
      launcher: { ...launcher, shape, label: shape === 'pill' || shape === 'tab' ? 'Ask Lumen' : undefined },
    },
  })),
  ...siteChoices.launcherIcon.map((icon): Shot => ({
    name: `launcher-icon-${icon}`,
    closed: true,
    config: { launcher: { ...launcher, icon, iconUrl: '/lamp.svg' } },
  })),
  ...siteChoices.launcherSize.map((size): Shot => ({
    name: `launcher-size-${size}`,
    closed: true,
    config: { launcher: { ...launcher, size, glow: size === 'lg' }, primaryColor: '#f2c14e' },
  })),
  ...siteChoices.position.map((position): Shot => ({ name: `position-${position}`, config: { position } })),
]

const nudges: Shot[] = siteChoices.nudgeStyle.map((style) => ({
  name: `nudge-${style}`,
  closed: true,
  config: nudge({ style }),
  act: (tab) => tab.waitForSelector('.nudge').then(() => undefined),
}))

const layouts: Shot[] = siteChoices.layout.map((layout) => ({
  name: `layout-${layout}`,
  config: { layout, quickChips: chips },
  path: layout === 'inline' ? '/inline' : '/',
  say: question,
}))

const states: Shot[] = [
  {
    name: 'first-open',
    config: { quickChips: chips, disclaimer: 'Answers can be wrong. Please check what matters.' },
  },
  { name: 'home', config: home, path: '/contact' },
  { name: 'home-dark', config: home, path: '/contact', dark: true },
  { name: 'home-de', config: { ...home, locale: 'de', quickChips: [] }, path: '/contact' },
  { name: 'home-ar', config: { ...home, locale: 'ar', quickChips: [] }, path: '/contact' },
  {
    name: 'contact',
    config: home,
    act: async (tab) => {
      await tab.getByRole('button', { name: 'Talk to a person', exact: true }).last().click()
      await tab.locator('.form [type=submit]').waitFor()
    },
  },
  { name: 'forced-colours', config: home, forced: true, say: question },
  {
    name: 'feedback',
    say: question,
    act: complain,
  },
  { name: 'typing', say: 'Take your time' },
  { name: 'streaming', say: 'Tell me slowly', act: (tab) => tab.waitForTimeout(2_500) },
  { name: 'answer', say: question },
  { name: 'answer-dark', say: question, dark: true },
  { name: 'failed-answer', say: 'Break it' },
  {
    name: 'acting',
    path: '/contact',
    say: 'Write to them',
    act: (tab) => tab.waitForSelector('text=Step 3 of 3').then(() => undefined),
  },
  {
    name: 'acting-dark',
    path: '/contact',
    dark: true,
    say: 'Write to them',
    act: (tab) => tab.waitForSelector('text=Step 3 of 3').then(() => undefined),
  },
  {
    name: 'receipt',
    path: '/contact',
    say: 'Write quickly',
    act: (tab) => tab.waitForSelector('text=Undo').then(() => undefined),
  },
  {
    name: 'failed-plan',
    path: '/contact',
    say: 'Click what is not there',
    act: (tab) => tab.waitForSelector('.plan[data-state=failed]').then(() => undefined),
  },
  { name: 'confirmation', path: '/contact', say: 'Send it' },
  { name: 'confirmation-danger', say: 'Delete my account' },
  { name: 'confirmation-dark', say: 'Delete my account', dark: true },
  { name: 'consent', config: { consent: { required: true, url: '/privacy' } } },
  { name: 'menu', say: question, act: (tab) => tab.click('.menu .bare') },
  { name: 'menu-sent', say: question, act: (tab) => openFromMenu(tab, 1) },
  { name: 'menu-delete', say: question, act: (tab) => openFromMenu(tab, 3) },
  { name: 'counter', act: (tab) => tab.fill('.composer textarea', 'a'.repeat(5_012)) },
  { name: 'offline', say: question, act: (tab) => tab.context().setOffline(true) },
  {
    name: 'reconnecting',
    say: question,
    async act(tab, { line }) {
      line.cut()
      await tab.getByText('Reconnecting…').waitFor()
    },
  },
  {
    name: 'another-tab',
    say: question,
    async act(tab) {
      const other = await tab.context().newPage()
      await other.goto(tab.url())
      await other.evaluate(() => window.Pagehand?.open())
      await tab.bringToFront()
      await tab.getByText('This chat is open in another tab.').waitFor()
    },
  },
  {
    name: 'right-to-left',
    config: { locale: 'ar', greeting: 'مرحباً. يمكنني الإجابة عن أسئلتك والعمل على الصفحة نيابة عنك.' },
    say: 'كم يستغرق التوصيل؟',
  },
  { name: 'language-de', config: { locale: 'de' }, act: (tab) => tab.click('.menu .bare') },
  { name: 'colour-yellow', config: { primaryColor: '#ffd400', quickChips: chips }, say: question },
  { name: 'colour-black', config: { primaryColor: '#000000', quickChips: chips }, dark: true, say: question },
  {
    name: 'large-type',
    config: {
      typography: {
        headingFont: 'Georgia, serif',
        bodyFont: 'Georgia, serif',
        buttonRadius: '0',
        fontSize: 'lg',
      },
    },
    say: question,
  },
]

/** Every block under another, in one tall picture. */
const allBlocks = (name: string, change: Partial<Shot>): Shot => ({
  name: `blocks-${name}`,
  height: 5_200,
  path: '/full',
  ...change,
  async act(tab) {
    for (const { block_type: type } of sampleBlocks) {
      await tab.fill('.composer textarea', `Show ${type}`)
      await tab.keyboard.press('Enter')
      await tab.locator(`.block[data-type=${type}] > *`).last().waitFor()
    }
  },
})

const ways: Record<string, Partial<Shot>> = {
  dark: { dark: true },
  narrow: { phone: true, width: 360, height: 640 },
  landscape: { phone: true, width: 780, height: 360 },
  ar: { config: { locale: 'ar' } },
  de: { config: { locale: 'de' } },
  zoomed: { width: 500, height: 380 },
  forced: { forced: true },
}

/** The states that carry most, in each way of looking at them. */
const everyWay: Shot[] = Object.entries(ways).flatMap(([way, look]): Shot[] => {
  const config = { ...home, ...look.config }
  return [
    { name: `home-earlier-${way}`, ...look, config, path: '/contact', say: question, act: newConversation },
    { name: `contact-${way}`, ...look, config, act: openContact },
    { name: `feedback-${way}`, ...look, config, say: question, act: complain },
    { name: `confirmation-${way}`, ...look, config, path: '/contact', say: 'Send it' },
    {
      name: `done-${way}`,
      ...look,
      config,
      path: '/contact',
      say: 'Write quickly',
      act: (tab) => tab.waitForSelector('.outcome, .plan[data-state=done]').then(() => undefined),
    },
    { name: `answer-${way}`, ...look, config, say: question },
    { name: `products-${way}`, ...look, config, say: 'Show product_list' },
    { name: `menu-${way}`, ...look, config, say: question, act: (tab) => tab.click('.menu .bare') },
  ]
})

const phones: Shot[] = [
  {
    name: 'phone-closed',
    ...phone,
    closed: true,
    config: nudge({}),
    act: (tab) => tab.waitForSelector('.nudge').then(() => undefined),
  },
  { name: 'phone-first-open', ...phone, config: { quickChips: chips } },
  { name: 'phone-answer', ...phone, say: question },
  {
    name: 'phone-acting',
    ...phone,
    path: '/contact',
    say: 'Write to them',
    act: (tab) => tab.waitForSelector('text=Step 3 of 3').then(() => undefined),
  },
  { name: 'phone-confirmation-dark', ...phone, dark: true, say: 'Send it' },
  {
    name: 'phone-done',
    ...phone,
    path: '/contact',
    say: 'Write quickly',
    act: (tab) => tab.waitForSelector('.outcome').then(() => undefined),
  },
  {
    name: 'narrow-done-ar',
    phone: true,
    width: 360,
    height: 640,
    config: { locale: 'ar' },
    path: '/contact',
    say: 'Write quickly',
    act: (tab) => tab.waitForSelector('.outcome').then(() => undefined),
  },
  { name: 'landscape-answer', phone: true, width: 780, height: 360, say: question },
  {
    name: 'landscape-acting',
    phone: true,
    width: 780,
    height: 360,
    path: '/contact',
    say: 'Write to them',
    act: (tab) => tab.waitForSelector('text=Step 3 of 3').then(() => undefined),
  },
  { name: 'zoomed-answer', width: 500, height: 380, say: question },
  { name: 'tablet-answer', width: 768, height: 1024, say: question },
  { name: 'narrow-answer', phone: true, width: 360, height: 640, say: question },
]

const blocks: Shot[] = sampleBlocks.map(({ block_type: type }, index) => ({
  name: `block-${type}`,
  say: `Show ${type}`,
  dark: index % 3 === 2,
}))

const together: Shot[] = [
  allBlocks('light', {}),
  allBlocks('dark', { dark: true }),
  allBlocks('narrow', { phone: true, width: 360, height: 7_000 }),
  allBlocks('ar', { config: { locale: 'ar' } }),
  allBlocks('zoomed', { width: 500, height: 6_500 }),
  allBlocks('forced', { forced: true }),
]

export const shots: readonly Shot[] = [
  ...states,
  ...layouts,
  ...phones,
  ...everyWay,
  ...together,
  ...blocks,
  ...nudges,
  ...launchers,
]

async function newConversation(tab: Page): Promise<void> {
  await tab.click('.menu .bare')
  await tab.locator('[role=menuitem]').first().click()
  await tab.locator('.rows li').first().waitFor()
}

async function openContact(tab: Page): Promise<void> {
  await tab.locator('.rows > button').last().click()
  await tab.locator('.form [type=submit]').click()
  await tab.locator('[data-error]').first().waitFor()
}

async function complain(tab: Page): Promise<void> {
  await tab.locator('.tools button[aria-pressed]').last().click()
  await tab.locator('.feedback').waitFor()
}

async function openFromMenu(tab: Page, index: number): Promise<void> {
  await tab.click('.menu .bare')
  await tab.locator('[role=menuitem]').nth(index).click()
}
