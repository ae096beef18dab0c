import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shotAssistant } from '../shots/answers.ts'
import { sampleBlocks } from './support/sample-blocks.ts'
import { shopPages } from './support/shop-pages.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let stage: Stage

beforeAll(async () => {
  stage = await openStage({
    assistant: shotAssistant,
    pages: {
      ...shopPages(),
      '/full': String(
        shopPages('<script src="{base}/widget.js" async data-layout="fullscreen"></script>')['/help'],
      ),
      '/consent': String(
        shopPages('<script src="{base}/widget.js" async data-consent="required"></script>')['/help'],
      ),
    },
    config: {
      quickChips: [{ text: 'Delivery', payload: 'How long does delivery take?' }],
      disclaimer: 'Answers can be wrong.',
      poweredBy: true,
      questions: ['Can I return a lamp?'],
      contact: { email: 'shop@lumen.example', hours: 'Mon to Fri', leaveMessage: true },
    },
  })
})
afterAll(() => stage.close())

const wholeRules = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { region: { enabled: false } },
}
/** Of all rules the only one that a scheme's colours can break. */
const contrastRule = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What axe finds wrong in the widget, in the words of its rules: in the light, and by its colours in the dark. */
async function faults(tab: Page): Promise<string[]> {
  await tab.evaluate(axe)
  const light = await violations(tab, wholeRules)
  await inScheme(tab, 'dark')
  const dark = await violations(tab, contrastRule)
  await inScheme(tab, 'light')
  return [...light, ...dark.map((fault) => `dark ${fault}`)]
}

async function violations(tab: Page, options: object): Promise<string[]> {
  const { found, decided } = await tab.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(root: object, options: object): Promise<AxeResults> } }
    const { violations, passes } = await axe.run({ include: [['pagehand-widget']] }, options)
    return { found: violations, decided: [...violations, ...passes].map(({ id }) => id) }
  }, options)
  expect(decided).toContain('color-contrast')
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

async function inScheme(tab: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await tab.evaluate((theme) => window.Pagehand?.setTheme(theme), colorScheme)
}

/** What the server tells a member who tries the draft. */
const asTrial = (tab: Page) =>
  tab.route('**/api/session/init', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), trial: true } })
  })

/** Of the colours axe judges only what lies in the body. The widget lies beside it, and goes back there unless held. */
function holdInBody(host: HTMLElement): void {
  Object.defineProperty(host, 'parentNode', { value: document.documentElement })
  document.body.append(host)
  host.showPopover()
}

async function openAt(path: string, width = 1000, height = 760, prepare?: (tab: Page) => Promise<unknown>) {
  const visitor = visitorOf(
    await stage.visit(path, {
      browser: { viewport: { width, height }, reducedMotion: 'reduce' },
      ...(prepare && { prepare }),
    }),
  )
  await visitor.tab.locator('.launcher').waitFor({ state: 'attached' })
  await visitor.tab.locator('pagehand-widget').evaluate(holdInBody)
  await inScheme(visitor.tab, 'light')
  await visitor.tab.evaluate(() => window.Pagehand?.open())
  await visitor.tab.locator('.panel:not([hidden])').waitFor()
  return visitor
}

describe('axe finds nothing wrong, light and dark,', () => {
  it('in the chat: first open, answer, menu, what was sent, deletion', async () => {
    const { tab, say, hears } = await openAt('/')
    expect(await faults(tab)).toEqual([])
    await say('Which lamp is best for reading?')
    await hears('Donaudampf')
    expect(await faults(tab)).toEqual([])
    for (const entry of ['What was sent', 'Delete chat']) {
      await tab.locator('.menu .bare').click()
      expect(await faults(tab)).toEqual([])
      await tab.getByRole('menuitem', { name: entry }).click()
      expect(await faults(tab)).toEqual([])
      // The page itself, line by line.
      if (entry === 'What was sent') expect(await tab.locator('.lines li').count()).toBeGreaterThan(5)
      await tab.getByRole('button', { name: 'Back', exact: true }).click()
    }
  })

  it('while acting, asking, failing and done', async () => {
    const { tab, say, sees } = await openAt('/contact')
    await say('Write to them')
    await sees('Step 3 of 3')
    expect(await faults(tab)).toEqual([])
    await tab.locator('.stopbar button').click()
    await sees('Stopped.')
    for (const [message, sign] of [
      ['Click what is not there', '1 of 3 steps done'],
      ['Delete my account', 'This cannot be undone.'],
      ['Break it', 'order service'],
    ] as const) {
      await say(message)
      await sees(sign)
      expect(await faults(tab), message).toEqual([])
    }
  })

  it('at home with earlier conversations, at the contact with its faults, in the feedback', async () => {
    const { tab, say, hears, sees } = await openAt('/')
    await say('Which lamp is best for reading?')
    await hears('Donaudampf')
    await tab.getByRole('button', { name: 'Not helpful' }).click()
    await tab.getByRole('button', { name: 'Not correct' }).waitFor()
    expect(await faults(tab), 'feedback').toEqual([])
    await tab.getByRole('button', { name: 'Not correct' }).click()
    await tab.locator('.feedback').getByRole('button', { name: 'Send' }).click()
    await sees('Thank you for the feedback')
    expect(await faults(tab), 'thanks').toEqual([])
    // Left open, it folds with the next question.
    await tab.getByRole('button', { name: 'Not helpful' }).click()
    await tab.locator('.feedback textarea').fill('It was not')
    await say('And for writing?')
    await tab.locator('.feedback').waitFor({ state: 'detached' })
    await tab.locator('.menu .bare').click()
    await tab.getByRole('menuitem', { name: 'New conversation' }).click()
    await tab.getByRole('button', { name: /^Which lamp is best/ }).waitFor()
    expect(await faults(tab), 'home').toEqual([])
    await tab.getByRole('button', { name: 'Talk to a person' }).click()
    await tab.getByRole('button', { name: 'Send', exact: true }).click()
    await sees('Please enter an e-mail address.')
    expect(await faults(tab), 'contact').toEqual([])
    await tab.getByLabel('E-mail').fill('ada@example.org')
    await tab.getByLabel('Message').fill('Do you repair lamps?')
    // Without a network it waits, says so, and goes by itself.
    await tab.context().setOffline(true)
    await tab.getByRole('button', { name: 'Send', exact: true }).click()
    await tab.getByRole('button', { name: 'Waiting to send' }).waitFor()
    await sees('You are offline. I will continue when you are back.')
    await tab.context().setOffline(false)
    await sees('Your message is with us')
    expect(await faults(tab), 'left').toEqual([])
  })

  it('where consent is asked for, offline, in a trial and in the small bar', async () => {
    const asked = await openAt('/consent')
    await asked.sees('Before we start')
    expect(await faults(asked.tab), 'consent').toEqual([])

    const { tab, sees, say } = await openAt('/', 390)
    await say('Hello')
    await sees('You said: Hello')
    await tab.context().setOffline(true)
    await sees('You are offline.')
    expect(await faults(tab), 'offline').toEqual([])

    const trial = await openAt('/', 1000, 760, asTrial)
    await trial.sees('Test of your draft.')
    expect(await faults(trial.tab), 'trial').toEqual([])
    await trial.tab.getByText('Test of your draft.').click()
    await trial.sees('Say something')
    expect(await faults(trial.tab), 'trial, open').toEqual([])

    const phone = await openAt('/contact', 390)
    await phone.say('Write to them')
    await phone.tab.locator('.panel[data-aside] .stopbar').waitFor()
    expect(await faults(phone.tab), 'small, acting').toEqual([])
    await phone.tab.locator('.stopbar button').click()
    await phone.tab.locator('.panel[data-aside] .outcome').waitFor()
    expect(await faults(phone.tab), 'small, over').toEqual([])
    await phone.tab.getByRole('button', { name: 'Open chat' }).click()
    await phone.say('Click what is not there')
    await phone.tab.locator('.outcome[data-state=failed]').waitFor()
    expect(await faults(phone.tab), 'small, failed').toEqual([])
  })

  it('in every block, all in sight', async () => {
    const { tab, say } = await openAt('/full', 1000, 6_500)
    for (const { block_type: type } of sampleBlocks) {
      await say(`Show ${type}`)
      await tab.locator(`.block[data-type=${type}] > *`).last().waitFor()
    }
    expect(await faults(tab)).toEqual([])
  })
})

it('finds nothing wrong on a phone, and every target is large enough', async () => {
  const { tab, say, hears } = await openAt('/', 390)
  await say('Which lamp is best for reading?')
  await hears('Donaudampf')
  expect(await faults(tab)).toEqual([])
  const small = await tab.locator('.panel button').evaluateAll((buttons) =>
    buttons
      .map((button) => ({
        name: button.getAttribute('aria-label') ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  )
  expect(small).toEqual([])
})

it('sees a fault when there is one', async () => {
  const { tab } = await openAt('/')
  await tab.evaluate(() => {
    const panel = document
      .querySelector('pagehand-widget')
      ?.shadowRoot?.querySelector('.panel') as HTMLElement
    panel.querySelector('[aria-label=Close]')?.removeAttribute('aria-label')
    panel
      .querySelector('.composer')
      ?.insertAdjacentHTML('beforebegin', '<p style="color:#333">By daylight</p>')
  })
  const found = (await faults(tab)).join('\n')
  expect(found).toMatch(/^button-name/m)
  expect(found).toMatch(/^dark color-contrast.*By daylight/m)
  expect(found).not.toMatch(/^color-contrast/m)
})

it('is a dialog that leaves the page in reach, and a modal one where it covers the page', async () => {
  const floating = await openAt('/')
  expect(await floating.tab.locator('.panel').getAttribute('role')).toBe('dialog')
  expect(await floating.tab.locator('.panel').getAttribute('aria-modal')).toBeNull()
  const full = await openAt('/full')
  expect(await full.tab.locator('.panel').getAttribute('aria-modal')).toBe('true')
  for (let press = 0; press < 12; press++) await full.tab.keyboard.press('Tab')
  expect(await full.tab.evaluate(() => document.activeElement?.tagName)).toBe('PAGEHAND-WIDGET')
})
