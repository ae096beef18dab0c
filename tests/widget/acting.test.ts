import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SequenceResult, StepResult } from '#protocol'
import { scripted, type Cue } from './support/actor-script.ts'
import { shopPages } from './support/shop-pages.ts'
import { openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: Stage
const results: SequenceResult[] = []

/** Pages that write down what is done to them, for as long as the browser lives. */
const watching = `<script>
const note = (event) => localStorage.setItem('events', JSON.stringify([...JSON.parse(localStorage.getItem('events') ?? '[]'), event]))
note('load ' + location.pathname)
addEventListener('click', (event) => event.target.closest?.('a,button') && note('click ' + event.target.textContent), true)
addEventListener('change', (event) => note('change ' + event.target.name + '=' + event.target.value), true)
addEventListener('submit', () => note('submit'), true)
</script>`

const step = (action: string, elementId: number, description: string, inputData?: string) => ({
  action,
  elementId,
  description,
  ...(inputData !== undefined && { inputData }),
})

/** A small task over two pages: open Contact, fill in the form there, ask, send. */
const task = {
  openContact: (cue: Cue) => cue.plan([step('click', cue.element('Contact'), 'Open Contact')]),
  fill: (cue: Cue) =>
    cue.plan([
      step('type', cue.element('Name'), 'Fill in the name', 'Ada Lovelace'),
      step('type', cue.element('E-mail'), 'Fill in the e-mail', 'ada@example.org'),
      step('type', cue.element('Message'), 'Write the message', 'Is it dimmable?'),
    ]),
  ask: (cue: Cue) =>
    cue.ask({ message: 'Send the form as Ada Lovelace?', confirm_label: 'Send it', cancel_label: 'No' }),
  send: (cue: Cue) => cue.plan([step('submit', cue.element('Send'), 'Send the form')]),
}

beforeAll(async () => {
  const shop = shopPages()
  const pages = Object.fromEntries(
    Object.entries(shop).map(([path, page]) => [
      path,
      String(page).replace('<header>', `${watching}<header>`),
    ]),
  )
  const assistant = scripted({
    message(text, cue) {
      if (text === 'Write to them') return task.openContact(cue)
      if (text === 'Fill it in') return task.fill(cue)
      if (text === 'Ask me') return task.ask(cue)
      if (text === 'Slowly')
        return cue.plan([
          step('type', cue.element('Name'), 'Fill in the name', 'Ada'),
          { action: 'wait', elementId: -1, description: 'Wait a little', waitDuration: 10_000 },
          step('type', cue.element('Message'), 'Write the message', 'Never written'),
        ])
      if (text === 'Walk')
        return cue.plan([
          step('click', cue.element('Help'), 'Open Help'),
          step('click', cue.element('Contact'), 'Open Contact'),
          step('click', cue.element('Lamps'), 'Open Lamps'),
        ])
      if (text === 'Use the tool')
        return cue.plan([
          {
            action: 'call_tool',
            elementId: -1,
            description: 'Look up',
            tool: 'stock',
            arguments: { lamp: 'Alba' },
          },
        ])
      return undefined
    },
    result(cue) {
      const input = cue.request.inputs.at(-1)
      if (input?.kind === 'result') results.push(input.result)
      const { url = '' } = cue.request.page ?? {}
      const filled = cue.request.page?.previouslyFilledFields?.length ?? 0
      if (url.endsWith('/contact') && filled === 0 && input?.kind === 'result' && input.result.success)
        return task.fill(cue)
      if (
        url.endsWith('/contact') &&
        filled > 0 &&
        results.at(-1)?.totalSteps === 3 &&
        results.at(-1)?.success
      )
        return task.ask(cue)
      cue.emit.send({
        name: 'task_complete',
        payload: { summary: 'done', message: `Finished on ${new URL(url).pathname}.` },
      })
      return undefined
    },
    confirmation(confirmed, cue) {
      if (confirmed) return task.send(cue)
      return cue.stream('Then not.')
    },
  })
  stage = await openStage({ assistant, pages })
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
    expect(results.at(-1)).toMatchObject({ success: true, completedSteps: 3, totalSteps: 3 })
  })

  it('reports a reload in the middle of a step instead of repeating it', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.say('Slowly')
    await visitor.sees('Step 2 of 3')
    await visitor.tab.reload()
    await visitor.hears('Finished on /contact.')
    expect(results.at(-1)).toMatchObject({
      success: false,
      completedSteps: 1,
      error: 'navigation_interrupted',
    })
    expect(await visitor.tab.inputValue('input[name=name]')).toBe('')
  })

  it('gets out of the way of what it acts on', async () => {
    const tab = await stage.visit('/contact', {
      browser: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Slowly')
    await tab.locator('.panel[data-aside]').waitFor()
    const [panel, field] = await Promise.all([
      tab.locator('.panel').boundingBox(),
      tab.locator('input[name=name]').boundingBox(),
    ])
    expect((panel?.y ?? 0) > (field?.y ?? 0) + (field?.height ?? 0)).toBe(true)
    await tab.locator('.stopbar button').click()
    await tab.locator('.panel:not([data-aside])').waitFor()
  })

  it('stays out of the way on a phone, over page loads too, until it needs the visitor', async () => {
    const tab = await stage.visit('/', {
      browser: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // How the panel of the last page was in every frame, until the question.
      prepare: (page) =>
        page.addInitScript(() => {
          const seen: string[] = []
          Object.assign(window, { seen })
          const look = () => {
            const root = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
            const panel = root?.querySelector('.panel:not([hidden])')
            if (root?.querySelector('.confirm')) return
            if (panel) seen.push(panel.hasAttribute('data-aside') ? 'small' : 'large')
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
    })
    const visitor = visitorOf(tab)
    await visitor.open()
    await visitor.say('Write to them')
    await tab.getByRole('button', { name: 'Send it' }).waitFor()
    expect(await tab.locator('.panel[data-aside]').count()).toBe(0)
    expect(new URL(tab.url()).pathname).toBe('/contact')
    const seen = await tab.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen)).toEqual(new Set(['small']))
  })
})

describe('the site', () => {
  it('can refuse a step', async () => {
    const visitor = visitorOf(await stage.visit('/contact'))
    await visitor.open()
    await visitor.tab.evaluate(() =>
      window.Pagehand?.on(
        'beforeAction',
        (event) => event.step.inputData === 'ada@example.org' && event.preventDefault(),
      ),
    )
    await visitor.say('Fill it in')
    await visitor.hears('Finished on /contact.')
    const results: StepResult[] = (await lastResult())?.results ?? []
    expect(results.map(({ success, error }) => error ?? success)).toEqual([true, 'blocked_by_policy'])
    expect(await visitor.tab.inputValue('input[name=email]')).toBe('')
  })

  it('can lend the assistant a tool', async () => {
    const visitor = visitorOf(await stage.visit('/'))
    await visitor.open()
    await visitor.tab.evaluate(() =>
      window.Pagehand?.registerTool({
        name: 'stock',
        description: 'How many there are',
        handler: ({ lamp }) => ({ lamp, left: 3 }),
      }),
    )
    await visitor.say('Use the tool')
    await visitor.hears('Finished on /.')
    expect((await lastResult())?.results?.[0]?.text).toBe('{"lamp":"Alba","left":3}')
  })
})

const lastResult = async () => results.at(-1)
