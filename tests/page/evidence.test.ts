import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from './support/outline.ts'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const told = async (html: string) =>
  outlineOf(
    await stage.show(
      `<style>.p{cursor:pointer}.s16{display:inline-block;width:16px;height:16px}</style>${html}`,
    ),
  )

describe('what a person could act on', () => {
  it.each([
    ['a link without address', '<a class=p>987</a>', ['clickable 987 why=pointer']],
    [
      'the items of a focusable list',
      '<ul tabindex=0><li class=p>Georgia</li><li class=p>Germany</li></ul>',
      ['list', '  clickable Georgia why=pointer', '  clickable Germany why=pointer'],
    ],
    [
      'a box to tick, and no part of its label beside it',
      '<label class=p><input type=checkbox> <span class=p>I agree</span></label>',
      ['checkbox I agree checked=false'],
    ],
    [
      'what a label is meant for by its page alone',
      '<label for=speed class=p>Speed</label> <span id=speed role=combobox tabindex=0>Slow</span>',
      ['combobox Speed value=Slow why=role'],
    ],
    [
      'a field by the label beside it rather than by its placeholder',
      '<div><label>Name:</label><div><input placeholder="Please type"></div></div>',
      ['textbox Name placeholder="Please type"'],
    ],
    [
      'the handle of a slider, by the words before it',
      '<p>Volume</p><div class=ui-slider style="width:99px;height:9px"><span tabindex=0 class="ui-slider-handle s16"></span></div>',
      ['draggable Volume why=handler'],
    ],
    [
      'places to drop into',
      '<div class=ui-droppable style="width:99px;height:40px">Bin</div>',
      ['clickable Bin why=handler'],
    ],
    [
      'each of two words under one hand',
      '<div class=p><span>Reply</span> <span>Forward</span></div>',
      ['clickable Reply why=pointer', 'clickable Forward why=pointer'],
    ],
    [
      'the cells of a grid that can be reached or chosen, and no others',
      '<div role=grid><div role=row><span role=gridcell>mail</span><span role=gridcell><button>Edit</button></span><span role=gridcell tabindex=-1>12</span></div></div>',
      ['table', '  row', '    cell mail', '    button Edit', '    cell 12 why=role'],
    ],
    [
      'a card under one hand',
      '<div class=p><p>Card <b>one</b></p></div>',
      ['clickable Card one why=pointer'],
    ],
    [
      'an opened folder and what is in it',
      '<div class=p>Folder <ul><li>One</li><li>Two</li></ul></div>',
      [
        'clickable Folder why=pointer',
        '  list',
        '    clickable One why=pointer',
        '    clickable Two why=pointer',
      ],
    ],
    ['an icon with a title', '<span title=Delete class="p s16"></span>', ['clickable Delete why=pointer']],
    ['an icon with a class', '<span class="p s16 trash"></span>', ['clickable hint=trash why=pointer']],
    ['a button with an icon', '<button><i class="fa fa-fw fa-trash"></i></button>', ['button hint=trash']],
    [
      'a slider handle in the tab order',
      '<span tabindex=0 class="ui-slider-handle s16"></span>',
      ['draggable hint=slider why=handler'],
    ],
    [
      'sortable items',
      '<ul><li class=ui-sortable-handle>One</li><li class=ui-sortable-handle>Two</li></ul>',
      ['list', '  draggable One why=handler', '  draggable Two why=handler'],
    ],
    [
      'a tab and not the empty shell in it',
      '<ul><li role=tab><a role=presentation>One</a></li><li role=tab><a role=presentation>Two</a></li></ul>',
      ['list', '  tab One why=role', '  tab Two why=role'],
    ],
    [
      'a mark of a library',
      '<a class="prev s16" title=Prev data-handler=prev></a>',
      ['clickable Prev why=handler'],
    ],
    [
      'words of a drawing',
      '<svg width=99 height=40><text y=20 class=p>Hello</text></svg>',
      ['clickable Hello why=pointer'],
    ],
    [
      'what is listened to under a hand, whatever is in it',
      '<div class="p s16" onclick="x()"><span style="font-size:0">7</span></div>',
      ['clickable 7 why=handler'],
    ],
    [
      'no panel that can only be focused',
      '<div role=tabpanel tabindex=0><p>Words</p></div>',
      ['tabpanel', '  text Words'],
    ],
  ])('is %s', async (_, html, lines) => {
    expect(await told(html)).toEqual(lines)
  })

  it.each([
    ['React', `node.__reactProps$x1 = { onClick() {} }`],
    ['Vue', `node._vei = { onClick() {} }`],
    ['Vue behind a symbol', `node[Symbol('_vei')] = { onClick() {} }`],
    ['Svelte', `node.__click = () => {}`],
    ['Solid', `node.$$click = () => {}`],
    ['zone.js', `node.__zone_symbol__clickfalse = []`],
    ['d3', `node.__on = [{ type: 'click' }]`],
    ['d3 before its fourth', `node['__onmousedown.drag'] = () => {}`],
    ['jQuery', `window.jQuery = { _data: (each) => (each === node ? { click: [{}] } : undefined) }`],
    [
      'jQuery from afar',
      `window.jQuery = { _data: (each) => (each === document ? { click: [{ selector: '#node' }] } : undefined) }`,
    ],
    ['the page itself', `node.onclick = () => {}`],
  ])('is what %s listens to', async (_, script) => {
    expect(await told(`<p>Words</p><div id=node>Press <b>me</b></div><script>${script}</script>`)).toEqual([
      'text Words',
      'clickable Press me why=handler',
    ])
  })

  it.each(['hx-get=/x', 'x-on:click=x', '@click=x', 'ng-click=x', 'jsaction=x', 'data-bs-toggle=modal'])(
    'is what %s marks',
    async (mark) => {
      expect(await told(`<div ${mark}>Press me</div>`)).toEqual(['clickable Press me why=handler'])
    },
  )

  it('is a part of a drawing without words, but not of an icon', async () => {
    const drawing = (id: string) =>
      `<svg width=40 height=40><g><circle id=${id} cx=20 cy=20 r=9 fill=red /></g></svg>`
    const lines = await told(
      `${drawing('node')}<button>Save ${drawing('icon')}</button><script>node.onclick = icon.onclick = () => {}</script>`,
    )
    expect(lines).toEqual(['clickable hint="red circle" why=handler', 'button Save'])
  })
})
