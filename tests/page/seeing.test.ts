import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outlineOf } from './support/outline.ts'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

const linesOf = async (html: string) => outlineOf(await stage.show(html))

describe('content behind a closed opener', () => {
  it('is told with what opens it, and is no line to act on', async () => {
    const lines = await linesOf(`
<details><summary>Shipping</summary>Within <b>3 days</b>.<p>Free from 50 €</p></details>
<div role=tablist><button role=tab aria-selected=true aria-controls=one>One</button><button role=tab aria-controls=two>Two</button></div>
<div role=tabpanel id=one>First</div><div role=tabpanel id=two hidden>Second <button>Inner</button></div>
<button aria-expanded=false aria-controls=m>Menu</button><ul role=menu id=m style="display:none"><li role=menuitem>Copy</li><li hidden>No</li></ul>`)
    expect(lines).toEqual([
      'button Shipping expanded=false closed="Within 3 days.\\nFree from 50 €"',
      'tab One why=role selected',
      'tab Two closed="Second Inner" why=role',
      'tabpanel',
      '  text First',
      'button Menu expanded=false closed=Copy',
    ])
  })

  it('is at most 4,000 characters in all, and more of what the visitor asks about', async () => {
    const long = (word: string) =>
      `<details><summary>${word}</summary>${`${word} words. `.repeat(400)}</details>`
    const scene = await stage.show(long('Alpha') + long('Beta') + long('Gamma'))
    const { outline } = await scene.snapshot({ about: 'tell me of gamma' })
    const closed = outline.lines.map(([, , , , state]) => state?.closed?.length ?? 0)
    expect(closed.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(4_000)
    expect(closed[2]).toBeGreaterThan(closed[0]!)
  })

  it('belongs to a component whose slot is closed', async () => {
    const lines = await linesOf(`<x-details>Lorem ipsum</x-details><script>
customElements.define('x-details', class extends HTMLElement { constructor() { super()
this.attachShadow({ mode: 'open' }).innerHTML = '<header role=button tabindex=0 aria-expanded=false aria-controls=content>More</header>' +
'<div style="height:0;overflow:hidden"><slot id=content></slot></div>' } })</script>`)
    expect(lines).toEqual(['button More expanded=false closed="Lorem ipsum" why=role'])
  })
})

describe('what lies under something that stays in place', () => {
  const under = (cover: string) =>
    linesOf(`<style>body{margin:0}p{height:30px;margin:0}</style>
${'<p>Words</p>'.repeat(19)}<p><button>Choose</button></p>${'<p>Words</p>'.repeat(60)}
<div style="position:fixed;inset:auto 0 0;background:#fff;${cover}">We use cookies <button>Accept</button></div>`)

  it('is there, because the page can be scrolled from under it', async () => {
    const lines = await under('height:30vh')
    expect(lines).toContain('button Choose')
  })

  it('is not, where it covers most of what is seen', async () => {
    const lines = await under('height:90vh')
    expect(lines).not.toContain('button Choose')
    expect(lines.join('\n')).toContain('button Accept')
  })
})

describe('a box to choose from that is made of boxes', () => {
  it('is one thing, called by its label, with what is chosen as its value', async () => {
    const box = (words: string) =>
      `<div class=x-select><div class=x-selection tabindex=0 style="cursor:pointer"><div>${words}</div><div role=img aria-label=loading><svg width=9 height=9></svg></div></div></div>`
    const lines = await linesOf(`<div><label>Fruit</label>${box('Banana')}</div>
<div><label>Town</label>${box('<div class=x-placeholder>Please choose</div>')}</div>`)
    expect(lines).toEqual(['clickable Fruit value=Banana why=pointer', 'clickable Town why=pointer'])
  })

  it('stays one when all that it shows can be pressed by itself', async () => {
    const chip = (name: string) => `<div onclick="1">${name}</div>`
    const lines = await linesOf(
      `<div><label>Tags</label><div class=x-selection tabindex=0 style="cursor:pointer">${chip('Red')}${chip('Blue')}</div></div>`,
    )
    expect(lines[0]).toBe('clickable Tags value="Red Blue" why=pointer')
  })
})

describe('an opened menu', () => {
  it('is told item by item, and is not what its button is called', async () => {
    const lines = await linesOf(`<button aria-haspopup=menu aria-expanded=true aria-owns=m>Account</button>
<div id=m role=list><div role=listitem tabindex=-1 onclick="1">Profile</div><div role=listitem tabindex=-1 onclick="1">Log out</div></div>`)
    expect(lines.map((line) => line.trim().split(' ').slice(0, 3).join(' '))).toEqual([
      'button Account popup=menu',
      'list',
      'clickable Profile why=handler',
      'clickable Log out',
    ])
  })
})

describe('notices', () => {
  it('are told once, also when they are gone again', async () => {
    const scene = await stage.show(
      `<div role=status id=s></div><div aria-live=polite id=log><p>Old</p></div><main id=m></main>`,
    )
    await scene.snapshot()
    await scene.tab.evaluate(async () => {
      const wait = () => new Promise((resolve) => setTimeout(resolve, 20))
      const [s, log, m] = ['s', 'log', 'm'].map((id) => document.getElementById(id)!)
      s!.textContent = 'Saved'
      await wait()
      s!.textContent = ''
      log!.insertAdjacentHTML('beforeend', '<p>Ada joined</p>')
      m!.innerHTML = '<div class="Toastify__toast">Sent</div><p>Plain</p>'
      await wait()
      m!.innerHTML = ''
    })
    expect((await scene.snapshot()).outline.notices).toEqual(['Saved', 'Ada joined', 'Sent'])
    expect((await scene.snapshot()).outline.notices).toBeUndefined()
  })
})

describe('what pointing reveals', () => {
  const css = `<style>.x, .y .z { display: none } li:hover .x, .y:focus-within .z { display: inline-block }
.o { opacity: 0 } li:hover .o { opacity: 1 } .btn:hover { opacity: .8 } .never { display: none }</style>`

  it('is told and marked so', async () => {
    const lines = await linesOf(
      `${css}<ul><li>Buy milk <button class=x>×</button><button class=o>Edit</button></li></ul>
<div class=y>Row <span class=z><a href=/e>Open</a></span></div><button class="btn never">Never</button>`,
    )
    expect(lines.filter((line) => line.includes('hover')).map((line) => line.trim())).toEqual([
      'button × hover',
      'button Edit hover',
      'link Open hover',
    ])
    expect(lines.join()).not.toContain('Never')
  })
})

it('presses what only pointing reveals', async () => {
  const scene = await stage.show(
    `<style>.x { display: none } li:hover .x { display: block }</style><ul><li>Buy milk <button class=x onclick="this.parentNode.remove()">×</button></li></ul>`,
  )
  expect(await scene.run('click', '×')).toMatchObject({ success: true })
  expect(await scene.tab.locator('li').count()).toBe(0)
})

describe('icons', () => {
  it('that mean something are words, and the letters of their fonts are none', async () => {
    const lines = await linesOf(`<style>i { display: inline-block; width: 9px; height: 9px }</style>
<p><i class="fa fa-check"></i> Support</p><p><i class="bi bi-x-lg"></i> Phone</p><p>✓ Chat</p>
<p><i class="fas fa-star"></i><i class="fas fa-star"></i><i class="far fa-star"></i> (12)</p>
<button><span class=material-icons>shopping_cart</span> Cart</button><button><i class=icon>U</i>Find</button>
<button>&#xf217; Add</button><button><span class=material-icons>delete</span></button>`)
    expect(lines).toEqual([
      'text yes Support',
      'text no Phone',
      'text yes Chat',
      'text 2 of 3 stars (12)',
      'button Cart',
      'button Find',
      'button Add',
      'button hint=delete',
    ])
  })
})

describe('what takes effect without a submit', () => {
  const fields = `<div role=listbox tabindex=0 aria-label=a><div role=option>A</div></div><div role=combobox tabindex=0 aria-label=b>B</div>
<div role=spinbutton tabindex=0 aria-label=c aria-valuenow=1>1</div>${[
    'number',
    'date',
    'time',
    'month',
    'color',
    'range',
    'text',
  ]
    .map((type) => `<input type=${type} aria-label=${type}>`)
    .join('')}`
  const immediate = async (html: string) =>
    (await (await stage.show(html)).snapshot()).outline.lines.flatMap(([, , kind, , state]) =>
      state?.immediate ? kind : [],
    )

  it('is what is ticked, chosen or set outside of a form, or in one that nothing sends', async () => {
    const all = 'listbox combobox spinbutton spinbutton date time month color slider'.split(' ')
    expect(await immediate(fields)).toEqual(all)
    expect(await immediate(`<form>${fields}</form>`)).toEqual(all)
    expect(await immediate(`<form>${fields}<button>Save</button></form>`)).toEqual([])
  })
})

describe('addresses', () => {
  const hrefs = async (html: string, path = '') => {
    const scene = await stage.show(html)
    if (path) await scene.tab.evaluate((at) => history.replaceState(null, '', at), path)
    const { outline, url, indexedElements } = await scene.snapshot()
    return {
      told: outline.lines.flatMap(([, , , , state]) => state?.href ?? []),
      url: new URL(url).pathname + new URL(url).search,
      old: indexedElements.flatMap(({ href }) => href ?? []),
    }
  }

  it('keep the parts of a query that tell links apart or act, and nobody’s data', async () => {
    const { told, old } =
      await hrefs(`<input value=secretword><a href="/l?page=1&u=x">1</a><a href="/l?page=2&u=x">2</a>
<a href="/l?page=3&q=secretword&u=x">3</a><a href="/do?action=delete&id=12345678">del</a><a href="/a?mail=a@b.de">m</a>
<a href="/a?mail=c@d.de">n</a><a href="/t?s=ab12cd34ef56">t</a><a href="/t?s=zz12cd34ef56">u</a><a href="#/users/7/edit">r</a>
<a href="#/reset/ab12cd34ef56ab">s</a><a href="#part">p</a>`)
    expect(told).toEqual([
      '/l?page=1',
      '/l?page=2',
      '/l?page=3',
      '/do?action=delete',
      '/a',
      '/a',
      '/t',
      '/t',
      expect.stringMatching(/^\/shown-\d+\.html#\/users\/7\/edit$/),
      expect.stringMatching(/^\/shown-\d+\.html#\/reset\/…$/),
      expect.stringMatching(/^\/shown-\d+\.html$/),
    ])
    expect(old.join()).not.toContain('?')
  })

  it('tell that something is done, not to whom', async () => {
    const { told } =
      await hrefs(`<a href="/posts?delete=65f1c2a9e4b0">a</a><a href="/verify?token=eyJhbGciOiJIUzI1NiJ9abc12345">b</a>
<a href="/x?id=65f1c2a9e4b0">c</a>`)
    expect(told).toEqual(['/posts?delete=…', '/verify?token=…', '/x'])
    expect((await hrefs('<a href="/x?name=Mark&to=all+states">a</a>')).told).toEqual(['/x'])
  })

  it.each(['rm=5', 'close_account=1', 'terminate=1', 'loeschen=7', 'supprimer=7', 'status=away', 'power=0'])(
    'tell a key that can only be done or set: %s',
    async (query) => {
      const { told } = await hrefs(`<a href="/x?${query}&session=abc">a</a>`)
      expect(told).toEqual([`/x?${query}`])
    },
  )

  it('are told apart by what boxes stand for as well', async () => {
    const { told } = await hrefs(`<input type=checkbox value=11 aria-label=a><input value=12 aria-label=b>
<a href="/p?post=11">c</a><a href="/p?post=12">d</a>`)
    expect(told).toEqual(['/p?post=11', '/p'])
  })

  it('of the page follow the same rule', async () => {
    const page = '<a href="/list?page=1">1</a><a href="/list?page=3">3</a>'
    expect((await hrefs(page, '/list?page=2&token=t0k3n')).url).toBe('/list?page=2&token=%E2%80%A6')
    expect((await hrefs(page, '/list?page=2&mail=ada@example.com')).url).toBe('/list?page=2')
    expect((await hrefs('<a href=/x>x</a>', '/list?page=2')).url).toBe('/list')
  })
})

describe('the rest of the page', () => {
  it('is read whatever its pictures and forms are called', async () => {
    const names = [
      'querySelectorAll',
      'body',
      'title',
      'getElementById',
      'documentElement',
      'scrollingElement',
      'activeElement',
    ]
    const lines = await linesOf(
      `${names.map((name) => `<img name=${name} src="data:,">`).join('')}<button>Go on</button>`,
    )
    expect(lines).toEqual(['button Go on'])
  })

  it('is read behind a hidden element and a comment', async () => {
    expect(
      await linesOf('<div><button style="display:none"></button></div><!----><a href="#z">After</a>'),
    ).toEqual(['link After'])
  })

  it('tells open menus first, what scrolls, where a form begins and which rules fit', async () => {
    const scene = await stage.show(
      `<form><label>Name <input></label></form><div style="height:60px;overflow:auto">${'<p>Row</p>'.repeat(9)}</div>
<div style="position:relative"><ul role=menu style="position:absolute"><li role=menuitem>Copy</li></ul></div>
<div class=danger><button>Delete</button></div>`,
      {
        rules: [
          { id: 'r1', selector: '.danger button' },
          { id: 'broken', selector: '#' },
        ],
      },
    )
    const { outline } = await scene.snapshot()
    expect(outline.lines.slice(0, 4)).toMatchObject([
      [0, 0, 'menu', ''],
      [1, expect.any(Number), 'menuitem', 'Copy', {}],
      [0, 0, 'form', ''],
      [1, expect.any(Number), 'textbox', 'Name', {}],
    ])
    expect(outline.forms?.[0]?.line).toBe(2)
    expect(outline.lines.find(([, , , , state]) => state?.scrolls)).toMatchObject([
      0,
      expect.any(Number),
      'group',
      '',
      { scrolls: { down: expect.any(Number) } },
    ])
    expect(outline.lines.flatMap(([, , , , state]) => state?.rules ?? [])).toEqual(['r1'])
  })
})
