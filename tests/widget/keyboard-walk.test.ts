import { afterAll, beforeAll, expect, it } from 'vitest'
import { focused, tabTo } from './support/keyboard.ts'
import { openTaskStage, type TaskStage } from './support/task-stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: TaskStage
beforeAll(async () => {
  stage = await openTaskStage()
})
afterAll(() => stage.close())

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
  // The button is gone with the answer, and the visitor is where they write.
  await expect.poll(() => focused(tab)).toBe('Ask a question')
  await visitor.hears('Then not.')

  await tabTo(tab, /^Undo/, 'Shift+Tab')
  await tab.keyboard.press('Enter')
  await visitor.sees('The fields are as they were.')
  expect(await tab.locator('input[name=name]').inputValue()).toBe('')
  expect(await tab.locator('[role=status]').last().textContent()).toBe('The fields are as they were.')
})
