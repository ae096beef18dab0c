import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTaskStage, type TaskStage } from './support/task-stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: TaskStage
beforeAll(async () => {
  stage = await openTaskStage()
})
afterAll(() => stage.close())

/** What has the focus, in the words of whoever hears it. */
function focused(tab: Page): Promise<string> {
  return tab.evaluate(() => {
    let at = document.activeElement
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
    const label = at?.closest('label')?.querySelector('span')?.textContent
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim()
  })
}

/** Goes on with Tab until something of this name has the focus. */
async function tabTo(tab: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const heard: string[] = []
  for (let press = 0; press < 40; press++) {
    const now = await focused(tab)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    heard.push(now)
    await tab.keyboard.press(key)
  }
  throw new Error(`Tab never came to ${String(name)}: ${heard.join(' | ')}`)
}

it('asks, acts, confirms and undoes, by keyboard alone', async () => {
  const visitor = visitorOf(
    await stage.visit('/contact', {
      browser: { viewport: { width: 1400, height: 800 }, reducedMotion: 'reduce' },
    }),
  )
  const { tab } = visitor
  const tree = () => tab.locator('.panel').ariaSnapshot()
  await tab.locator('.launcher').waitFor()
  await tabTo(tab, /assistant/)
  await tab.keyboard.press('Enter')
  await expect.poll(() => focused(tab)).toBe('Ask a question')
  expect(await tree()).toContain('textbox "Ask a question"')
  expect(await tree()).toContain('log')

  await tab.keyboard.type('Fill it in')
  await tab.keyboard.press('Enter')
  // The question has the focus, its answers are the next stops.
  await expect.poll(() => focused(tab)).toContain('Send the form as Ada Lovelace?')
  expect(await tree()).toMatch(/group "Send the form as Ada Lovelace\?[^]*button "Send it"[^]*button "No"/)
  await tab.keyboard.press('Tab')
  expect(await focused(tab)).toBe('Send it')
  await tab.keyboard.press('Tab')
  expect(await focused(tab)).toBe('No')
  await tab.keyboard.press('Enter')
  await visitor.hears('Then not.')

  await tabTo(tab, /^Undo/, 'Shift+Tab')
  await tab.keyboard.press('Enter')
  await visitor.sees('The fields are as they were.')
  expect(await tab.locator('input[name=name]').inputValue()).toBe('')
  expect(await tab.locator('[role=status]').last().textContent()).toBe('The fields are as they were.')
})
