import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A control whose list is drawn at the end of the page, without a role or any tie to it. */
const elsewhere = (options: string[], { several = false } = {}) => `
  <div role=combobox tabindex=0 aria-label=Fruit aria-expanded=false id=box style="width:200px;border:1px solid">–</div>
  <script>
    const several = ${several}
    const chosen = []
    let list
    box.onmousedown = () => {
      if (list) return
      list = document.body.appendChild(document.createElement('div'))
      list.style.cssText = 'position:absolute;top:60px;left:20px;width:200px;max-height:120px;overflow-y:auto;background:#fff'
      box.setAttribute('aria-expanded', true)
      list.innerHTML = ${JSON.stringify(options)}.map((text) => '<div class="item" style="height:30px">' + text + '</div>').join('')
      list.onclick = ({ target }) => {
        if (chosen.includes(target.textContent)) chosen.splice(chosen.indexOf(target.textContent), 1)
        else chosen.push(target.textContent)
        if (!several) chosen.splice(0, chosen.length - 1)
        box.innerHTML = chosen.map((text) => '<span>' + text + '</span>').join(' ')
        if (!several) close()
      }
    }
    const close = () => { list?.remove(); list = undefined; box.setAttribute('aria-expanded', false) }
    addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  </script>`

describe('a list that stands elsewhere', () => {
  it('is chosen from by the words of its rows, and closed after a miss', async () => {
    const { run, tab } = await stage.show(elsewhere(['Apple', 'Banana', 'Cherry']))
    expect(await run('select', 'Fruit', 'Banana')).toMatchObject({ success: true })
    expect(await tab.locator('#box').textContent()).toBe('Banana')
    expect(await run('select', 'Fruit', 'Mango')).toMatchObject({
      error: 'option_not_found',
      reason: 'There is no “Mango”.',
      options: ['Apple', 'Banana', 'Cherry'],
    })
    expect(await run('list_options', 'Fruit')).toMatchObject({ options: ['Apple', 'Banana', 'Cherry'] })
    expect(await tab.locator('.item').count()).toBe(0)
  })

  it('gives several, and does not take out what was in', async () => {
    const { run, tab } = await stage.show(elsewhere(['Apple', 'Banana', 'Cherry'], { several: true }))
    expect(await run('select', 'Fruit', { values: ['Apple', 'Cherry'] })).toMatchObject({ success: true })
    expect(await run('select', 'Fruit', { values: ['Cherry', 'Banana'] })).toMatchObject({ success: true })
    expect(await tab.locator('#box').textContent()).toBe('Apple Cherry Banana')
    expect(await tab.locator('.item').count()).toBe(0)
  })

  it('is scrolled, and not taken for another that begins alike', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `Option ${index + 1}`)
    const { run, tab } = await stage.show(elsewhere(many))
    expect(await run('select', 'Fruit', 'Option 55')).toMatchObject({ success: true })
    expect(await tab.locator('#box').textContent()).toBe('Option 55')
  })

  it('says what is shown when a choice is not taken', async () => {
    const { run } = await stage.show(
      `${elsewhere(['Apple', 'Banana'])}<script>new MutationObserver(() => { if (box.textContent !== '–') box.textContent = '–' }).observe(box, { childList: true })</script>`,
    )
    expect(await run('select', 'Fruit', 'Apple')).toMatchObject({ success: false, error: 'no_effect' })
  })
})

/** A list of several that calls selected what Enter would choose. */
const pointing = `
  <div role=combobox tabindex=0 aria-label=Tags aria-controls=list aria-activedescendant=o0 aria-expanded=true id=box style="width:200px;height:30px"></div>
  <ul role=listbox aria-multiselectable=true id=list onclick="box.textContent += event.target.textContent">
    <li role=option id=o0 aria-selected=true>Red</li><li role=option id=o1 aria-selected=false>Blue</li></ul>`

describe('a list of several', () => {
  it('holds nothing yet of what it only points at', async () => {
    const { run, tab } = await stage.show(pointing)
    const { success, reason } = await run('select', 'Tags', { values: ['Red', 'Blue'] })
    expect({ success, reason }).toEqual({ success: true, reason: undefined })
    expect(await tab.locator('#box').textContent()).toBe('RedBlue')
  })
})

describe('a list that closes after each choice', () => {
  it('is opened again for the next, though what is chosen stands in it as an option', async () => {
    const { run, tab } = await stage.show(`
      <div role=combobox tabindex=0 aria-label=Tags aria-expanded=false id=box style="width:300px">
        <div role=listbox id=chips style="display:flex;height:30px"></div>
        <div role=listbox id=list style="visibility:hidden"><p role=option>Red</p><p role=option>Green</p><p role=option>Blue</p></div></div>
      <script>
        const show = (open) => requestAnimationFrame(() => {
          list.style.visibility = open ? 'visible' : 'hidden'
          box.setAttribute('aria-expanded', open)
        })
        box.onclick = () => show(true)
        list.onclick = (event) => { chips.append(event.target); event.stopPropagation(); show(false) }
      </script>`)
    expect(await run('select', 'Tags', { values: ['Red', 'Blue'] })).toMatchObject({ success: true })
    expect(await tab.locator('#chips > *').allTextContents()).toEqual(['Red', 'Blue'])
  })
})

describe('a list that stays open inside of its control', () => {
  it('is closed when something was chosen', async () => {
    const { run, tab } = await stage.show(`
      <div role=combobox tabindex=0 aria-label=Tags aria-expanded=false id=box style="width:300px"><b id=chosen>–</b>
        <div role=listbox id=list hidden><p role=option>Red</p><p role=option>Blue</p></div></div>
      <script>
        const show = (open) => { list.hidden = !open; box.setAttribute('aria-expanded', open) }
        box.onclick = () => show(true)
        list.onclick = (event) => (chosen.textContent = event.target.textContent)
        box.onkeydown = ({ key }) => key === 'Escape' && show(false)
      </script>`)
    expect(await run('select', 'Tags', 'Blue')).toMatchObject({ success: true })
    expect(await tab.locator('#chosen').textContent()).toBe('Blue')
    expect(await tab.locator('#list').isVisible()).toBe(false)
  })
})

describe('a list in a layer that is a mere place', () => {
  it('is chosen from by the words of its rows', async () => {
    const { run, tab } = await stage.show(`
      <label>Fruit</label><div class=my-select tabindex=0 id=box style="width:200px;height:30px;cursor:pointer"></div>
      <div id=place style="position:absolute;top:0;left:0;width:100%;height:0"></div>
      <script>
        box.onclick = () => (place.innerHTML = '<div style="position:relative;top:80px"><p class=row>Apple</p><p class=row>Banana</p></div>')
        place.onclick = ({ target }) => { box.textContent = target.textContent; place.replaceChildren() }
      </script>`)
    expect(await run('select', 'Fruit', 'Banana')).toMatchObject({ success: true })
    expect(await tab.locator('#box').textContent()).toBe('Banana')
  })
})

describe('a list that draws only what is in sight', () => {
  it('is scrolled until the option is there', async () => {
    const { run, tab } = await stage.show(`
      <button id=box aria-haspopup=listbox aria-expanded=false aria-controls=list>Year</button>
      <div id=list role=listbox hidden style="height:100px;width:120px;overflow:hidden"><div id=space style="position:relative;height:3000px"></div></div>
      <script>
        const draw = () => {
          const first = Math.floor(list.scrollTop / 30)
          space.innerHTML = Array.from({ length: 5 }, (_, row) => first + row).map((row) =>
            '<div role=option style="position:absolute;height:30px;top:' + row * 30 + 'px">' + (1930 + row) + '</div>').join('')
        }
        list.onscroll = draw
        box.onclick = () => { list.hidden = false; box.setAttribute('aria-expanded', true); draw() }
        list.onclick = ({ target }) => { box.textContent = target.textContent; list.hidden = true; box.setAttribute('aria-expanded', false) }
      </script>`)
    expect(await run('select', 'Year', '2001')).toMatchObject({ success: true })
    expect(await tab.locator('#box').textContent()).toBe('2001')
  })
})

describe('a native list', () => {
  it('takes one more, or several as the whole choice', async () => {
    const { run, tab } = await stage.show(
      `<select aria-label=Names multiple><option>Ann<option selected>Bob<option>Cid</select><select aria-label=One><option>A<option>B</select>`,
    )
    const chosen = () =>
      tab.evaluate(() => Array.from(document.querySelector('select')!.selectedOptions, ({ text }) => text))
    expect(await run('select', 'Names', 'Cid')).toMatchObject({ success: true })
    expect(await chosen()).toEqual(['Bob', 'Cid'])
    expect(await run('select', 'Names', { values: ['Ann', 'Cid'] })).toMatchObject({ success: true })
    expect(await chosen()).toEqual(['Ann', 'Cid'])
    expect(await run('select', 'Names', { values: ['Ann', 'Dan'] })).toMatchObject({
      error: 'option_not_found',
      reason: 'There is no “Dan”.',
    })
    expect(await run('select', 'One', { values: ['A', 'B'] })).toMatchObject({
      reason: 'It takes only one of them.',
    })
  })

  it('takes suggestions for its own, and not a menu that stands on the page', async () => {
    const { run, tab } = await stage.show(`<ul role=menu><li role=menuitem>Georgia the cat</li></ul>
      <input aria-label=Country autocomplete=off><ul id=list hidden style="position:absolute"><li>Germany</li><li>Georgia</li></ul>
      <script>
        const field = document.querySelector('input')
        field.oninput = () => setTimeout(() => (list.hidden = false), 300)
        list.onclick = ({ target }) => { field.value = target.textContent; list.hidden = true; document.title = 'chosen' }
      </script>`)
    expect(await run('select', 'Country', 'Georgia')).toMatchObject({ success: true })
    expect(await tab.title()).toBe('chosen')
  })

  it('is not a list of the same sort that always stands on the page', async () => {
    const { run, tab } =
      await stage.show(`<ul role=listbox aria-label=Towns><li role=option>Rome</li><li role=option>Oslo</li></ul>
      <input role=combobox aria-label=Town aria-haspopup=listbox aria-expanded=false><p id=place></p>
      <script>
        const field = document.querySelector('input')
        field.oninput = () => setTimeout(() => {
          place.innerHTML = '<ul role=listbox style="position:absolute"><li role=option>Bern</li><li role=option>Berlin</li></ul>'
          field.setAttribute('aria-expanded', true)
        }, 700)
        place.onclick = ({ target }) => { field.value = target.textContent; place.replaceChildren(); document.title = 'chosen' }
      </script>`)
    expect(await run('select', 'Town', 'Bern')).toMatchObject({ success: true })
    expect(await tab.title()).toBe('chosen')
  })

  it('is open for the next look when it comes a moment after the last letter', async () => {
    const { run, snapshot } = await stage.show(`<input aria-label=Country autocomplete=off>
      <ul id=list hidden style="position:absolute"><li style="cursor:pointer">Germany</li></ul>
      <script>document.querySelector('input').oninput = () => setTimeout(() => (list.hidden = false), 300)</script>`)
    await run('type', 'Country', 'Ge')
    expect((await snapshot()).outline.lines.map(([, , , text]) => text)).toContain('Germany')
  })

  it('is set in a page that redraws it when it gets the focus, and told when it goes back', async () => {
    const { run, tab } = await stage.show(`<p id=state>basic</p>
      <select aria-label=Plan onfocus="setTimeout(draw)" onchange="state.textContent=this.value; draw()"><option>basic<option>plus</select>
      <input type=date aria-label=Day onfocus="setTimeout(draw)" oninput="day=this.value; draw()">
      <select aria-label=Stubborn onchange="this.value='x'"><option>x<option>y</select>
      <script>
        let day = ''
        const draw = () => {
          document.querySelector('select').value = state.textContent
          document.querySelector('input').value = day
        }
      </script>`)
    expect(await run('select', 'Plan', 'plus')).toMatchObject({ success: true })
    expect(await run('set_value', 'Day', '2026-03-14')).toMatchObject({ success: true })
    expect(await tab.locator('#state').textContent()).toBe('plus')
    expect(await run('select', 'Stubborn', 'y')).toMatchObject({
      error: 'no_effect',
      reason: 'It did not keep the choice: it holds “x”.',
    })
  })
})
