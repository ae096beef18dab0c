import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const names = (elements: { text?: string }[]) => elements.map(({ text }) => text)

describe('indexed elements', () => {
  it('takes no heading for a place that is not shown', async () => {
    const { find } = await stage.show(
      `<main><div hidden><h2>May 2026</h2></div><label>Day <input></label></main>`,
    )
    expect((await find('Day')).parent).toBe('main')
  })

  it('is not led in circles by fields whose names hide what a form is', async () => {
    const { snapshot, run } = await stage.show(`<main><form aria-label=Odd>
      <label>Name <input name=parentNode></label><label>Town <input name=nextSibling></label>
      <label>Code <input name=localName></label></form></main>`)
    expect(names((await snapshot()).indexedElements)).toEqual(['Name', 'Town', 'Code'])
    expect(await run('type', 'Town', 'Delft')).toMatchObject({ success: true })
  })

  it.each([
    'id',
    'name',
    'labels',
    'attributes',
    'elements',
    'action',
    'method',
    'children',
    'style',
    'contains',
    'matches',
  ])('sees and sends a form with a field that is called %s', async (name) => {
    const { snapshot, run } = await stage.show(`<form onsubmit="document.body.append('Sent');return false">
        <label>Town <input name=${name}></label><button>Go</button></form>`)
    expect(names((await snapshot()).indexedElements)).toEqual(['Town', 'Go'])
    expect(await run('type', 'Town', 'Delft')).toMatchObject({ success: true })
    expect(await run('click', 'Go')).toMatchObject({ success: true })
  })

  it('tells kind, name, region and state of what can be acted on', async () => {
    const { snapshot } =
      await stage.show(`<main><nav aria-label=Shop><a href="/tea?token=1#x" aria-current=page>Tea</a></nav>
      <form aria-label=Order><fieldset><legend>Delivery</legend>
        <label>Street <input name=street required value="High Street" autocomplete=street-address></label>
        <label>Country <select><option>France<option selected>Spain</select></label></fieldset>
        <label><input type=checkbox checked> Gift</label>
        <div role=switch aria-checked=false aria-label=Fast tabindex=0>Off</div>
        <button aria-expanded=false type=button>Options</button><button disabled>Send</button></form>
      <article><h3>Blue mug</h3><div><button>Add to cart</button></div></article></main>`)
    const { indexedElements } = await snapshot()
    for (const element of indexedElements) element.id = 0
    expect(indexedElements).toEqual([
      { id: 0, type: 'link', text: 'Tea', parent: 'Shop', href: '/tea', selected: true, inView: true },
      {
        id: 0,
        type: 'textbox',
        text: 'Street',
        parent: 'Delivery',
        required: true,
        value: 'High Street',
        inputType: 'text',
        autocomplete: 'street-address',
        form: 0,
        inView: true,
      },
      {
        id: 0,
        type: 'select',
        text: 'Country',
        parent: 'Delivery',
        value: 'Spain',
        options: ['France', 'Spain'],
        form: 0,
        inView: true,
      },
      {
        id: 0,
        type: 'checkbox',
        text: 'Gift',
        parent: 'Order',
        checked: true,
        inputType: 'checkbox',
        form: 0,
        inView: true,
      },
      { id: 0, type: 'switch', text: 'Fast', parent: 'Order', checked: false, form: 0, inView: true },
      { id: 0, type: 'button', text: 'Options', parent: 'Order', expanded: false, form: 0, inView: true },
      {
        id: 0,
        type: 'button',
        text: 'Send',
        parent: 'Order',
        disabled: true,
        form: 0,
        submits: true,
        inView: true,
      },
      { id: 0, type: 'button', text: 'Add to cart', parent: 'Blue mug', inView: true },
    ])
  })

  it('finds what only its pointer gives away, by the outermost element with a hand', async () => {
    const { snapshot } = await stage.show(
      `<div style="cursor:pointer" id=card><p>Card <b>one</b></p></div><p>Just text</p>`,
    )
    expect(names((await snapshot()).indexedElements)).toEqual(['Card one'])
  })

  it('leaves out what a person cannot reach', async () => {
    const { snapshot } =
      await stage.show(`<button>Seen</button><button hidden>A</button><button style="visibility:hidden">B</button>
      <button style="opacity:0">C</button><div style="display:none"><button>D</button></div><div inert><button>E</button></div>
      <div style="height:0;overflow:hidden"><button>F</button></div><button style="position:absolute;left:-9999px">G</button>
      <div style="position:relative"><button>H</button><div style="position:absolute;inset:0;background:red"></div></div>
      <button data-pagehand=ignore>I</button>`)
    expect(names((await snapshot()).indexedElements)).toEqual(['Seen'])
  })

  it.each(['opacity:0', 'left:-9999px', 'clip-path:inset(50%)'])(
    'keeps a choice whose circle is put away by %s behind its label',
    async (style) => {
      const { run, tab } = await stage.show(
        `<label><input type=radio name=size style="position:absolute;${style}"><b>Small</b></label>`,
      )
      expect(await run('check', 'Small')).toMatchObject({ success: true })
      expect(await tab.locator('input').isChecked()).toBe(true)
    },
  )

  it('keeps a checkbox whose box is hidden behind its label', async () => {
    const { snapshot } = await stage.show(
      `<label><input type=checkbox style="position:absolute;opacity:0;width:0;height:0"> <b>Dark mode</b></label>`,
    )
    expect(names((await snapshot()).indexedElements)).toEqual(['Dark mode'])
  })

  it('sees and touches an element by the boxes of what is in it when it has none', async () => {
    const { snapshot, run, tab } =
      await stage.show(`<button style="display:contents" onclick="document.title+=1"><b>Inner</b></button>
      <a href="#words" style="display:contents">Words</a><div style="display:contents;cursor:pointer" onclick="document.title+=2"><p>Card</p></div>
      <div style="display:contents;visibility:hidden"><button>Hidden</button></div><p style="height:2000px"></p>
      <button style="display:contents" onclick="document.title+=3"><span>Far</span></button>`)
    const seen = (await snapshot()).indexedElements
    expect(seen.map(({ text, inView }) => [text, inView])).toEqual([
      ['Inner', true],
      ['Words', true],
      ['Card', true],
      ['Far', false],
    ])
    for (const { text } of seen) expect(await run('click', text)).toMatchObject({ success: true })
    expect(await tab.title()).toBe('Test123')
  })

  it('tells only what is in an open dialog, native or not', async () => {
    const { tab, snapshot, run } = await stage.visit('modal.html')
    expect(names((await snapshot()).indexedElements)).toEqual(['Delete account', 'Open settings'])
    await run('click', 'Open settings')
    const open = await snapshot()
    expect(names(open.indexedElements)).toEqual(['Nickname', 'Done'])
    expect(open.visibleText.indexOf('Choose what you like')).toBe(0)
    await tab.evaluate(() => document.querySelector('dialog')?.close())
    const custom = await stage.show(
      `<button>Under</button><div role=dialog aria-modal=true aria-label=Ask style="position:fixed;inset:0;background:#fff"><button>Yes</button></div>`,
    )
    expect(names((await custom.snapshot()).indexedElements)).toEqual(['Yes'])
  })

  it('takes the best 50 in document order, near ones and named ones first, rows collapsed', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, row) => `<li>Customer ${row} <button>Edit</button> <button>Delete</button></li>`,
    )
    const { snapshot } = await stage.show(
      `<ul>${rows.join('')}</ul><form><label>Coupon <input></label><button>Apply</button></form>`,
    )
    const plain = (await snapshot()).indexedElements
    expect(plain).toHaveLength(50)
    expect(plain.map(({ id }) => id)).toEqual(plain.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(names(plain)).toContain('Coupon')
    const ids = await snapshot({ about: 'please delete customer 250' })
    const deleted = await Promise.all(ids.indexedElements.map(({ id }) => id))
    expect(deleted).toHaveLength(50)
  })

  it('puts what the visitor speaks of among the 50, wherever it is', async () => {
    const links = Array.from({ length: 400 }, (_, index) => `<p><a href="/${index}">Topic ${index}</a></p>`)
    const { snapshot } = await stage.show(`${links.join('')}<p><a href="/refund">Refund policy</a></p>`)
    expect(names((await snapshot()).indexedElements)).not.toContain('Refund policy')
    expect(names((await snapshot({ about: 'How do refunds work?' })).indexedElements)).toContain(
      'Refund policy',
    )
  })

  it('goes by the rare words of what the visitor says', async () => {
    const rows = Array.from(
      { length: 400 },
      (_, n) => `<tr><td>Order ${n}</td><td><button>Edit</button></td></tr>`,
    )
    const { tab, snapshot } = await stage.show(`<table>${rows.join('')}</table>`)
    const { indexedElements } = await snapshot({ about: 'edit order 377' })
    const told = await tab.evaluate(
      (ids) => ids.map((id) => window.hands.elements.get(id)?.closest('tr')?.textContent),
      indexedElements.map(({ id }) => id),
    )
    expect(told).toContain('Order 377Edit')
  })

  it('takes any named box around an element for its region', async () => {
    const { snapshot } =
      await stage.show(`<article aria-label="Green tea"><div><button>Buy</button></div></article>
      <ul aria-label=Basket><li><button>Remove</button></li></ul>`)
    expect((await snapshot()).indexedElements.map(({ parent }) => parent)).toEqual(['Green tea', 'Basket'])
  })

  it('finds links and buttons in drawings, and tells no scripts as addresses', async () => {
    const { snapshot } =
      await stage.show(`<svg width=200 height=40><a href="/tea?x=1"><text y=20>Tea</text></a>
      <g role=button tabindex=0 aria-label=Bar><rect x=90 width=40 height=40 /></g></svg>
      <a href="javascript:void 'secret'">Run</a><a href="data:text/plain,secret">Data</a><a href="mailto:a@b.example">Mail</a>`)
    const { indexedElements } = await snapshot()
    expect(indexedElements.map(({ text, href }) => [text, href])).toEqual([
      ['Tea', '/tea'],
      ['Bar', undefined],
      ['Run', undefined],
      ['Data', undefined],
      ['Mail', 'mailto:a@b.example'],
    ])
  })

  it('sees its own page alone when another page frames it', async () => {
    const { tab } = await stage.show(
      '<p style="height:2000px">Outer</p><iframe width=600 height=400 src=/first.html>',
    )
    const inner = await tab.waitForSelector('iframe').then((element) => element.contentFrame())
    await inner?.waitForLoadState()
    await inner?.addScriptTag({
      type: 'module',
      content: `import { createPage } from '/page.js'; window.hands = createPage({ document })`,
    })
    await inner?.waitForFunction(() => 'hands' in window)
    const seen = await inner?.evaluate(() => window.hands.snapshot())
    expect(seen?.indexedElements?.length).toBeGreaterThan(0)
    expect(seen?.indexedElements?.every(({ inView }) => inView)).toBe(true)
  })

  it('puts what is new since the last look among the 50', async () => {
    const links = Array.from({ length: 400 }, (_, index) => `<p><a href="/${index}">Topic ${index}</a></p>`)
    const { tab, snapshot } = await stage.show(
      `<div style="height:900px;overflow:hidden">${links.slice(0, 60).join('')}</div>${links.join('')}`,
    )
    await snapshot()
    await tab.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<p><a href="/n">Brand new</a></p>'),
    )
    expect(names((await snapshot()).indexedElements)).toContain('Brand new')
  })

  it('sees open shadow roots and same-origin frames', async () => {
    const component = await stage.visit('component.html')
    const seen = await component.snapshot()
    expect(names(seen.indexedElements)).toEqual(['Quantity', 'Add one'])
    expect(seen.indexedElements[0]).toMatchObject({ value: '1', parent: 'Order' })
    expect(seen.visibleText).toContain('Order text in a shadow')
    const frame = await stage.visit('frame.html')
    const framed = await frame.snapshot()
    expect(names(framed.indexedElements)).toEqual(['Guest', 'Book'])
    expect(framed.visibleText).toContain('Inside the frame')
  })

  it('does not see the widget, nor counts it as something in the way', async () => {
    const { snapshot } = await stage.show(
      `<button>Under</button><div id=widget style="position:fixed;inset:0;z-index:9">Chat<button>Send</button></div>`,
      { widget: true },
    )
    const { indexedElements, visibleText } = await snapshot()
    expect(names(indexedElements)).toEqual(['Under'])
    expect(visibleText).toBe('Under')
  })
})
