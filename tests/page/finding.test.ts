import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { closeChatServers, setChat, stop, text } from '../assistant/support/chat-server.ts'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

const rows = Array.from(
  { length: 500 },
  (_, index) =>
    `<tr><td>INV-${1000 + index}<td>Customer ${index}<td>${index}.00 €<td><button>Open</button><button onclick="this.textContent='Paid'">Mark as paid</button><button>Send</button><a href=/pdf/${index}>PDF</a>`,
)
const invoices = `<h1>Invoices</h1><table><thead><tr><th>Number<th>Customer<th>Amount<th>Actions<tbody>${rows.join('')}</table>`

const run = (scene: Scene, action: string, inputData = '', elementId = -1) =>
  scene.tab.evaluate((step) => window.hands.run(step), { action, inputData, elementId, description: action })
const textsOf = (lines: readonly Line[] = []) => lines.map(([, , kind, text]) => `${kind} ${text}`.trim())

describe('2,000 controls in 500 rows', () => {
  it('have the row that a message speaks of in the first outline', async () => {
    const scene = await stage.show(invoices)
    const { outline } = await scene.snapshot({ about: 'mark invoice INV-1437 as paid' })
    const at = outline.lines.findIndex(([, , , text]) => text === 'INV-1437')
    expect(textsOf(outline.lines.slice(at - 1, at + 6))).toEqual([
      'record',
      'cell INV-1437',
      'cell Customer 437',
      'cell 437.00 €',
      'button Open',
      'button Mark as paid',
      'button Send',
    ])
    expect(outline.lines.length).toBeLessThanOrEqual(1_500)
    expect(JSON.stringify(outline.lines).length).toBeLessThanOrEqual(64_000)
    expect(outline.elements).toBe(2_000)
  })

  it('have that row in the first request to a model, within 6,000 tokens, and only because it was spoken of', async () => {
    const scene = await stage.show(invoices)
    const sentFor = async (wish: string) => {
      const page = (await scene.snapshot({ about: wish })) as PageContext
      const chat = await setChat({ page }, { chunks: [...text('Yes.'), ...stop] })
      await chat.stage.say(wish)
      closeChatServers()
      return chat.requests[0]!
    }
    const row =
      /INV-1437\n[^\n]*Customer 437\n[^\n]*437\.00 €\n[^\n]*\[\d+\] button "Open"[^\n]*\n[^\n]*\[\d+\] button "Mark as paid"/
    const request = await sentFor('mark invoice INV-1437 as paid')
    expect(JSON.stringify(request).length / 4).toBeLessThanOrEqual(6_000)
    expect(request.messages.at(-1)!.content).toMatch(row)
    expect((await sentFor('what is this page about?')).messages.at(-1)!.content).not.toMatch(row)
  })

  it('are found by words in any order, with ids to act on', async () => {
    const scene = await stage.show(invoices)
    await scene.snapshot()
    const found = await run(scene, 'find', 'paid inv-1499 MÁRK')
    expect(textsOf(found.lines)).toEqual([
      'table',
      'record',
      'cell INV-1499',
      'cell Customer 499',
      'cell 499.00 €',
      'button Open',
      'button Mark as paid',
      'button Send',
      'link PDF',
    ])
    const button = found.lines?.find(([, , , text]) => text === 'Mark as paid')
    expect(await run(scene, 'click', '', button?.[1])).toMatchObject({ success: true })
    expect(await scene.tab.locator('tr:last-child button').nth(1).textContent()).toBe('Paid')
  })

  it('fill no more than a result takes', async () => {
    const scene = await stage.show(invoices)
    const { lines = [], text } = await run(scene, 'find', 'customer')
    expect(lines.length).toBeLessThanOrEqual(60)
    expect(lines.length).toBeGreaterThan(30)
    expect(JSON.stringify(lines).length).toBeLessThanOrEqual(6_000)
    expect(text).toContain('Customer')
  })
})

const list = (
  virtual: boolean,
) => `<div id=list style="height:200px;overflow:auto"><div id=inner style="position:relative"></div></div><script>
const inner = document.getElementById('inner'), list = document.getElementById('list')
const row = (i) => '<p style="${virtual ? 'position:absolute;top:' : 'height:'}' + (${virtual ? 'i * 40' : '40'}) + 'px;margin:0">Person ' + i + ' <button>Invite</button></p>'
let drawn = 0
const draw = () => {
  ${
    virtual
      ? "inner.style.height = '16000px'; const from = Math.floor(list.scrollTop / 40); inner.innerHTML = Array.from({ length: 8 }, (_, i) => row(from + i)).join('')"
      : "if (list.scrollTop + 400 > list.scrollHeight && drawn < 120) setTimeout(() => { inner.insertAdjacentHTML('beforeend', Array.from({ length: 20 }, () => row(drawn++)).join('')) }, 50)"
  }
}
list.onscroll = draw; draw()</script>`

describe('a list that draws itself as one scrolls', () => {
  it.each([
    ['rows that are drawn only in view', true, 'Person 133'],
    ['rows that are loaded at the end', false, 'Person 77'],
  ])('has %s found', async (_, virtual, name) => {
    const scene = await stage.show(list(virtual))
    await scene.snapshot()
    const found = await run(scene, 'find', name)
    expect(textsOf(found.lines)).toContain(`text ${name}`)
    expect(textsOf(found.lines)).toContain('button Invite')
  })

  it('stays where it was when the words are nowhere', async () => {
    const scene = await stage.show(list(false))
    await scene.snapshot()
    expect(await run(scene, 'find', 'Nobody')).toMatchObject({ success: false, error: 'element_not_found' })
    expect(await scene.tab.evaluate(() => document.getElementById('list')!.scrollTop)).toBe(0)
  })
})

describe('lines of a result', () => {
  const page = `<h2>Orders</h2><div id=a><h3>Order 7</h3><p>Sent on Monday</p><button>Cancel</button></div>
<details><summary>Terms</summary>Returns within 30 days</details><label>Note <textarea>My words</textarea></label>
<button onclick="setTimeout(()=>document.body.insertAdjacentHTML('beforeend','<p>All saved</p><button>Undo</button>'),200)">Save</button>`

  it('tell what stands in an element, and what a field holds', async () => {
    const scene = await stage.show(page)
    const { outline } = await scene.snapshot()
    const note = outline.lines.find(([, , , text]) => text === 'Note')
    expect(await run(scene, 'read', '', note?.[1])).toMatchObject({
      text: 'My words',
      lines: [[0, note?.[1], 'textbox', 'Note', { value: 'My words' }]],
    })
    expect(textsOf((await run(scene, 'read')).lines)).toContain('button Cancel')
  })

  it('tell what was waited for, and what is behind something closed', async () => {
    const scene = await stage.show(page)
    await scene.run('click', 'Save')
    const waited = await run(scene, 'wait_for', 'all saved')
    expect(textsOf(waited.lines)).toContain('button Undo')
    const closed = await run(scene, 'find', '30 days returns')
    expect(closed.lines?.find(([, , , text]) => text === 'Terms')?.[4]?.closed).toBe('Returns within 30 days')
  })

  it('hold no secret and nothing that is masked', async () => {
    const scene =
      await stage.show(`<p>Canary one <span data-pagehand=mask>canary-a</span></p><label>Password <input type=password value=canary-b></label>
<details><summary>Canary</summary><p data-pagehand=mask>canary-c</p><input type=password value=canary-d></details>
<div role=status id=s></div><label>Card number <input autocomplete=cc-number value=canary-e></label><div data-pagehand=ignore>canary-f</div>`)
    await scene.snapshot()
    await scene.tab.evaluate(() => {
      document.getElementById('s')!.innerHTML = 'Canary <b data-pagehand=mask>canary-g</b>'
    })
    const { outline } = await scene.snapshot()
    const told = JSON.stringify([
      await run(scene, 'find', 'canary'),
      await run(scene, 'find', 'password'),
      await run(scene, 'read'),
      await run(scene, 'wait_for', 'canary one'),
      ...(await Promise.all(
        outline.lines.filter(([, id]) => id > 0).map(([, id]) => run(scene, 'read', '', id)),
      )),
      await scene.snapshot(),
      outline,
    ])
    expect(told).toContain('Canary one')
    expect(told).not.toMatch(/canary-\w/)
  })
})
