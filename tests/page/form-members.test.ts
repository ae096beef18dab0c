import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('a form whose field hides what the form has by that name', () => {
  it('is seen like every other form, whatever member the field is called like', async () => {
    const { tab } = await stage.show('<main></main>')
    const different = await tab.evaluate(async () => {
      const main = document.querySelector('main') as HTMLElement
      async function seen(name: string): Promise<string> {
        main.innerHTML = `<h1>Shop</h1>
          <form aria-label=Order>Words in the form itself, long enough to be looked at closely
            <label>Amount <input name="${name}" value=3></label>
            <label>Pin <input type=password value=secret></label>
            <div><h2>Part</h2><a href="/more">More</a></div><span style="cursor: pointer">Point</span>
            <button>Go</button></form><p>After it</p>`
        try {
          const { indexedElements, visibleText, forms } = await window.hands.snapshot({ about: 'amount' })
          const told = JSON.stringify(indexedElements).replaceAll(/"id":\d+/g, '')
          const fields = forms?.map((form) => [form.name, form.fields?.map(({ label }) => label)])
          return JSON.stringify([told, visibleText, fields])
        } catch (error) {
          return String(error)
        }
      }
      await seen('innocent')
      const usual = await seen('innocent')
      const wrong: string[] = []
      for (let at: object = HTMLFormElement.prototype; at; at = Object.getPrototypeOf(at) as object) {
        for (const name of Object.getOwnPropertyNames(at)) if ((await seen(name)) !== usual) wrong.push(name)
      }
      return { usual, wrong }
    })
    expect(different).toMatchObject({ usual: expect.stringContaining('"Amount"') as string, wrong: [] })
  })

  it.each(['dispatchEvent', 'requestSubmit', 'shadowRoot', 'getRootNode', 'closest', 'elements'])(
    'is filled and sent with a field called %s',
    async (name) => {
      const { run, tab } = await stage.show(`<form onsubmit="document.title = 'Sent'; return false"
          style="padding: 40px"><label>Town <input name=${name}></label><button hidden>Go</button></form>`)
      expect(await run('type', 'Town', 'Delft')).toMatchObject({ success: true })
      expect(await run('submit', 'Town')).toMatchObject({ success: true })
      expect(await tab.title()).toBe('Sent')
    },
  )
})
