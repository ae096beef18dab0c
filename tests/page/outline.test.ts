import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from './support/outline.ts'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const told = async (html: string) => outlineOf(await stage.show(html))

describe('an outline', () => {
  it('tells regions, headings, text and what can be acted on, in the order of the page', async () => {
    expect(
      await told(`<header><nav aria-label=Main><ul><li><a href="/tea">Tea</a></li><li><a href="/mugs" aria-current=page>Mugs</a></li></ul></nav></header>
        <main><h1>Mugs</h1><p>Our mugs are <b>fine</b>, see <a href="/care">care</a> for more.</p></main><footer>The end</footer>`),
    ).toEqual([
      'banner',
      '  navigation Main',
      '    list',
      '      link Tea',
      '      link Mugs current',
      'main',
      '  heading Mugs level=1',
      '  text Our mugs are fine, see',
      '  link care inline',
      '  text for more. inline',
      'contentinfo',
      '  text The end',
    ])
  })

  it('finds records among siblings of like shape, each with its parts', async () => {
    expect(
      await told(
        `<main><div>${['Blue', 'Red']
          .map(
            (name) =>
              `<div class="card new"><h3><a href="/m">${name} mug</a></h3><p><s>€12</s> €9</p><button>Add</button></div>`,
          )
          .join('')}</div></main>`,
      ),
    ).toEqual([
      'main',
      ...['Blue', 'Red'].flatMap((name) => [
        '  record',
        `    link ${name} mug level=3`,
        '    text €12 struck',
        '    text €9 inline',
        '    button Add',
      ]),
    ])
  })

  it('tells rows of a table as records, their cells by the head of the column', async () => {
    expect(
      await told(`<table><caption>People</caption><tr><th>Name</th><th>Age</th><th></th></tr>
        ${['Ada', 'Bob'].map((name) => `<tr><td>${name}</td><td>36</td><td><button>Edit</button></td></tr>`).join('')}</table>`),
    ).toEqual([
      'table People',
      '  row',
      '    columnheader Name',
      '    columnheader Age',
      ...['Ada', 'Bob'].flatMap((name) => [
        '  record',
        `    cell ${name} column=Name`,
        '    cell 36 column=Age',
        '    button Edit',
      ]),
    ])
  })

  it('tells a card that is one link by its title, with the rest below it', async () => {
    expect(
      await told(
        ['Tea', 'Cake']
          .map((name) => `<a class=tile href="/x"><h3>${name}</h3><p>Fine ${name}</p><p>€5</p></a>`)
          .join(''),
      ),
    ).toEqual(
      ['Tea', 'Cake'].flatMap((name) => [
        'record',
        `  link ${name} level=3`,
        `    text Fine ${name}`,
        '    text €5',
      ]),
    )
  })

  it('tells fields with their state, and no label a second time', async () => {
    expect(
      await told(`<form name=f aria-label=Order method=post action="/send"><fieldset><legend>Delivery</legend>
        <label>Name <input required value=Ada placeholder="First and last"></label>
        <label for=c>Colour</label> <select id=c><option>Red<option selected>Blue</select></fieldset>
        <label><input type=checkbox hidden> Gift</label><span id=n>Note</span><textarea aria-labelledby=n></textarea><button>Send</button></form>`),
    ).toEqual([
      'form Order',
      '  group Delivery',
      '    textbox Name value=Ada placeholder="First and last" required',
      '    select Colour value=Blue options=["Red","Blue"]',
      '  checkbox Gift checked=false',
      '  textbox Note',
      '  button Send submits',
    ])
  })

  it('tells the forms themselves with where they lead and how', async () => {
    const { snapshot } =
      await stage.show(`<form name=pay method=post action="/pay?token=1"><input aria-label=A></form>
      <form role=search action="https://other.example/find"><input type=search aria-label=B></form>
      <form><input aria-label=C></form>`)
    const told = (await snapshot()).outline.forms ?? []
    // How a script sends the third, nobody knows.
    expect(told[2]?.method).toBeUndefined()
    expect(told.slice(0, 2)).toEqual([
      { name: 'pay', method: 'post', action: '/pay?token=…', line: 0 },
      { method: 'get', action: 'https://other.example/find', search: true, line: 2 },
    ])
  })

  it('puts an open dialog first, and leaves nothing else to act on when it is modal', async () => {
    const { snapshot, tab } = await stage.show(
      `<main><button>Under</button></main><dialog aria-label=Ask><p>Sure?</p><button>Yes</button></dialog>`,
    )
    await tab.evaluate(() => document.querySelector('dialog')?.showModal())
    const { lines } = (await snapshot()).outline
    expect(lines.map(([depth, id, kind, text]) => [depth, id > 0, kind, text])).toEqual([
      [0, false, 'dialog', 'Ask'],
      [1, false, 'text', 'Sure?'],
      [1, true, 'button', 'Yes'],
      [0, false, 'main', ''],
      [1, false, 'button', 'Under'],
    ])
    expect(lines[0]?.[4]).toMatchObject({ modal: true })
  })

  it('says what is new since the last look', async () => {
    const { snapshot, tab } = await stage.show(`<p>Old</p><button>Add</button><p id=total>Total 5</p>`)
    await snapshot()
    await tab.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<button>Undo</button>')
      const total = document.querySelector('#total')
      if (total?.firstChild) total.firstChild.nodeValue = 'Total 6'
    })
    const { lines } = (await snapshot()).outline
    expect(lines.map(([, , , text, state]) => [text, state?.new])).toEqual([
      ['Old', undefined],
      ['Add', undefined],
      ['Total 6', true],
      ['Undo', true],
    ])
  })

  it('goes on after a comment that follows something hidden', async () => {
    expect(
      await told(`<div style="display:none"><b>x</b></div><!--v-if--><a href="#x">Link after</a>
        <div><button style="display:none"></button></div><!----><button>Second</button><p data-pagehand=mask><b>x</b></p><!----><p>Words</p>`),
    ).toEqual(['link Link after', 'button Second', 'text Words'])
  })
})
