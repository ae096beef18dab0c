import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTaskStage, type TaskStage } from './support/task-stage.ts'
import { visitorOf } from './support/visitor.ts'

let stage: TaskStage
beforeAll(async () => {
  stage = await openTaskStage()
})
afterAll(() => stage.close())

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
    const results = stage.results.at(-1)?.results ?? []
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
    expect(stage.results.at(-1)?.results?.[0]?.text).toBe('{"lamp":"Alba","left":3}')
  })
})
