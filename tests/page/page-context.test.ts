import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('the rest of the page context', () => {
  it('tells address, title, language and viewport, and forms with their fields', async () => {
    const { tab, snapshot } =
      await stage.show(`<form name=contact><label>Email <input name=email type=email required></label>
      <input type=hidden name=csrf value=x><label>Text <textarea name=text></textarea></label><button>Go</button></form>
      <form role=search><input type=search aria-label=Find></form>`)
    await tab.evaluate(() => history.replaceState(null, '', '?secret=1#part'))
    const context = await snapshot()
    expect(context.url).toBe(`${stage.origin}${new URL(tab.url()).pathname}`)
    expect((await snapshot({ keepQuery: true })).url).toContain('?secret=1#part')
    expect(context).toMatchObject({ title: 'Test', language: 'en', viewport: { width: 1024, height: 720 } })
    expect(context.forms).toMatchObject([
      {
        name: 'contact',
        fields: [
          { name: 'email', type: 'email', required: true, label: 'Email' },
          { name: 'text', type: 'textbox', required: false, label: 'Text' },
        ],
      },
      { search: true, fields: [{ type: 'search', label: 'Find' }] },
    ])
    expect(context.forms[0]?.search).not.toBe(true)
    const known = new Set(context.indexedElements.map(({ id }) => id))
    expect(
      context.forms.flatMap(({ fields }) => fields ?? []).every(({ elementId }) => known.has(elementId)),
    ).toBe(true)
  })

  it('remembers what the visitor and the assistant have filled, with the time', async () => {
    const { tab, snapshot, run } = await stage.show(`<label>Name <input></label><label>Town <input></label>`)
    await tab.getByLabel('Name').fill('Ada')
    await run('type', 'Town', 'London')
    const { previouslyFilledFields: filled } = await snapshot()
    expect(filled.map(({ value }) => value)).toEqual(['Ada', 'London'])
    expect(filled.every(({ timestamp }) => Math.abs(timestamp - Date.now()) < 60_000)).toBe(true)
  })

  it('remembers what the visitor has filled in a frame', async () => {
    const { tab, snapshot } = await stage.visit('frame.html')
    await tab.frameLocator('iframe').getByLabel('Guest').fill('Ada')
    expect((await snapshot()).previouslyFilledFields).toMatchObject([{ value: 'Ada' }])
  })

  it('writes nothing to the page', async () => {
    const { tab } = await stage.visit('errors.html')
    const writes = await tab.evaluate(async () => {
      const before = document.documentElement.outerHTML
      let count = 0
      const observer = new MutationObserver((records) => (count += records.length))
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      await window.hands.snapshot({ about: 'order' })
      return {
        count: count + observer.takeRecords().length,
        same: before === document.documentElement.outerHTML,
      }
    })
    expect(writes).toEqual({ count: 0, same: true })
  })
})
