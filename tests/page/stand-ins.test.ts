import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from './support/outline.ts'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const told = async (html: string) => outlineOf(await stage.show(html))
const box = 'position:relative;width:200px;height:32px;border:1px solid'

describe('a real control that something painted stands for', () => {
  it.each([
    [
      'a select whose field is transparent',
      `<div style="${box}"><span style="position:absolute;inset:0"><input role=combobox aria-label=City readonly style="opacity:0"></span><span>Lyon</span></div>`,
      ['combobox City value=Lyon why=role readonly'],
    ],
    [
      'a select whose field lies in a box without height, beside what it shows',
      `<div style="${box}"><div style="height:0"><div style="opacity:0;position:absolute"><input role=combobox aria-label=Fruit readonly></div><div class=placeholder style="position:absolute">Select</div></div></div>`,
      ['combobox Fruit why=role readonly', 'text Select'],
    ],
    [
      'a select with a second field for its form',
      `<div style="${box}"><input role=combobox aria-label=Tags readonly style="opacity:0;position:absolute;inset:0"><input tabindex=-1 aria-hidden=true style="opacity:0;position:absolute"></div>`,
      ['combobox Tags why=role readonly'],
    ],
    [
      'a select with a field of two pixels, called by the words above it',
      `<p>Tone</p><div style="display:flex;${box}"><div>Ocean</div><div><input role=combobox style="opacity:0;width:2px;border:0"></div></div>`,
      ['combobox Tone value=Ocean why=role'],
    ],
    [
      'a slider whose thumb holds a clipped range',
      `<span style="display:block;${box}"><span style="position:absolute;left:30%;width:20px;height:20px;background:blue">
        <input type=range aria-label=Volume value=30 style="clip:rect(0 0 0 0);position:absolute;width:100%;height:100%"></span></span>`,
      ['slider Volume value=30'],
    ],
    [
      'a transparent box to tick, called by the label after it',
      `<li><input type=checkbox style="opacity:0;width:40px;height:40px"><label>Buy milk</label></li>`,
      ['checkbox Buy milk checked=false', 'clickable Buy milk why=guess'],
    ],
    [
      'a drop-down made of a box, with what is chosen in it',
      `<label id=age>Age</label><div role=combobox tabindex=0 aria-labelledby=age>Twenty</div>`,
      ['combobox Age value=Twenty why=role'],
    ],
  ])('is %s', async (_, html, lines) => {
    expect(await told(html)).toEqual(lines)
  })

  it.each([
    ['a closed layer', '<div style="opacity:0"><input aria-label=Trap><button>Go</button></div>'],
    ['a field for the form alone', '<div><input aria-hidden=true tabindex=-1 style="opacity:0"></div>'],
    ['a trap for robots', '<div style="position:absolute;left:-9999px"><input aria-label=Trap></div>'],
    ['a transparent button', '<button style="opacity:0">Go</button>'],
  ])('is not %s', async (_, html) => {
    expect(await told(`<p>Words</p>${html}`)).toEqual(['text Words'])
  })
})

describe('a field without a label', () => {
  it.each([
    ['a label that is not bound to it', '<p><label>Username</label> <input></p>', 'textbox Username'],
    ['the cell before it', '<table><tr><td>Genre</td><td><input></td></tr></table>', '  textbox Genre'],
    ['the words before it', 'Year of birth: <input>', 'textbox Year of birth'],
    ['the words after it', '<div><input><small>Guests</small></div>', 'textbox Guests'],
    ['the words above it', '<div><div>City</div><div><input></div></div>', 'textbox City'],
  ])('is called by %s, which are not told again', async (_, html, line) => {
    expect((await told(html)).filter((each) => each !== 'table')).toEqual([line])
  })

  it('is called by the head of its column, and told apart by its row', async () => {
    expect(
      await told(`<table><tr><th>Item</th><th>Amount</th></tr>
        <tr><td>Pen</td><td><input value=1></td></tr><tr><td>Cup</td><td><input value=2></td></tr></table>`),
    ).toEqual([
      'table',
      '  row',
      '    columnheader Item',
      '    columnheader Amount',
      '  record',
      '    cell Pen column=Item',
      '    textbox Amount value=1 column=Amount',
      '  record',
      '    cell Cup column=Item',
      '    textbox Amount value=2 column=Amount',
    ])
  })

  it('is called by its first choice when that says what to choose', async () => {
    expect(await told('<select><option value="">Choose a doctor<option>Dr. May</select>')).toEqual([
      'select Choose a doctor value="Choose a doctor" options=["Choose a doctor","Dr. May"]',
    ])
  })

  it('takes no name from beyond the long text that it stands under', async () => {
    const long = 'Read this before. '.repeat(6).trim()
    expect(
      await told(`<div><div><p>${long}</p><input> <button>Go</button></div></div><div>Time left: 60 s</div>`),
    ).toEqual([`text ${long}`, 'textbox', 'button Go', 'text Time left: 60 s'])
  })

  it('is called by the words above it past a lone colon', async () => {
    expect(await told('<div><p>Town</p><div><b>:</b><input></div></div>')).toEqual(['text :', 'textbox Town'])
  })

  it('takes no name from what the owner has masked', async () => {
    expect(await told('<p><span data-pagehand=mask>Quiet name</span> <input></p>')).toEqual(['textbox'])
  })
})

describe('what is called by more than its name', () => {
  it('is told by its name and its value apart', async () => {
    const lines = await outlineOf(
      await stage.show(`<span id=l1>Age</span><div role=combobox tabindex=0 id=s1 aria-labelledby="l1 s1">Twenty</div>
<span id=l2>Person</span><button id=b2 aria-haspopup=listbox aria-labelledby="l2 b2">Durward</button>
<div><h4>Notifications</h4><button role=switch aria-checked=false>Off</button></div>
<div tabindex=0><table><tr><td>1<td>2</table></div><select><option>Choose a doctor<option>Dr. A</select>
<ul role=tablist><li role=tab tabindex=0><a href="#t1" role=presentation tabindex=-1>Tab</a></li></ul>`),
    )
    expect(lines.map((line) => line.trim())).toEqual([
      'combobox Age value=Twenty why=role',
      'button Person value=Durward popup=listbox',
      'heading Notifications level=4',
      'switch Notifications checked=false why=role',
      'table',
      'row',
      'cell 1',
      'cell 2',
      'select Choose a doctor value="Choose a doctor" options=["Choose a doctor","Dr. A"]',
      'tab Tab why=role',
    ])
  })
})
