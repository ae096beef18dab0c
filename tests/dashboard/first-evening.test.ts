import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdminStage, type AdminStage } from './support/admin-stage.ts'
import { openShadowRoots } from './support/open-shadow-roots.ts'

const question = 'How long does delivery take?'
const greeting = 'Good evening. Ask me about our lamps.'

/** One installation, one owner, one site: each step stands on the one before. */
describe('an owner who starts from nothing', () => {
  let stage: AdminStage
  let admin: Page
  const faults: string[] = []

  beforeAll(async () => {
    stage = await openAdminStage()
    const context = await stage.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    await context.addInitScript(openShadowRoots)
    admin = await context.newPage()
    admin.on('console', (line) => {
      if (line.type() === 'error') faults.push(line.text())
    })
    admin.on('pageerror', (fault) => faults.push(fault.message))
  })
  afterAll(() => stage.close())

  const nav = (name: string) => admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const title = (name: string) => admin.getByRole('heading', { level: 1, name })

  it('takes the printed link and is signed in', async () => {
    await stage.takeLink(admin, stage.signInLink, 'owner@example.org')
    expect(await admin.title()).toBe('Sites · Pagehand')
  })

  it('keeps no token where scripts of another page load could find it', async () => {
    const kept = await admin.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/eyJ[\w-]+\.|id_token|refresh_token|access_token/)
  })

  it('is still signed in after a page load', async () => {
    await admin.reload()
    await title('Sites').waitFor()
  })

  it('registers the site the refusal named, and sees the widget call in', async () => {
    const refusal = await fetch(`${stage.base}/api/session/init`, {
      method: 'POST',
      headers: { origin: stage.origin, 'content-type': 'application/json' },
      body: '{}',
    })
    const { signupUrl } = (await refusal.json()) as { signupUrl: string }
    await admin.goto(signupUrl)
    await title('New site').waitFor()
    expect(await admin.getByLabel('Host').inputValue()).toBe(stage.host)
    await admin.getByLabel('Name').fill('Lumen lamps')
    await admin.getByRole('button', { name: 'Create site' }).click()
    expect(await admin.getByLabel('The line to paste').textContent()).toContain(`${stage.base}/widget.js`)
    await admin.getByText('Waiting for the widget').waitFor()
    await visit()
    await admin.getByText('It works').waitFor()
    await admin.getByRole('link', { name: 'Change its look' }).click()
  })

  it('changes colour and greeting beside the real widget, and the focus stays', async () => {
    await title('Appearance').waitFor()
    const preview = admin.frameLocator('iframe[title="Preview of the widget"]')
    await preview.locator('pagehand-widget').waitFor({ state: 'attached' })
    await admin.getByRole('textbox', { name: 'Colour' }).fill('#fde68a')
    await admin.getByText('Hard to see on a white page').waitFor()
    await admin.getByRole('textbox', { name: 'Colour' }).fill('#0f766e')
    const field = admin.getByRole('textbox', { name: 'Greeting', exact: true })
    await field.fill('Good evening.')
    await preview.getByText('Good evening.').waitFor()
    // Without another click: the widget that was just put on the page has not taken the focus.
    await admin.keyboard.type(' Ask me about our lamps.')
    expect(await field.inputValue()).toBe(greeting)
    await preview.getByText(greeting).waitFor()
    await admin.getByText('Unsaved', { exact: true }).waitFor()
  })

  it('is asked before unsaved changes are left behind', async () => {
    await nav('Policy').click()
    await admin
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    await title('Appearance').waitFor()
  })

  it('saves a draft nobody sees', async () => {
    await admin.getByRole('button', { name: 'Save draft' }).click()
    await admin.getByText('Draft, not published').waitFor()
    expect(await greetingOnSite()).not.toBe(greeting)
  })

  it('tries the draft on the site, in one tab and once', async () => {
    await admin.getByRole('button', { name: 'Try', exact: true }).click()
    expect(await admin.getByLabel('Page', { exact: true }).inputValue()).toBe(`${stage.origin}/`)
    const [tab] = await Promise.all([
      admin.context().waitForEvent('page'),
      admin.getByRole('link', { name: 'Open the page' }).click(),
    ])
    await tab.waitForFunction(() => 'Pagehand' in window && !location.hash)
    await tab.evaluate(() => (window as { Pagehand?: { open(): void } }).Pagehand?.open())
    await tab.getByText(greeting).waitFor()
    await tab.getByText('Test of your draft.').waitFor()
    await tab.reload()
    await tab.getByText('Test of your draft.').waitFor()
    // Another conversation is a trial too.
    const trial = () =>
      tab.evaluate(() => (JSON.parse(sessionStorage.getItem('pagehand') ?? '{}') as { trial?: string }).trial)
    const first = await trial()
    await tab.locator('.composer textarea').fill('Hello')
    await tab.locator('.composer textarea').press('Enter')
    await tab.locator('.said[data-by=assistant]:not([data-streaming])').first().waitFor()
    await tab.getByRole('button', { name: 'More' }).click()
    await tab.getByRole('menuitem', { name: 'New conversation' }).click()
    await expect.poll(async () => [undefined, first].includes(await trial())).toBe(false)
    await tab.getByText('Test of your draft.').waitFor()
    await tab.close()
  })

  it('publishes it', async () => {
    await admin.getByRole('button', { name: 'Publish', exact: true }).click()
    await admin.getByText('Published · version 2').waitFor()
  })

  it('goes back a version, above the drawer, and the form follows', async () => {
    await admin.getByRole('button', { name: 'Versions' }).click()
    const drawer = admin.getByRole('dialog', { name: 'Versions' })
    await drawer.getByRole('button', { name: 'Go back' }).click()
    await admin
      .getByRole('dialog', { name: 'Go back to version 1?' })
      .getByRole('button', { name: 'Go back' })
      .click()
    await admin.getByText('Published · version 3').waitFor()
    const field = admin.getByRole('textbox', { name: 'Greeting', exact: true })
    await expect.poll(() => field.inputValue()).not.toBe(greeting)
    expect(await admin.getByText('Unsaved', { exact: true }).count()).toBe(0)
    await drawer.waitFor({ state: 'hidden' })
    await field.fill(greeting)
    await admin.getByRole('button', { name: 'Publish', exact: true }).click()
    await admin.getByText('Published · version 4').waitFor()
  })

  it('sees it on the site at the next load, and a visitor asks', async () => {
    const tab = await visit()
    await tab.evaluate(() => (window as { Pagehand?: { open(): void } }).Pagehand?.open())
    await tab.getByText(greeting).waitFor()
    await tab.locator('.composer textarea').fill(question)
    await tab.keyboard.press('Enter')
    // The page says it too; only the widget's words are the reply.
    await tab.locator('pagehand-widget').getByText('three days').first().waitFor()
    await tab.context().close()
  })

  it('finds the conversation with its timeline', async () => {
    await nav('Conversations').click()
    await admin.getByRole('link', { name: question }).click()
    const timeline = admin.getByRole('list', { name: 'Timeline' })
    await timeline.getByText(question).waitFor()
    await timeline.getByText('three days').waitFor()
  })

  it('exports it', async () => {
    await admin.getByRole('button', { name: 'Export' }).last().click()
    const download = admin.waitForEvent('download')
    await admin.getByRole('menuitem', { name: 'JSON' }).click()
    const file = await (await download).path()
    expect(await readFile(file, 'utf8')).toContain(question)
  })

  it('erases it, and it is gone', async () => {
    await admin.getByRole('button', { name: 'Erase this conversation' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
    await admin.getByText('No conversations yet').waitFor()
  })

  it('answers what a visitor asked in vain, and the visitor hears it', async () => {
    const asked = 'Do you repair umbrellas?'
    const answer = 'Yes, umbrellas are repaired every Friday.'
    const tab = await visit()
    const said = tab.locator('.said[data-by=assistant]:not([data-streaming])')
    const ask = async () => {
      await tab.locator('.composer textarea').fill(asked)
      await tab.keyboard.press('Enter')
    }
    await tab.evaluate(() => (window as { Pagehand?: { open(): void } }).Pagehand?.open())
    await tab.getByText(greeting).waitFor()
    const before = await said.count()
    await ask()
    await expect.poll(() => said.count(), { timeout: 30_000 }).toBeGreaterThan(before)
    expect(await said.last().textContent()).not.toContain('Friday')
    await nav('Knowledge').click()
    await title('Knowledge').waitFor()
    await admin.getByText(asked).waitFor()
    await admin.getByRole('button', { name: `Add an answer: ${asked}` }).click()
    await admin.getByRole('textbox', { name: 'Answer', exact: true }).fill(answer)
    await admin.getByRole('button', { name: 'Add this answer' }).click()
    await admin.getByText('It counts from the next message on.').waitFor()
    await admin.getByText('is still not answered').waitFor()
    await ask()
    await said.getByText(answer).waitFor()
    await tab.context().close()
  })

  it('is shown what comes nearest to a question, and makes it the answer', async () => {
    const asked = 'Where may I park my bicycle?'
    const known = 'Whoever comes by bicycle finds a stand in the yard behind the shop.'
    const tab = await visit()
    const said = tab.locator('.said[data-by=assistant]:not([data-streaming])')
    await tab.evaluate(() => (window as { Pagehand?: { open(): void } }).Pagehand?.open())
    await tab.getByText(greeting).waitFor()
    const before = await said.count()
    await tab.locator('.composer textarea').fill(asked)
    await tab.keyboard.press('Enter')
    await expect.poll(() => said.count(), { timeout: 30_000 }).toBeGreaterThan(before)
    // Learned only now, so that it was asked in vain.
    await admin.reload()
    await title('Knowledge').waitFor()
    await admin.getByText('Text', { exact: true }).click()
    const open = admin.getByRole('button', { name: 'Not ours to answer' })
    await open.first().waitFor()
    // What was answered meanwhile stays off the list, though its conversation went on.
    expect(await open.count()).toBe(1)
    await admin.getByRole('textbox', { name: 'Text', exact: true }).fill(known)
    await admin.getByRole('button', { name: 'Learn this text' }).click()
    await admin.getByText('It is learned.').waitFor()
    const gap = admin.getByRole('listitem').filter({ hasText: asked }).filter({ has: open })
    await gap.getByRole('button', { name: 'What comes nearest?' }).click()
    const nearest = gap.getByRole('status').filter({ hasText: 'Comes nearest' })
    await nearest.getByText(known).waitFor()
    await nearest.getByText(/^Comes nearest, \d+ % sure$/).waitFor()
    await nearest.getByRole('button', { name: 'Use it as the answer' }).click()
    expect(await admin.getByRole('textbox', { name: 'Answer', exact: true }).inputValue()).toBe(known)
    await admin.getByRole('button', { name: 'Add this answer' }).click()
    await gap.waitFor({ state: 'hidden' })
    await tab.locator('.composer textarea').fill(asked)
    await tab.keyboard.press('Enter')
    await said.getByText(known).waitFor()
    await tab.context().close()
  })

  it('reads in the audit log what was done', async () => {
    await nav('Audit').click()
    for (const line of ['erased a conversation', 'published', 'saved a draft', 'added the site'])
      await admin.getByText(line).first().waitFor()
  })

  it('signs out, and the next page asks again', async () => {
    await admin.getByRole('button', { name: /^Account/ }).click()
    await admin.getByRole('menuitem', { name: 'Sign out' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await admin.goto(`${stage.base}/dashboard/members`)
    await admin.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })

  it('met no error and no violation of the content policy on the way', () => {
    expect(faults).toEqual([])
  })

  async function visit(): Promise<Page> {
    const context = await stage.newContext({ reducedMotion: 'reduce' })
    const tab = await context.newPage()
    await tab.addInitScript(openShadowRoots)
    await tab.goto(stage.origin)
    await tab.locator('pagehand-widget').waitFor({ state: 'attached' })
    return tab
  }

  async function greetingOnSite(): Promise<string> {
    const answer = await fetch(`${stage.base}/api/session/init`, {
      method: 'POST',
      headers: { origin: stage.origin, 'content-type': 'application/json' },
      body: '{}',
    })
    return ((await answer.json()) as { siteConfig: { greeting: string } }).siteConfig.greeting
  }
})
