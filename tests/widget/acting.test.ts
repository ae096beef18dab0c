import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTaskStage, type TaskStage } from './support/task-stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: TaskStage
beforeAll(async () => {
  stage = await openTaskStage()
})
afterAll(() => stage.close())

describe('a task', () => {
  it('fills a form over two pages, asks, sends, and does each step once', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Write to them')
    await visitor.sees('Send the form as Ada Lovelace?')
    expect(await visitor.tab.inputValue('input[name=email]')).toBe('ada@example.org')
    await visitor.tab.getByRole('button', { name: 'Send it' }).click()
    await visitor.hears('Finished on /thanks.')
    expect(await visitor.events()).toEqual([
      'load /',
      'click Contact',
      'load /contact',
      'change name=Ada Lovelace',
      'change email=ada@example.org',
      'change message=Is it dimmable?',
      'click Send',
      'submit',
      'load /thanks',
    ])
  })

  it('is not confirmed by a click the page makes', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.say('Ask me')
    await visitor.sees('Send the form as Ada Lovelace?')
    await visitor.tab
      .getByRole('button', { name: 'Send it' })
      .evaluate((button: HTMLElement) => button.click())
    expect(await visitor.tab.locator('.confirm[data-answer]').count()).toBe(0)
    await visitor.tab.getByRole('button', { name: 'No', exact: true }).press('Enter')
    await visitor.hears('Then not.')
    expect(await visitor.events()).not.toContain('submit')
  })

  it('is confirmed by a yes that the visitor types, not by one the page sends', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.say('Fill it in')
    await visitor.sees('Send the form as Ada Lovelace?')
    await visitor.tab.evaluate(() => window.Pagehand?.send('yes'))
    await visitor.tab.locator('.confirm[data-answer=lapsed]').waitFor()
    await visitor.say('Fill it in')
    await visitor.tab.locator('.confirm:not([data-answer])').waitFor()
    await visitor.say('yes')
    await visitor.hears('Finished on /thanks.')
    expect((await visitor.events()).filter((event) => event === 'submit')).toEqual(['submit'])
  })

  it('keeps an open question over a page load', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.say('Ask me')
    await visitor.sees('Send the form as Ada Lovelace?')
    await visitor.tab.reload()
    await visitor.tab.getByRole('button', { name: 'No', exact: true }).click()
    await visitor.hears('Then not.')
  })

  it('shows a receipt and brings the fields back on undo', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.tab.fill('input[name=name]', 'Grace')
    await visitor.open()
    await visitor.say('Fill it in')
    await visitor.sees('Done in 3 steps')
    expect(await visitor.tab.inputValue('input[name=name]')).toBe('Ada Lovelace')
    await visitor.tab.getByRole('button', { name: 'Undo' }).click()
    await visitor.sees('The fields are as they were.')
    expect(await visitor.tab.inputValue('input[name=name]')).toBe('Grace')
    expect(await visitor.tab.inputValue('textarea[name=message]')).toBe('')
  })

  it('stops at once when the visitor says so, and reports it', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.say('Slowly')
    await visitor.sees('Step 2 of 3')
    await visitor.tab.locator('.stopbar button').click()
    await visitor.sees('Stopped. 1 of 3 steps were done.')
    expect(await visitor.tab.inputValue('textarea[name=message]')).toBe('')
  })

  it('goes on after every page load in mid-sequence, each step once', async () => {
    const visitor = visitorOf(await stage.visit())
    await visitor.open()
    await visitor.say('Walk')
    await visitor.hears('Finished on /.')
    expect(await visitor.events()).toEqual([
      'load /',
      'click Help',
      'load /help',
      'click Contact',
      'load /contact',
      'click Lamps',
      'load /',
    ])
    expect(stage.results.at(-1)).toMatchObject({ success: true, completedSteps: 3, totalSteps: 3 })
  })

  it('reports a reload in the middle of a step instead of repeating it', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.say('Slowly')
    await visitor.sees('Step 2 of 3')
    // Shown as under way is a moment before it is: a step that has not begun would begin after the reload.
    await visitor.tab.waitForFunction(() => {
      const plan = JSON.parse(sessionStorage.getItem('pagehand:plan') ?? '{}') as Record<string, unknown>
      return plan.next === 1 && plan.started === true
    })
    await visitor.tab.reload()
    await visitor.hears('Finished on /contact.')
    expect(stage.results.at(-1)).toMatchObject({
      success: false,
      completedSteps: 1,
      error: 'navigation_interrupted',
    })
    expect(await visitor.tab.inputValue('input[name=name]')).toBe('')
  })
})
