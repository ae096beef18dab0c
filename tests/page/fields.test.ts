import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('fields', () => {
  it('types, appends and clears in every kind of text field', async () => {
    const { run, find } =
      await stage.show(`<label>Text <input value=old></label><label>Mail <input type=email></label>
      <label>Number <input type=number></label><label>Phone <input type=tel maxlength=5></label><label>Area <textarea></textarea></label><label>Fixed <input readonly value=x></label>`)
    expect(await run('type', 'Text', 'new')).toMatchObject({ success: true })
    expect(await run('append', 'Text', ' end')).toMatchObject({ success: true })
    expect((await find('Text')).value).toBe('new end')
    expect(await run('clear', 'Text')).toMatchObject({ success: true })
    expect((await find('Text')).value).toBe('')
    expect(await run('type', 'Mail', 'ada@example.org')).toMatchObject({ success: true })
    expect(await run('append', 'Mail', '.uk')).toMatchObject({ success: true })
    expect((await find('Mail')).value).toBe('ada@example.org.uk')
    expect(await run('type', 'Number', '42')).toMatchObject({ success: true })
    expect(await run('type', 'Number', 'many')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('type', 'Phone', '1234567')).toMatchObject({
      error: 'no_effect',
      reason: 'It did not keep the text: it holds “12345”.',
    })
    expect((await find('Phone')).value).toBe('12345')
    expect(await run('type', 'Area', 'two\nlines')).toMatchObject({ success: true })
    expect((await find('Area')).value).toBe('two\nlines')
    expect(await run('type', 'Area', 'long '.repeat(200))).toMatchObject({ success: true })
    expect(await run('type', 'Fixed', 'y')).toMatchObject({ success: false, error: 'disabled' })
  })

  it('writes a new line as text, in no chat as the key that sends', async () => {
    const { run, find, tab } = await stage.show(
      `<textarea aria-label=Message onkeydown="if (event.key === 'Enter') document.title = 'sent'"></textarea>`,
    )
    expect(await run('type', 'Message', 'hello\nworld')).toMatchObject({ success: true })
    expect((await find('Message')).value).toBe('hello\nworld')
    expect(await tab.title()).toBe('Test')
  })

  it('checks and unchecks by label, native and not, and reports what stays', async () => {
    const { run, find } =
      await stage.show(`<label><input type=checkbox> Box</label><label><input type=radio name=r> One</label><label><input type=radio name=r> Two</label>
      <div role=switch tabindex=0 aria-checked=false onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true')">Sound</div>
      <label><input type=checkbox onclick="event.preventDefault()"> Stubborn</label><label class=s><input type=checkbox style="display:none"> Hidden box</label>`)
    for (const name of ['Box', 'Two', 'Sound', 'Hidden box']) {
      expect(await run('check', name)).toMatchObject({ success: true })
      expect((await find(name)).checked).toBe(true)
    }
    expect(await run('check', 'Box')).toMatchObject({ success: true })
    expect(await run('uncheck', 'Box')).toMatchObject({ success: true })
    expect(await run('uncheck', 'Sound')).toMatchObject({ success: true })
    expect(await run('uncheck', 'Two')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('check', 'Stubborn')).toMatchObject({ success: false, error: 'no_effect' })
  })

  it('selects by label, by several labels and from suggestions, and offers the options on a miss', async () => {
    const { run, find } =
      await stage.show(`<select aria-label=Size><option value=s>Small<option value=l>Large<option disabled>Huge</select>
      <select multiple aria-label=Extras><option>Milk<option>Sugar<option>Lemon</select><input aria-label=Tea list=teas><datalist id=teas><option>Assam<option>Darjeeling</datalist>`)
    expect(await run('select', 'Size', 'large')).toMatchObject({ success: true })
    expect((await find('Size')).value).toBe('Large')
    expect(await run('select', 'Size', 'Medium')).toMatchObject({
      error: 'option_not_found',
      options: ['Small', 'Large', 'Huge'],
    })
    expect(await run('select', 'Size', 'Huge')).toMatchObject({ error: 'disabled' })
    expect(await run('select', 'Extras', 'Milk, Lemon')).toMatchObject({ success: true })
    expect((await find('Extras')).value).toBe('Milk, Lemon')
    expect(await run('select', 'Tea', 'darj')).toMatchObject({ success: true })
    expect((await find('Tea')).value).toBe('Darjeeling')
  })

  it('opens a custom list, looks again and chooses by name', async () => {
    const { run, tab } =
      await stage.show(`<button aria-haspopup=listbox onclick="setTimeout(() => list.hidden = false, 150)">Colour</button>
      <ul role=listbox id=list hidden><li role=option onclick="picked.textContent=this.textContent;list.hidden=true">Red</li><li role=option onclick="picked.textContent=this.textContent;list.hidden=true">Green</li></ul><p id=picked></p>`)
    expect(await run('list_options', 'Colour')).toMatchObject({ options: ['Red', 'Green'] })
    expect(await run('select', 'Colour', 'Blue')).toMatchObject({
      error: 'option_not_found',
      options: ['Red', 'Green'],
    })
    await tab.evaluate(() => document.querySelector('#list')?.setAttribute('hidden', ''))
    expect(await run('select', 'Colour', 'green')).toMatchObject({ success: true })
    expect(await tab.locator('#picked').textContent()).toBe('Green')
  })

  it('chooses from a list that redraws itself while it narrows', async () => {
    const { run, tab } =
      await stage.show(`<input role=combobox aria-label=City aria-controls=list id=field><ul role=listbox id=list hidden></ul>
      <script>const all = ['Rome', 'Oslo', 'Paris']
      field.oninput = () => setTimeout(() => { list.hidden = false
        list.innerHTML = all.filter((city) => city.toLowerCase().includes(field.value.toLowerCase())).map((city) => '<li role=option>' + city).join('') }, 200)
      list.onclick = (event) => { field.value = event.target.textContent; list.hidden = true; document.title = 'chosen' }</script>`)
    expect(await run('select', 'City', 'Oslo')).toMatchObject({ success: true })
    expect([await tab.title(), await tab.locator('#field').inputValue()]).toEqual(['chosen', 'Oslo'])
  })

  it('tells suggestions by their values', async () => {
    const { run } = await stage.show(
      `<input aria-label=City list=all><datalist id=all><option value=Rome><option value=Oslo></datalist>`,
    )
    expect(await run('list_options', 'City')).toMatchObject({ options: ['Rome', 'Oslo'] })
    expect(await run('select', 'City', 'Bonn')).toMatchObject({
      error: 'option_not_found',
      options: ['Rome', 'Oslo'],
    })
  })

  it('fills native and custom date pickers, times, colours, ranges and sliders', async () => {
    const { run, tab } = await stage.visit('dates.html')
    const value = (id: string) =>
      tab.evaluate((id) => document.querySelector<HTMLInputElement>(id)?.value, id)
    expect(await run('set_value', 'Arrival', '2026-03-14')).toMatchObject({ success: true })
    expect(await value('#native')).toBe('2026-03-14')
    expect(await run('set_value', 'Arrival', 'soon')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('set_value', 'Time', '09:30')).toMatchObject({ success: true })
    expect(await run('set_value', 'Colour', '#00FF7f')).toMatchObject({ success: true })
    expect(await value('#colour')).toBe('#00ff7f')
    expect(await run('set_value', 'Volume', '70')).toMatchObject({ success: true })
    expect(await run('click', 'Departure')).toMatchObject({ success: true })
    expect(await run('click', '9 March 2026')).toMatchObject({ success: true })
    expect(await value('#custom')).toBe('2026-03-09')
    expect(await run('set_value', 'Rooms', '4')).toMatchObject({ success: true })
    expect(await run('set_value', 'Rooms', '9')).toMatchObject({ success: false, error: 'no_effect' })
  })

  it('fills a rating by the name or value of its star', async () => {
    const { run, tab } = await stage.show(
      `<fieldset><legend>Rating</legend>${[1, 2, 3, 4, 5].map((n) => `<label><input type=radio name=stars value=${n}> ${n} stars</label>`).join('')}</fieldset>`,
    )
    expect(await run('set_value', '1 stars', '4')).toMatchObject({ success: true })
    expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>(':checked')?.value)).toBe('4')
  })

  it('is understood by React, also in a combobox that closes on blur', async () => {
    const { run, tab } = await stage.visit('react.html')
    const state = () =>
      tab.evaluate(
        () => JSON.parse(document.querySelector('#state')?.textContent ?? '{}') as Record<string, unknown>,
      )
    expect(await run('type', 'Full name', 'Ada Lovelace')).toMatchObject({ success: true })
    expect(await run('type', 'Voucher', 'spring26')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('type', 'Frozen', 'else')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await run('select', 'Plan', 'Plus')).toMatchObject({ success: true })
    expect(await run('check', 'Newsletter')).toMatchObject({ success: true })
    expect(await run('select', 'Town', 'Lisbon')).toMatchObject({ success: true })
    expect(await state()).toEqual({
      name: 'Ada Lovelace',
      code: 'SPRING',
      plan: 'plus',
      agreed: true,
      town: 'Lisbon',
    })
    expect(await tab.evaluate(() => window.hands.changes.undo())).toBe(5)
    expect(await state()).toMatchObject({ name: '', code: '', plan: 'basic', agreed: false })
  })

  it('writes into editable regions, plain and of a real editor', async () => {
    const plain = await stage.show(`<div contenteditable aria-label=Note>old text</div>`)
    expect(await plain.run('type', 'Note', 'new text')).toMatchObject({ success: true })
    expect(await plain.run('append', 'Note', ' and more')).toMatchObject({ success: true })
    expect((await plain.find('Note')).value).toBe('new text and more')
    const { run, tab } = await stage.visit('quill.html')
    expect(await run('type', 'Letter', 'Dear Ada')).toMatchObject({ success: true })
    expect(await run('append', 'Letter', ', hello')).toMatchObject({ success: true })
    expect(await tab.evaluate(() => (window as unknown as { quillText(): string }).quillText())).toBe(
      'Dear Ada, hello\n',
    )
  })

  it('puts fields back, unless the visitor has changed them since', async () => {
    const { run, tab, find } = await stage.show(
      `<label>A <input value=one></label><label>B <input value=two></label><label>C <textarea></textarea></label><label><input type=checkbox> D</label>`,
    )
    // What was changed on the pages before lives through a page load.
    await tab.evaluate(() => window.hands.changes.forget())
    await run('type', 'A', 'changed')
    await run('type', 'A', 'again')
    await run('type', 'B', 'changed')
    await run('type', 'C', 'changed')
    await run('check', 'D')
    expect(await tab.evaluate(() => window.hands.changes.list().map(({ name }) => name))).toEqual([
      'A',
      'B',
      'C',
      'D',
    ])
    await tab.getByLabel('B').fill('mine')
    expect(await tab.evaluate(() => window.hands.changes.undo())).toBe(3)
    expect([
      (await find('A')).value,
      (await find('B')).value,
      (await find('C')).value,
      (await find('D')).checked,
    ]).toEqual(['one', 'mine', '', false])
  })

  it('chooses again the radio button that was chosen before', async () => {
    const { run, tab } = await stage.show(
      `<form>${['Oak', 'Ash', 'Elm'].map((wood, at) => `<label><input type=radio name=wood ${at === 0 && 'checked'}> ${wood}</label>`).join('')}</form>
      <label><input type=radio name=wood> Other</label><label><input type=radio name=wood> Another</label>`,
    )
    await tab.evaluate(() => window.hands.changes.forget())
    const chosen = () =>
      tab.$$eval('input:checked', (inputs) => inputs.map((input) => input.parentElement?.textContent?.trim()))
    for (const wood of ['Ash', 'Elm', 'Ash']) await run('check', wood)
    await run('click', 'Other')
    expect(await chosen()).toEqual(['Ash', 'Other'])
    expect(await tab.evaluate(() => window.hands.changes.undo())).toBe(2)
    expect(await chosen()).toEqual(['Oak'])
    await run('check', 'Elm')
    await tab.getByLabel('Ash').check()
    expect(await tab.evaluate(() => window.hands.changes.undo())).toBe(0)
    expect(await chosen()).toEqual(['Ash'])
  })

  it('keeps nothing of secret and masked fields for the next page, not even once they are gone', async () => {
    const { run, tab } = await stage.show(`<label>Town <input value=Rome></label><label>Street <input></label>
      <p><label>Diary <input data-pagehand=mask value=canary></label></p><label>Password <input value=canary></label>`)
    await tab.evaluate(() => window.hands.changes.forget())
    const kept = () => tab.evaluate(() => sessionStorage.getItem('pagehand:changes') ?? '')
    // What is masked has no name either.
    expect(await run('type', '', 'wren')).toMatchObject({ success: true })
    await run('type', 'Password', 'wren')
    await run('type', 'Town', 'Oslo')
    expect(await kept()).toContain('Rome')
    await tab.evaluate(() => document.querySelector('p')?.remove())
    await run('type', 'Street', 'Mill Lane')
    expect(await kept()).toContain('Mill Lane')
    expect(await kept()).not.toMatch(/canary|wren/)
    await tab.evaluate(() => window.hands.changes.undo())
    expect(await kept()).toBe('')
  })

  it('knows when undo would leave something that was done', async () => {
    const { run, tab } = await stage.show(
      `<label>A <input></label><p>Empty</p><button onclick="document.querySelector('p').textContent = 'One lamp'">Add</button>`,
    )
    await tab.evaluate(() => window.hands.changes.forget())
    const lasting = () => tab.evaluate(() => window.hands.changes.hasLasting())
    await run('type', 'A', 'text')
    await run('focus', 'A')
    expect(await lasting()).toBe(false)
    await run('click', 'Add')
    expect(await lasting()).toBe(true)
    await tab.evaluate(() => window.hands.changes.forget())
    expect(await lasting()).toBe(false)
  })
})

describe('keys', () => {
  it('do what a browser does with them', async () => {
    const { run, tab } =
      await stage.show(`<form onsubmit="event.preventDefault();document.title='sent'"><input aria-label=First><input aria-label=Second><button>Go</button></form>
      <select aria-label=List><option>A<option>B</select><textarea aria-label=Area>ab</textarea><label><input type=checkbox> Box</label><dialog>Hi</dialog>
      <label><input type=radio name=r checked> R1</label><label><input type=radio name=r> R2</label>`)
    const active = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await run('press_key', 'First', 'a')).toMatchObject({ success: true })
    expect(await run('press_key', undefined, 'Tab')).toMatchObject({ success: true })
    expect(await active()).toBe('Second')
    await run('press_key', undefined, 'Shift+Tab')
    expect(await active()).toBe('First')
    expect(await run('press_key', 'First', 'Enter')).toMatchObject({ success: true })
    expect(await tab.title()).toBe('sent')
    expect(await run('press_key', 'List', 'ArrowDown')).toMatchObject({ success: true })
    expect(await tab.getByLabel('List').inputValue()).toBe('B')
    expect(await run('press_key', 'Box', 'Space')).toMatchObject({ success: true })
    expect(await run('press_key', 'R1', 'ArrowDown')).toMatchObject({ success: true })
    expect(await tab.getByLabel('R2').isChecked()).toBe(true)
    await run('press_key', 'Area', 'Control+A')
    expect(await run('press_key', undefined, 'Delete')).toMatchObject({ success: true })
    expect(await tab.getByLabel('Area').inputValue()).toBe('')
    expect(await run('press_key', 'Area', 'Enter')).toMatchObject({ success: true })
    await tab.evaluate(() => document.querySelector('dialog')?.showModal())
    expect(await run('press_key', undefined, 'Escape')).toMatchObject({ success: true })
    expect(await tab.evaluate(() => document.querySelector('dialog')?.open)).toBe(false)
    expect(await run('press_key', undefined, 'Hyper+Q')).toMatchObject({ error: 'unsupported_action' })
  })

  it('presses a key that nobody has aimed on the page, not in the chat', async () => {
    const { run, tab } = await stage.show(
      `<div id=widget><input id=chat></div><script>addEventListener('keydown', ({ target, key }) => document.title = target.localName + key)</script>`,
      { widget: true },
    )
    await tab.focus('#chat')
    expect(await run('press_key', undefined, 'Escape')).toMatchObject({ success: true })
    expect(await tab.title()).toBe('bodyEscape')
  })

  it('counts up with the upper arrow and down with the lower', async () => {
    const { run, tab } = await stage.show(`<label>Guests <input type=number value=2></label>
      <label>Volume <input type=range value=50></label>`)
    expect(await run('press_key', 'Guests', 'ArrowUp')).toMatchObject({ success: true })
    expect(await run('press_key', 'Volume', 'ArrowDown')).toMatchObject({ success: true })
    const values = () =>
      tab.evaluate(() => Array.from(document.querySelectorAll('input'), (each) => each.value))
    expect(await values()).toEqual(['3', '49'])
  })

  it('does not write behind the back of a field that keeps every key out', async () => {
    const { run, tab } = await stage.show(
      `<label>Zip <input value=123 onkeydown="if (/^[a-z]$/.test(event.key)) event.preventDefault()"></label>`,
    )
    expect(await run('type', 'Zip', 'abc')).toMatchObject({ success: false, error: 'no_effect' })
    expect(await tab.inputValue('input')).toBe('123')
    expect(await run('type', 'Zip', '4a5')).toMatchObject({
      error: 'no_effect',
      reason: 'It did not keep the text: it holds “45”.',
    })
  })

  it('checks a box that is neither on nor off', async () => {
    const { run, find } = await stage.show(`<div role=checkbox aria-checked=mixed tabindex=0
        onclick="this.setAttribute('aria-checked', 'true')">All</div>`)
    expect(await find('All')).toMatchObject({ checked: false })
    expect(await run('check', 'All')).toMatchObject({ success: true })
    expect(await find('All')).toMatchObject({ checked: true })
  })
})
