import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SequenceResult, SequenceStep } from '#protocol'
import { openStage, type Scene, type Stage, takeHands } from './support/stage.ts'

let stage: Stage
let scene: Scene
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  scene = await stage.visit('first.html')
  await scene.tab.evaluate(() => sessionStorage.removeItem('pagehand:plan'))
})

const step = (action: string, elementId: number, more: Partial<SequenceStep> = {}): SequenceStep => ({
  action,
  elementId,
  description: action,
  ...more,
})

/** Starts a plan without waiting for its end, which a page load may take away. */
async function start(steps: SequenceStep[]): Promise<void> {
  await scene.tab.evaluate((actions) => {
    const state = window as unknown as { seen: string[]; result?: SequenceResult }
    state.seen = []
    void window.hands
      .runPlan(
        { actions, isSequence: true, planId: 'plan-1' },
        { onStep: ({ phase, index }) => void state.seen.push(`${phase} ${index}`) },
      )
      .then((result) => (state.result = result))
  }, steps)
}

async function result(): Promise<SequenceResult> {
  await scene.tab.waitForFunction(() => 'result' in window)
  return scene.tab.evaluate(() => (window as unknown as { result: SequenceResult }).result)
}

/** What the page that loads next does: takes hands and goes on. */
async function resume(): Promise<string | undefined> {
  await scene.tab.waitForLoadState()
  await takeHands(scene.tab)
  return scene.tab.evaluate(() => {
    const plan = window.hands.resumePlan()
    void plan?.result.then((result) => Object.assign(window, { result }))
    return plan?.planId
  })
}

describe('a sequence', () => {
  it('runs its steps in order, tells of each, and counts them', async () => {
    const name = (await scene.find('Name')).id
    const press = (await scene.find('Press me')).id
    await start([step('type', name, { inputData: 'Ada' }), step('click', press)])
    expect(await result()).toMatchObject({
      success: true,
      completedSteps: 2,
      totalSteps: 2,
      results: [{ success: true }, { success: true }],
    })
    expect(await scene.tab.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'start 0',
      'done 0',
      'start 1',
      'done 1',
    ])
    expect(await scene.tab.evaluate(() => sessionStorage.getItem('pagehand:plan'))).toBe(null)
  })

  it('stops at its first failure', async () => {
    const press = (await scene.find('Press me')).id
    await start([step('click', press), step('click', 987_654), step('click', press)])
    expect(await result()).toMatchObject({
      success: false,
      completedSteps: 1,
      totalSteps: 3,
      error: 'element_not_found',
    })
    expect(await scene.tab.evaluate(() => (window as unknown as { count: number }).count)).toBe(1)
  })

  it.each(['Next page', 'Send form'])(
    'goes on after a page load by “%s”; the step that caused it counts once',
    async (name) => {
      const field = (await scene.find('Name')).id
      const leave = (await scene.find(name)).id
      await start([
        step('type', field, { inputData: 'Ada' }),
        step('click', leave),
        step('wait_for', -1, { inputData: 'second page' }),
        step('type', field, { inputData: 'Bob' }),
      ])
      await scene.tab.waitForURL(/second\.html/)
      expect(await resume()).toBe('plan-1')
      expect(await result()).toMatchObject({ success: true, completedSteps: 4, totalSteps: 4 })
      expect(await scene.tab.getByLabel('Name').inputValue()).toBe('Bob')
      expect(await resume()).toBe(undefined)
    },
  )

  it('reloads as a step, and goes on', async () => {
    const field = (await scene.find('Name')).id
    await start([step('reload', -1), step('type', field, { inputData: 'Ada' })])
    await scene.tab.waitForFunction(() => !('hands' in window) && document.readyState === 'complete')
    expect(await resume()).toBe('plan-1')
    expect(await result()).toMatchObject({ success: true, completedSteps: 2, totalSteps: 2 })
    expect(await scene.tab.getByLabel('Name').inputValue()).toBe('Ada')
  })

  it('navigates as a step, and reports the rest when its element is not on the new page', async () => {
    const press = (await scene.find('Press me')).id
    await start([step('navigate', -1, { url: 'second.html' }), step('click', press)])
    await scene.tab.waitForURL(/second\.html/)
    await resume()
    expect(await result()).toMatchObject({
      success: false,
      completedSteps: 1,
      totalSteps: 2,
      error: 'navigation_interrupted',
    })
  })

  it('reports a step as unknown when the page is left while it runs', async () => {
    await start([step('wait', -1, { waitDuration: 5_000 }), step('scroll', -1)])
    await scene.tab.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0)
    await scene.tab.reload()
    await resume()
    expect(await result()).toMatchObject({
      success: false,
      completedSteps: 0,
      error: 'navigation_interrupted',
    })
  })

  it('says nothing of a step that had not begun when the page was left, and begins it on the next', async () => {
    const field = (await scene.find('Name')).id
    const ended = await scene.tab.evaluate(async (elementId) => {
      const actions = [{ action: 'type', elementId, description: 'type', inputData: 'Ada' }]
      let ended = false
      const leave = () => void dispatchEvent(new Event('pagehide'))
      const plan = { actions, isSequence: true, planId: 'plan-1' }
      void window.hands.runPlan(plan, { onStep: leave }).then(() => (ended = true))
      await new Promise((done) => setTimeout(done, 100))
      return ended
    }, field)
    expect(ended).toBe(false)
    await scene.tab.reload()
    expect(await resume()).toBe('plan-1')
    expect(await result()).toMatchObject({ success: true, completedSteps: 1, totalSteps: 1 })
  })

  it('ends at stop, within its step', async () => {
    await start([step('wait', -1, { waitDuration: 10_000 }), step('scroll', -1)])
    await scene.tab.evaluate(() => window.hands.stop())
    expect(await result()).toMatchObject({
      success: false,
      completedSteps: 0,
      totalSteps: 2,
      error: 'cancelled_by_visitor',
    })
  })

  it.each(['click', 'key'])(
    'ends when the visitor takes over by a %s, and not by our own hand',
    async (way) => {
      const press = (await scene.find('Press me')).id
      await start([step('click', press), step('wait', -1, { waitDuration: 10_000 })])
      await scene.tab.waitForFunction(() =>
        (window as unknown as { seen: string[] }).seen.includes('start 1'),
      )
      if (way === 'click') await scene.tab.mouse.click(500, 500)
      else await scene.tab.keyboard.press('a')
      expect(await result()).toMatchObject({
        success: false,
        completedSteps: 1,
        error: 'cancelled_by_visitor',
      })
    },
  )

  it.each(['reloads', 'is put in', 'is put into a frame'])(
    'ends when the visitor takes over in a frame that %s meanwhile',
    async (how) => {
      scene = await stage.show(
        '<iframe srcdoc="<body><iframe style=margin:0 srcdoc=Inner></iframe>" width=400 height=300 style="position:fixed;inset:0"></iframe>',
      )
      await start([step('wait', -1, { waitDuration: 10_000 })])
      await scene.tab.waitForFunction(() => (window as unknown as { seen: string[] }).seen.length > 0)
      await scene.tab.evaluate((how) => {
        const outer = document.querySelector('iframe') as HTMLIFrameElement
        const root = how === 'is put into a frame' ? (outer.contentDocument as Document) : document
        const frame = how === 'reloads' ? outer : root.createElement('iframe')
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
        frame.style.cssText = 'position:fixed;inset:0;z-index:9'
        frame.srcdoc = '<p>Fresh</p>'
        if (how !== 'reloads') root.body.append(frame)
        return loaded
      }, how)
      await scene.tab.mouse.click(50, 50)
      expect(await result()).toMatchObject({ completedSteps: 0, error: 'cancelled_by_visitor' })
    },
  )

  it('takes a plan of one action by its type', async () => {
    const { id } = await scene.find('Press me')
    const done = await scene.tab.evaluate(
      (elementId) =>
        window.hands.runPlan({ actions: [{ id: 'a1', type: 'click_element', elementId, description: '' }] }),
      id,
    )
    expect(done).toMatchObject({
      success: true,
      completedSteps: 1,
      results: [{ success: true, elementId: id }],
    })
  })

  it('runs where nothing can be stored', async () => {
    const done = await scene.tab.evaluate(async () => {
      const refuse = () => {
        throw new Error('full')
      }
      const page = window.createPage({
        document,
        storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      })
      const { indexedElements = [] } = await page.snapshot()
      const elementId = indexedElements.find(({ text }) => text === 'Press me')?.id ?? 0
      return page.runPlan({ actions: [{ action: 'click', elementId, description: '' }], isSequence: true })
    })
    expect(done).toMatchObject({ success: true, completedSteps: 1 })
  })

  it('runs the tools that the site has given', async () => {
    const called = await scene.tab.evaluate(async () => {
      const page = window.createPage({ document, callTool: async (name, input) => ({ name, input }) })
      const ask = {
        action: 'call_tool',
        elementId: -1,
        description: '',
        tool: 'stock',
        arguments: { sku: 4 },
      }
      return [await page.run(ask), await window.hands.run(ask)]
    })
    expect(called).toMatchObject([
      { success: true, text: '{"name":"stock","input":{"sku":4}}' },
      { success: false, error: 'unsupported_action' },
    ])
  })
})

describe('undo after a page load', () => {
  const kept = `<label>Town <input value=Rome oninput="sessionStorage.town=this.value"></label>
    <script>document.querySelector('input').value = sessionStorage.town ?? 'Rome'</script>`
  const undo = () =>
    scene.tab.evaluate(async () => [
      window.hands.changes.list().map(({ name }) => name),
      await window.hands.changes.undo(),
      document.querySelector('input')?.value,
      window.hands.changes.list(),
    ])

  it.each([
    ['puts back what the page has kept', kept, kept, 1, 'Rome'],
    [
      'counts what the page itself has brought back',
      kept.split('<script>')[0],
      kept.split('<script>')[0],
      1,
      'Rome',
    ],
    ['says when the field is not there any more', kept, '<p>Thanks</p>', 0, undefined],
    ['leaves what was changed since', kept, kept.replace('sessionStorage.town ??', "'Oslo' ||"), 0, 'Oslo'],
  ])('%s', async (_, first, second, count, value) => {
    await scene.tab.evaluate(() => sessionStorage.clear())
    scene = await stage.show(first ?? '')
    expect(await scene.run('type', 'Town', 'Bern')).toMatchObject({ success: true })
    scene = await stage.show(second ?? '')
    expect(await undo()).toEqual([['Town'], count, value, []])
  })
})
