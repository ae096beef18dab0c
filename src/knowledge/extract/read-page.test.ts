import { describe, expect, it } from 'vitest'
import { cutPassages, mapPassage } from './cut-passages.ts'
import { countedLines, findFurniture } from './furniture.ts'
import { readPage } from './read-page.ts'

const shop = (body: string, head = '') =>
  readPage(
    `<!doctype html><html lang="en-GB"><head><title>Delivery | Shop</title>${head}</head>
    <body>${body}</body></html>`,
    'https://shop.example/help/delivery.html',
  )
const lines = (body: string) => shop(body).blocks.map(({ kind, text }) => `${kind} ${text}`)

describe('the main content', () => {
  it('is what stands in main, without menus, hidden parts and buttons', () => {
    const page = `<header>Shop</header><nav><a href="/">Home</a></nav>
      <main><h1>Delivery</h1><p>Two to <b>four</b> days.</p><div hidden>secret</div><button>Buy</button>
      <aside>See also</aside></main><footer>Imprint</footer>`
    expect(lines(page)).toEqual(['heading Delivery', 'line Two to four days.'])
  })

  it('is the whole body where there is no main, less what frames it', () => {
    expect(lines('<nav>Home</nav><div><p>One.</p>Two<br>Three</div><footer>x</footer>')).toEqual([
      'line One.',
      'line Two',
      'line Three',
    ])
  })

  it('reads rows of tables with the heads of their columns, and pairs of lists', () => {
    const table = `<table><tr><th>Country</th><th>Takes</th></tr><tr><td>Belgium</td><td>2 days</td></tr></table>
      <dl><dt>Weight</dt><dd>2 kg</dd></dl><ul><li>One</li><li>Two</li></ul>`
    expect(lines(table)).toEqual([
      'line Belgium · Takes: 2 days',
      'line Weight: 2 kg',
      'line One',
      'line Two',
    ])
  })

  it('opens what is closed', () => {
    expect(lines('<details><summary>Do you wrap gifts?</summary><p>Yes.</p></details>')).toEqual([
      'heading Do you wrap gifts?',
      'line Yes.',
    ])
  })

  it('leaves out what visitors fill in, but for what there is to choose from and what is explained', () => {
    const form = `<p>Before.</p><form><h2>Delivery</h2><label for="street">Street</label><input id="street">
      <p>As it stands on your door.</p>
      <label for="phone">Phone</label><input id="phone" type="tel" aria-describedby="why wrong">
      <p id="why">Only if the driver cannot find you.</p><p id="wrong" hidden>Digits only.</p>
      <fieldset><legend>How it comes</legend>
        <div><input type="radio" name="way" id="van"><label for="van">By van</label> <span>€5, two days</span></div>
        <div><input type="radio" name="way" id="own"><label for="own">I fetch it</label> <span>free</span></div>
      </fieldset>
      <label><input type="radio" name="sort" value="1">Ms</label><label><input type="radio" name="sort">Mr</label>
      <label><input type="checkbox" required> I accept the terms of sale</label></form><p>After.</p>`
    expect(lines(form)).toEqual([
      'line Before.',
      'heading How it comes',
      'line By van',
      'line €5, two days',
      'line I fetch it',
      'line free',
      'heading Phone',
      'line Only if the driver cannot find you.',
      'line After.',
    ])
  })

  it('leaves out lists that say where one is', () => {
    const steps =
      '<ol><li aria-current="step">Contact</li><li>Payment</li></ol><ul><li><a href="/" aria-current="page">Home</a></li></ul>'
    expect(lines(`${steps}<ul><li>One</li></ul>`)).toEqual(['line One'])
  })

  it('leaves out the names of fields wherever they stand, and no page that is one form', () => {
    const page = '<form><h1>Fares</h1><p>Children pay half.</p><label>Code <input></label></form>'
    expect(lines(page)).toEqual(['heading Fares', 'line Children pay half.'])
    const search =
      '<form><input type="number" value="1"><p>Three left.</p></form><label for="q">Find</label><input id="q">'
    expect(lines(search)).toEqual(['line Three left.'])
  })

  it('survives what no person wrote', () => {
    expect(() => shop('<div>'.repeat(50_000) + 'x')).not.toThrow()
    expect(() => shop('<table><tr><table><td></tr></p><li>')).not.toThrow()
  })
})

describe('a page', () => {
  it('says its language, its name and whether it wants to be known', () => {
    expect(shop('<p>x</p>')).toMatchObject({ language: 'en', title: 'Delivery | Shop', noindex: false })
    expect(shop('<p>x</p>', '<meta name="robots" content="noindex, follow">').noindex).toBe(true)
    expect(shop('<p>x</p>', '<link rel="canonical" href="/help">').canonical).toBe(
      'https://shop.example/help',
    )
    const plain = readPage('<p>Wie lange dauert die Lieferung zu mir nach Hause?</p>', 'https://a.example/')
    expect(plain.language).toBe('de')
  })

  it('that asks for a password and says little else is a wall', () => {
    const form = '<form><input type="password"></form>'
    expect(shop(`<h1>Sign in</h1>${form}`).isLogin).toBe(true)
    expect(shop(`<p>${'Much to read. '.repeat(60)}</p>${form}`).isLogin).toBe(false)
    expect(shop('<h1>Pay</h1><input type="password" autocomplete="cc-csc">').isLogin).toBe(false)
  })

  it('that shows nothing without scripts is noticed', () => {
    expect(shop('<div id="root"></div><script src="/a.js"></script>').needsScripts).toBe(true)
    expect(shop(`<p>${'Much to read. '.repeat(9)}</p><script></script>`).needsScripts).toBe(false)
  })

  it('has a map of what one can find and do there', () => {
    const { map } = shop(`<h2>Your address</h2><a href="/cart">Cart</a><a href="javascript:x()">No</a>
      <form aria-label="Address"><label for="s">Street</label><input id="s"><label>Town <input></label>
      <input type="hidden"></form>`)
    expect(map).toEqual({
      headings: ['Your address'],
      links: [{ text: 'Cart', url: 'https://shop.example/cart' }],
      forms: [{ name: 'Address', fields: ['Street', 'Town'] }],
      buttons: [],
      nameless: 0,
    })
    const passage = mapPassage(map, { title: 'Account', url: 'https://shop.example/account', language: 'en' })
    expect(passage.words).toContain('street')
    expect(passage.head).toContain('account')
  })
})

describe('passages', () => {
  const options = { kind: 'page', title: 'T', url: 'https://shop.example/x', language: 'en' } as const

  it('know the headings they stand under', () => {
    const { blocks } = shop(
      '<h1>Help</h1><p>a</p><h2>Pay</h2><p>b</p><h3>Card</h3><p>c</p><h2>Send</h2><p>d</p>',
    )
    expect(
      cutPassages(blocks, options).map(({ headings, text }) => `${headings.join('>')}: ${text}`),
    ).toEqual(['Help: a', 'Help>Pay: b', 'Help>Pay>Card: c', 'Help>Send: d'])
  })

  it('are cut at ends of sentences, and none is there twice', () => {
    const long = Array.from({ length: 60 }, (_, at) => `This is the sentence number ${at}.`).join(' ')
    const passages = cutPassages(
      [
        { kind: 'line', text: long },
        { kind: 'line', text: long },
      ],
      options,
    )
    expect(passages.length).toBeGreaterThan(2)
    for (const { text } of passages) expect(text).toMatch(/^This.*\.$/s)
    expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length)
  })

  it('leave out lines that stand on most pages', () => {
    const pages = Array.from({ length: 10 }, (_, at) => [
      'Free returns',
      `Lamp ${at}`,
      at < 2 ? 'Oak' : 'Ash',
    ])
    const furniture = findFurniture(pages)
    expect(furniture).toEqual(['Free returns', 'Ash'])
    const blocks = [
      { kind: 'line', text: 'Free returns' } as const,
      { kind: 'line', text: 'Lamp 1' } as const,
    ]
    expect(
      cutPassages(blocks, { ...options, furniture: new Set(furniture) }).map(({ text }) => text),
    ).toEqual(['Lamp 1'])
    expect(findFurniture(pages.slice(0, 3))).toEqual([])
  })

  it('keep at the beginning of a page what only other pages repeat further down', () => {
    const pages = Array.from({ length: 10 }, (_, at) => [
      ...countedLines(at === 0 ? '€79\nShare' : 'Share', ['Lamp']),
      ...(at === 0 ? [] : countedLines('€79', ['Lamp', 'Goes well with it'])),
    ])
    const furniture = new Set(findFurniture(pages))
    const page = ['h1 Lamp', '€79', 'Share', 'h2 Goes well with it', '€79', 'Oak'].map((line) =>
      /^h\d /.test(line)
        ? ({ kind: 'heading', level: Number(line[1]), text: line.slice(3) } as const)
        : ({ kind: 'line', text: line } as const),
    )
    expect(cutPassages(page, { ...options, furniture }).map(({ text }) => text)).toEqual(['€79', 'Oak'])
  })
})

it('maps nothing that is not for the assistant to see', () => {
  const { map, links } = readPage(
    `<main><button>Place order</button><aside data-pagehand="ignore"><h2>About</h2><button>Delete it</button>
      <button></button><form><input name="q"></form><a href="/more">More</a></aside></main>`,
    'https://shop.example/',
  )
  expect(map).toMatchObject({ buttons: ['Place order'], headings: [], forms: [], links: [], nameless: 0 })
  expect(links).toEqual(['https://shop.example/more'])
})
