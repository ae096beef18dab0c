import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, takeHands, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('ids', () => {
  it('stay with an element, are never given again, and find it after a re-render', async () => {
    const { tab, snapshot, find } = await stage.show(
      `<div id=app><button>One</button><button>Two</button></div>`,
    )
    const first = (await snapshot()).indexedElements.map(({ id }) => id)
    expect((await snapshot()).indexedElements.map(({ id }) => id)).toEqual(first)
    await tab.evaluate(() => {
      const app = document.querySelector('#app')
      if (app) app.innerHTML = '<button>Two</button><button>Three</button>'
    })
    expect((await find('Two')).id).toBe(first[1])
    const three = (await find('Three')).id
    expect(first).not.toContain(three)
    const found = await tab.evaluate(
      (ids) => ids.map((id) => window.hands.elements.get(id)?.textContent),
      [...first, three],
    )
    expect(found).toEqual([undefined, 'Two', 'Three'])
  })

  it('do not slip from one row to the next', async () => {
    const { tab, snapshot, run } = await stage.show(
      `<ul><li>Ada <button>Delete</button></li><li>Bob <button>Delete</button></li></ul>`,
    )
    const [ada] = (await snapshot()).indexedElements
    await tab.evaluate(() => {
      const list = document.querySelector('ul')
      if (list) list.innerHTML = '<li>Bob <button>Delete</button></li>'
    })
    expect(await run('click', undefined, { elementId: ada?.id ?? 0 })).toMatchObject({
      success: false,
      error: 'stale_element',
    })
  })

  it('go on counting after a page load', async () => {
    const { tab, snapshot } = await stage.show(`<button>One</button>`)
    const [before] = (await snapshot()).indexedElements
    await tab.reload()
    await takeHands(tab)
    const [after] = (await snapshot()).indexedElements
    expect(after?.id).toBeGreaterThan(before?.id ?? 0)
  })
})
