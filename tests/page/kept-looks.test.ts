import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const page = `<style>.on{color:black} :checked ~ .more{display:none} .part{height:60px;overflow:auto} .part p{height:50px}
  .late{display:none}</style>
  <main><h1>Lamps</h1>
  <form><label>Town <input id=town value=Delft></label>
  <input type=checkbox id=tick aria-label=Call> <label><input type=checkbox> Again in <input id=days value=5> days</label>
  <p class=more>We call in the morning.</p></form>
  <p class=on>Made of glass.</p><p class=late>Sold out.</p><div id=box>Compare</div><div class=part id=part><p>One</p><p>Two</p><p>Three</p></div>
  <x-card id=card>Card</x-card><div id=pop popover>Only today</div>
  <div id=host></div><iframe id=frame srcdoc="<p>Framed</p>"></iframe></main>`

/** What changes without a change of the markup, and what does not look like one. */
const changes: Record<string, string> = {
  'a value that a script writes': `town.value = 'Leiden'`,
  'a value within a name': `days.value = '9'`,
  'a tick that hides words': `tick.checked = true`,
  'a rule that is added': `document.styleSheets[0].insertRule('.on{display:none}')`,
  'a rule that is changed': `document.styleSheets[0].cssRules[0].style.color = 'white'`,
  'a style sheet that is switched off': `document.styleSheets[0].disabled = true`,
  'a style sheet that is adopted': `const sheet = new CSSStyleSheet(); sheet.replaceSync('h1{opacity:0}'); document.adoptedStyleSheets = [sheet]`,
  'a handler': `box.onclick = () => {}`,
  'props of React': `box.__reactProps$a = { onClick() {} }`,
  'a part that is scrolled': `part.scrollTop = 60`,
  'a popover': `pop.showPopover()`,
  'a shadow root': `card.attachShadow({ mode: 'open' }).innerHTML = '<b>Blue card</b>'`,
  'words in a shadow root': `host.shadowRoot.querySelector('p').firstChild.data = 'Deeper'`,
  'words in a frame': `frame.contentDocument.querySelector('p').textContent = 'Within'`,
  'an attribute': `document.querySelector('h1').setAttribute('data-pagehand', 'mask')`,
  'a field that becomes secret': `town.type = 'password'`,
}

describe('a look at a page that was looked at before', () => {
  it.each(Object.entries(changes))('tells what new eyes would of %s', async (_, change) => {
    const scene = await stage.show(page)
    await scene.tab.evaluate(() => {
      const root = document.querySelector('#host')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = '<p>Deep</p>'
    })
    await scene.tab.frameLocator('#frame').locator('p').waitFor()
    await scene.snapshot()
    const before = plain(await scene.snapshot())
    await scene.tab.evaluate(change)
    const after = plain(await scene.snapshot())
    const fresh = plain(
      await scene.tab.evaluate(() => window.createPage({ document }).snapshot() as Promise<PageContext>),
    )
    expect(after).toEqual(fresh)
    expect(after).not.toEqual(before)
  })

  it('tells what new eyes would when the window is made smaller', async () => {
    const scene = await stage.show(`<main>${'<p>Words</p>'.repeat(40)}<button>Send</button></main>`)
    await scene.snapshot()
    await scene.tab.setViewportSize({ width: 500, height: 300 })
    const { viewport, outline } = await scene.snapshot()
    await scene.tab.setViewportSize({ width: 1280, height: 800 })
    expect([viewport, (outline.below ?? 0) > 2]).toEqual([{ width: 500, height: 300 }, true])
  })

  it('reads a page again only when something has changed', async () => {
    const scene = await stage.show(
      '<main><p>Words</p><button>Send</button></main><div id=widget style="position:fixed"></div>',
      {
        widget: true,
      },
    )
    const readings = async (change: string) => {
      await scene.tab.evaluate(change)
      return readingsOfLook(scene)
    }
    expect(await readings('0')).toBeGreaterThan(0)
    expect(await readings('0')).toBe(0)
    expect(await readings(`widget.append('An answer')`)).toBe(0)
    expect(await readings(`document.querySelector('p').textContent = 'Others'`)).toBeGreaterThan(0)
    expect(await readings('0')).toBe(0)
  })
})

/** How often a look begins to walk through the nodes of the page. */
async function readingsOfLook({ tab }: Scene): Promise<number> {
  return tab.evaluate(async () => {
    const { createTreeWalker } = Document.prototype
    let count = 0
    Document.prototype.createTreeWalker = function (this: Document, ...asked) {
      count += 1
      return createTreeWalker.apply(this, asked)
    }
    await window.hands.snapshot()
    Document.prototype.createTreeWalker = createTreeWalker
    return count
  })
}

/** Without numbers, and without what only eyes can tell that have looked before. */
function plain({ indexedElements = [], forms = [], outline, visibleText }: PageContext) {
  return {
    visibleText,
    elements: indexedElements.map((element) => ({ ...element, id: 0 })),
    forms: forms.map(({ fields, ...form }) => [form, fields?.map((field) => ({ ...field, elementId: 0 }))]),
    lines: outline?.lines.map(([depth, , kind, text, state = {}]) => {
      const { new: _, ...told } = state
      return [depth, kind, text, told]
    }),
  }
}
