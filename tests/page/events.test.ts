import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** The same act by Playwright's trusted input and by us, each on a fresh page. */
async function bothLogs(
  trusted: (scene: Scene) => Promise<unknown>,
  ours: (scene: Scene) => Promise<unknown>,
) {
  const logs: string[][] = []
  for (const act of [trusted, ours]) {
    const scene = await stage.visit('log.html')
    await scene.tab.mouse.move(1, 1)
    await scene.tab.evaluate(() => (window.log = []))
    await act(scene)
    logs.push(await scene.log())
  }
  return { trusted: logs[0] ?? [], ours: logs[1] ?? [] }
}

describe('the events of', () => {
  it('a click are those of a trusted click', async () => {
    const { trusted, ours } = await bothLogs(
      ({ tab }) => tab.locator('#press').click(),
      ({ run }) => run('click', 'Press'),
    )
    expect(trusted).toContain('click press 0/0/1')
    expect(ours).toEqual(trusted)
  })

  it('a click on a checkbox are those of a trusted click', async () => {
    const { trusted, ours } = await bothLogs(
      ({ tab }) => tab.locator('#box').click(),
      ({ run }) => run('click', 'Box'),
    )
    expect(ours).toEqual(trusted)
  })

  it('typing are those of trusted keys, between the click and the leaving of a person', async () => {
    const { trusted, ours } = await bothLogs(
      async ({ tab }) => {
        await tab.locator('#field').click()
        await tab.keyboard.type('a 1')
        await tab.locator('#field').blur()
      },
      ({ run }) => run('type', 'Field', 'a 1'),
    )
    expect(trusted).toContain('input field insertText a')
    expect(trusted.at(-1)).toBe('change field not composed')
    expect(ours).toEqual(trusted)
  })

  it('typing two lines differ in one thing: the line break is text, so that no Enter sends anything', async () => {
    const { trusted, ours } = await bothLogs(
      async ({ tab }) => {
        await tab.locator('#area').click()
        await tab.keyboard.type('a\nb')
        await tab.locator('#area').blur()
      },
      ({ run }) => run('type', 'Area', 'a\nb'),
    )
    expect(ours).toContain('input area insertLineBreak')
    expect(ours).toEqual(trusted.filter((event) => !/^key\w+ area Enter/.test(event)))
  })

  it('replacing text differ in one thing: we select by script, so no key selects', async () => {
    const { trusted, ours } = await bothLogs(
      async ({ tab }) => {
        await tab.evaluate(() => (document.querySelector<HTMLInputElement>('#field')!.value = 'old'))
        await tab.locator('#field').click()
        await tab.locator('#field').selectText()
        await tab.keyboard.type('n')
        await tab.locator('#field').blur()
      },
      async ({ tab, run }) => {
        await tab.evaluate(() => (document.querySelector<HTMLInputElement>('#field')!.value = 'old'))
        await run('type', 'Field', 'n')
      },
    )
    // `select` is told by the browser at its own time, after the keys have gone in.
    const settled = (log: string[]) => log.filter((line) => !line.startsWith('select '))
    expect(settled(ours)).toEqual(settled(trusted))
  })

  it('a prevented press stop where a trusted press would', async () => {
    const prevent = (scene: Scene, kind: string) =>
      scene.tab.evaluate(
        (kind) => document.querySelector('#field')?.addEventListener(kind, (event) => event.preventDefault()),
        kind,
      )
    for (const kind of ['pointerdown', 'mousedown', 'keydown']) {
      const { trusted, ours } = await bothLogs(
        async (scene) => {
          await prevent(scene, kind)
          await scene.tab.locator('#field').click()
          if (kind === 'keydown') await scene.tab.keyboard.type('a')
        },
        async (scene) => {
          await prevent(scene, kind)
          await (kind === 'keydown' ? scene.run('press_key', 'Field', 'a') : scene.run('click', 'Field'))
        },
      )
      const keys = (log: string[]) => log.filter((line) => kind !== 'keydown' || /key|input/.test(line))
      expect(keys(ours)).toEqual(keys(trusted))
    }
  })

  it('every act come one per task', async () => {
    const { tab, run } = await stage.visit('log.html')
    await tab.evaluate(() => {
      window.log = []
      let task = 0
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => {
        task += 1
        channel.port2.postMessage(0)
      })
      channel.port1.start()
      channel.port2.postMessage(0)
      for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        document.addEventListener(kind, () => window.log.push(String(task)), true)
      }
    })
    await run('click', 'Press')
    const tasks = await tab.evaluate(() => window.log)
    expect(new Set(tasks).size).toBe(tasks.length)
  })
})
