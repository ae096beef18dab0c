import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('click', () => {
  it('clicks, double-clicks, hovers and focuses, and says so only if something came of it', async () => {
    const { run } = await stage.show(`<button onclick="this.title='x'">Live</button><button>Dead</button>
      <button ondblclick="document.title='twice'">Twice</button><div role=button tabindex=0 onmouseover="this.textContent='Over'">Menu</div><input aria-label=Field>`)
    expect(await run('click', 'Live')).toMatchObject({ success: true })
    expect(await run('click', 'Dead')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('double_click', 'Twice')).toMatchObject({ success: true })
    expect(await run('hover', 'Dead')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('hover', 'Menu')).toMatchObject({ success: true })
    expect(await run('focus', 'Field')).toMatchObject({ success: true })
    expect(await run('click', 'Field')).toMatchObject({ success: false, error: 'no_effect' })
  })

  it('notices an open popover and a selection, and takes a download for an effect', async () => {
    const { run } =
      await stage.show(`<button popovertarget=menu>Menu</button><div popover id=menu>Entries</div>
      <textarea aria-label=Text>words</textarea><a href="data:text/plain,x" download=x.txt>Save</a>`)
    expect(await run('click', 'Save')).toMatchObject({ success: true })
    expect(await run('press_key', 'Text', 'Control+A')).toMatchObject({ success: true })
    expect(await run('click', 'Menu')).toMatchObject({ success: true })
  })

  it('touches the words that a component draws in a slot, however deep', async () => {
    const { run, tab } = await stage.show(`<script>
      const define = (name, html) => customElements.define(name, class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = html }
      })
      define('x-button', '<button style="padding:0;border:0" onclick="document.title+=event.composedPath()[0].localName"><slot></slot></button>')
      define('x-card', '<x-button><slot></slot></x-button>')
    </script><x-button>Save</x-button> <x-card>Send</x-card>`)
    expect(await run('click', 'Save')).toMatchObject({ success: true })
    expect(await run('click', 'Send')).toMatchObject({ success: true })
    await tab.getByRole('button', { name: 'Save' }).click()
    expect(await tab.title()).toBe('Testslotslotslot')
  })

  it('reaches what a frame or a part shows only after scrolling', async () => {
    const far = (name: string) =>
      `<p style="height:1000px"></p><button onclick="this.textContent+=1">${name}</button>`
    const { run } = await stage.show(`<div style="height:200px;overflow:auto">${far('Part')}</div>
      <iframe height=200 srcdoc='${far('Frame')}'></iframe>`)
    expect(await run('click', 'Part')).toMatchObject({ success: true })
    expect(await run('click', 'Frame')).toMatchObject({ success: true })
  })

  it('notices a class that flips somewhere else', async () => {
    const { run } = await stage.show(
      `<button onclick="document.querySelector('nav').classList.toggle('open')">Menu</button><nav></nav>`,
    )
    expect(await run('click', 'Menu')).toMatchObject({ success: true })
  })

  it('takes a clock that goes on ticking for no effect, and a count for one', async () => {
    const { run } =
      await stage.show(`<p id=clock>12:00:10</p><p>Basket <b id=count>0</b></p><button>Dead</button>
      <button onclick="count.textContent++">Add</button>
      <script>let now = 10; setInterval(() => (clock.textContent = '12:00:' + (10 + (++now % 50))), 250)</script>`)
    expect(await run('click', 'Dead')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('click', 'Add')).toMatchObject({ success: true })
  })

  it('reaches elements in nested shadow roots and frames', async () => {
    const component = await stage.visit('component.html')
    expect(await component.run('click', 'Add one')).toMatchObject({ success: true })
    expect(await component.run('type', 'Quantity', '7')).toMatchObject({ success: true })
    expect((await component.find('Quantity')).value).toBe('7')
    const frame = await stage.visit('frame.html')
    expect(await frame.run('type', 'Guest', 'Ada')).toMatchObject({ success: true })
    expect(await frame.run('click', 'Book')).toMatchObject({ success: true })
    expect((await frame.snapshot()).visibleText).toContain('Ada')
  })

  it('scrolls past sticky headers and fixed footers', async () => {
    const { run, tab } = await stage.visit('sticky.html')
    expect(await run('click', 'Far down')).toMatchObject({ success: true })
    expect(await run('click', 'Further down')).toMatchObject({ success: true })
    await tab.evaluate(() => window.scrollTo(0, 1_350))
    expect(await run('scroll_to', 'Pressed')).toMatchObject({ success: true })
  })

  it('scrolls past what sticks to the edge of a part or of a frame', async () => {
    const part = (name: string) =>
      `<div style="position:sticky;top:0;height:80px;background:#ccc">Head</div><p style="height:300px"></p><button onclick="this.textContent+=1">${name}</button><p style="height:300px"></p>`
    const { run, tab } = await stage.show(`<div style="height:120px;overflow:auto">${part('Part')}</div>
      <div style="height:150px;overflow:auto"><div style="height:120px;overflow:auto">${part('Inner')}</div><p style="height:300px"></div>
      <iframe height=120 srcdoc='${part('Frame')}'></iframe><p style="height:2000px"></p>`)
    for (const name of ['Part', 'Inner', 'Frame'])
      expect(await run('click', name)).toMatchObject({ success: true })
    expect(await tab.evaluate(() => scrollY)).toBe(0)
  })

  it('sees what a part around it cuts off, and scrolls to it, though all of it lies in the window', async () => {
    const button = (name: string) =>
      `<button style="width:120px;height:80px" onclick="this.textContent+=1">${name}</button>`
    const { run, tab } = await stage.show(`
      <div style="height:100px;width:300px;overflow:auto"><p style="height:90px;margin:0"></p>${button('Low')}</div>
      <div style="height:100px;width:300px;overflow:auto"><div style="width:600px;padding-left:290px">${button('Right')}</div></div>
      <p>Words below</p>`)
    for (const name of ['Low', 'Right']) expect(await run('click', name)).toMatchObject({ success: true })
    expect(await tab.locator('button').allTextContents()).toEqual(['Low1', 'Right1'])
  })

  it('names what covers the target', async () => {
    const { tab, snapshot, run } = await stage.show(`<button>Buy</button>`)
    const [button] = (await snapshot()).indexedElements
    await tab.evaluate(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div role=dialog aria-label="Cookie notice" style="position:fixed;inset:0;background:#fff">Cookies</div>',
      ),
    )
    const result = await run('click', undefined, { elementId: button?.id ?? 0 })
    expect(result).toMatchObject({ success: false, error: 'covered' })
    expect(result.description).toContain('Cookie notice')
  })

  it('waits for a target that is not ready yet, and not for ever', async () => {
    const { run, tab } = await stage.show(`<button disabled>Soon</button><button disabled>Never</button>`)
    await tab.evaluate(() =>
      setTimeout(() => {
        const [button] = document.querySelectorAll('button')
        if (!button) return
        button.disabled = false
        button.addEventListener('click', () => (button.textContent = 'Now'))
      }, 300),
    )
    expect(await run('click', 'Soon')).toMatchObject({ success: true })
    expect(await run('click', 'Never')).toMatchObject({ success: false, error: 'disabled' })
  })

  it('tells of ids it never gave, of elements that are gone and of those that hide', async () => {
    const { tab, run, find } = await stage.show(`<button>Gone</button><button>Hides</button>`)
    const gone = await find('Gone')
    const hides = await find('Hides')
    await tab.evaluate(() => {
      document.querySelectorAll('button')[0]?.remove()
      document.querySelector('button')?.setAttribute('style', 'display:none')
    })
    expect(await run('click', undefined, { elementId: 999_999 })).toMatchObject({
      error: 'element_not_found',
    })
    expect(await run('click', undefined, { elementId: gone.id })).toMatchObject({ error: 'stale_element' })
    expect(await run('click', undefined, { elementId: hides.id })).toMatchObject({ error: 'not_visible' })
    expect(await run('dance')).toMatchObject({ error: 'unsupported_action' })
  })

  it('opens links of the site here, and none of another site', async () => {
    const { tab, run } = await stage.show(
      `<a href="https://other.example/" target=_blank>Away</a><a href="framed.html" target=_blank>Second tab</a>
       <a href="framed.html?url=https%3A%2F%2Fother.example%2Fin">Passed on</a><a href="framed.html?//other.example">By its key</a>`,
    )
    for (const link of ['Away', 'Passed on', 'By its key'])
      expect(await run('click', link), link).toMatchObject({
        success: false,
        error: 'cross_origin',
        description: expect.stringContaining('other.example') as string,
      })
    const opened = tab.waitForURL(/framed\.html/)
    await run('click', 'Second tab').catch(() => undefined)
    await opened
  })

  it('says which fields keep a form from being sent', async () => {
    const { run } = await stage.visit('errors.html')
    const refused = await run('click', 'Place order')
    expect(refused).toMatchObject({ success: false, error: 'no_effect' })
    expect(refused.description).toContain('Email')
    await run('type', 'Email', 'ada@example.org')
    await run('type', 'Zip', '12')
    expect(await run('submit', 'Zip')).toMatchObject({ success: true })
    await run('type', 'Zip', '12345')
    expect(await run('press_key', 'Zip', 'Enter')).toMatchObject({ success: true })
  })

  it('works on a page that redraws itself every 50 ms', async () => {
    const { run, snapshot, tab } = await stage.visit('restless.html')
    expect(await run('click', 'Count up')).toMatchObject({ success: true })
    expect(await run('click', 'Count up')).toMatchObject({ success: true })
    expect((await snapshot()).visibleText).toContain('Count 2')
    expect(await run('click', 'Do nothing')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await tab.evaluate(() => (window as unknown as { draws: number }).draws)).toBeGreaterThan(10)
  })

  it('presses a tab through the shell in it that fills it', async () => {
    const { run, log } = await stage.show(`<ul role=tablist style="display:flex;list-style:none">
      <li role=tab style="width:40px" onclick="log.push('opened')"><a href="#two" role=presentation style="display:block;width:60px">Two</a></li>
      </ul><div id=two>Words</div><script>log = []</script>`)
    expect(await run('click', 'Two')).toMatchObject({ success: true })
    expect(await log()).toEqual(['opened'])
  })

  it('takes an icon for its button and a label for its control', async () => {
    const { tab } = await stage.show(
      `<button onclick="this.title='yes'"><svg width=9 height=9><path/></svg></button><label for=c>Pick</label><input type=checkbox id=c>`,
    )
    const results = await tab.evaluate(async () => {
      const { elements, run } = window.hands as unknown as {
        elements: { idOf(element: Element): number }
        run: typeof window.hands.run
      }
      const ids = ['svg', 'label'].map((tag) => elements.idOf(document.querySelector(tag) as Element))
      const steps = [
        { action: 'click', elementId: ids[0] ?? 0, description: '' },
        { action: 'check', elementId: ids[1] ?? 0, description: '' },
      ]
      return [await run(steps[0] as never), await run(steps[1] as never)]
    })
    expect(results).toMatchObject([{ success: true }, { success: true }])
    expect(await tab.locator('#c').isChecked()).toBe(true)
  })
})

describe('drag, text and sight', () => {
  it('drags with HTML drag and drop, and with the pointer', async () => {
    const { run, find, tab } = await stage.visit('drag.html')
    const cheese = await find('Cheese')
    expect(await run('drag', 'Apples', String(cheese.id))).toMatchObject({ success: true })
    expect(await tab.locator('li').allTextContents()).toEqual(['Bread', 'Cheese', 'Apples'])
    const goal = await find('Goal')
    expect(await run('drag', 'Knob', { to: { elementId: goal.id } })).toMatchObject({ success: true })
    expect(
      await tab.evaluate(() => document.querySelector<HTMLElement>('#knob')?.offsetLeft),
    ).toBeGreaterThan(250)
  })

  it('selects text, reads, finds and lists', async () => {
    const { run, tab } = await stage.show(
      `<p tabindex=0>Tea <b>from</b> Assam costs 4 euro.</p><p>Coffee costs 5 euro.</p><select aria-label=Size><option>Small<option>Large</select>`,
    )
    expect(await run('select_text', 'Tea from Assam costs 4 euro.', 'from Assam')).toMatchObject({
      success: true,
    })
    expect(await tab.evaluate(() => String(getSelection()))).toBe('from Assam')
    expect(await run('select_text', undefined, 'Assam costs 4 euro. Coffee')).toMatchObject({ success: true })
    expect(await tab.evaluate(() => String(getSelection()).replace(/\s+/g, ' '))).toBe(
      'Assam costs 4 euro. Coffee',
    )
    expect((await run('read')).text).toContain('Coffee costs 5 euro.')
    expect((await run('read', 'Tea from Assam costs 4 euro.')).text).toBe('Tea from Assam costs 4 euro.')
    expect((await run('find', undefined, 'coffee')).text).toContain('Coffee costs 5 euro.')
    expect(await run('find', undefined, 'cocoa')).toMatchObject({
      success: false,
      error: 'element_not_found',
    })
    expect(await run('list_options', 'Size')).toMatchObject({ success: true, options: ['Small', 'Large'] })
  })

  it('selects words of the main part that can be read, and says when there are none', async () => {
    const { run, tab } =
      await stage.show(`<nav>One two</nav><p hidden>three four</p><p data-pagehand=mask>five six</p>
      <p style="user-select:none">seven eight</p><main><p id=main>
        One
        two</p></main>`)
    expect(await run('select_text', undefined, 'One two')).toMatchObject({ success: true })
    expect(await tab.evaluate(() => getSelection()?.anchorNode?.parentElement?.id)).toBe('main')
    for (const words of ['three four', 'five six', 'seven eight', 'nine', ''])
      expect(await run('select_text', undefined, words)).toMatchObject({ error: 'element_not_found' })
  })

  it('scrolls the part that an element lies in, and the page where it lies in none', async () => {
    const { run, tab } =
      await stage.show(`<button>Outside</button><div id=part style="height:90px;overflow:auto">
      <button>Inside</button><p style="height:500px"></p></div><div style="height:3000px"></div>`)
    const places = () =>
      tab.evaluate(() => [scrollY > 0, (document.querySelector('#part') as Element).scrollTop > 0])
    expect(await run('scroll', 'Inside', 'down')).toMatchObject({ success: true })
    expect(await places()).toEqual([false, true])
    expect(await run('scroll', 'Outside', 'down')).toMatchObject({ success: true })
    expect(await places()).toEqual([true, true])
  })

  it('scrolls, and says when there is nothing further', async () => {
    const { run } = await stage.show(`<div style="height:3000px"></div>`)
    expect(await run('scroll', undefined, 'down')).toMatchObject({ success: true })
    expect(await run('scroll', undefined, 'bottom')).toMatchObject({ success: true })
    expect(await run('scroll', undefined, 'down')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('scroll', undefined, 'top')).toMatchObject({ success: true })
    const { run: inner, tab } = await stage.visit('virtual.html')
    expect(await inner('scroll', undefined, 'down')).toMatchObject({ success: true })
    expect(await tab.locator('#inner button').first().textContent()).not.toBe('Row 0')
    expect(await inner('click', 'Row 14')).toMatchObject({ success: true })
    expect(await tab.locator('#chosen').textContent()).toBe('Row 14')
  })

  it('waits for a text, an element or a while', async () => {
    const { run, tab, find } = await stage.show(
      `<p>Start</p><button hidden>Later</button><button>Now</button>`,
    )
    await tab.evaluate(() => setTimeout(() => (document.querySelector('p')!.textContent = 'All done'), 300))
    expect(await run('wait_for', undefined, 'all done')).toMatchObject({ success: true })
    expect(await run('wait_for', undefined, { inputData: 'never', waitDuration: 200 })).toMatchObject({
      error: 'timeout',
    })
    expect(await run('wait_for', undefined, { elementId: (await find('Now')).id })).toMatchObject({
      success: true,
    })
    expect(await run('wait', undefined, { waitDuration: 10 })).toMatchObject({ success: true })
  })

  it('goes only where the site is', async () => {
    const { run, tab } = await stage.show(`<h2 id=part>Part</h2>`)
    for (const url of ['https://other.example/', '?next=//other.example/'])
      expect(await run('navigate', undefined, { url }), url).toMatchObject({ error: 'cross_origin' })
    expect(await run('navigate', undefined, { url: 'javascript:alert(1)' })).toMatchObject({
      error: 'cross_origin',
    })
    expect(await run('navigate', undefined, { url: '#part' })).toMatchObject({ success: true })
    expect(await run('back')).toMatchObject({ success: true })
    expect(new URL(tab.url()).hash).toBe('')
  })

  it('points things out in a layer of its own that nothing sees', async () => {
    const { run, tab, snapshot } = await stage.show(`<button>Here</button>`)
    expect(await run('highlight', 'Here', 'Press this')).toMatchObject({ success: true })
    expect(await tab.evaluate(() => document.querySelector('[popover]')?.shadowRoot ?? 'closed')).toBe(
      'closed',
    )
    const { indexedElements, visibleText } = await snapshot()
    expect(indexedElements).toHaveLength(1)
    expect(visibleText).toBe('Here')
  })

  it('moves a pointer where it acts, without getting in its own way', async () => {
    const { run, tab } = await stage.show(`<button onclick="this.textContent='Done'">Go</button>`, {
      pointer: true,
    })
    expect(await run('click', 'Go')).toMatchObject({ success: true })
    expect(await tab.locator('[popover]').count()).toBe(1)
    await tab.evaluate(() => window.hands.destroy())
    expect(await tab.locator('[popover]').count()).toBe(0)
  })
})
