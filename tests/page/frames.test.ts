import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Two buttons side by side, each of which writes down that it was pressed. */
const inner = `<body style=margin:0><div style=height:100px></div>
  <button style="position:absolute;left:40px;top:110px;width:60px;height:30px" onclick="document.title+='A'">A</button>
  <button style="position:absolute;left:100px;top:110px;width:60px;height:30px" onclick="document.title+='B'">B</button>`
const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const frame = (style: string) =>
  `<iframe width=300 height=200 style="${style}" srcdoc="${quoted(inner)}"></iframe>`

describe('a frame of the same origin', () => {
  it.each([
    ['made small', frame('transform:scale(.3)')],
    ['made large', frame('transform:scale(1.8);transform-origin:0 0')],
    ['moved', frame('transform:translate(300px,200px)')],
    ['zoomed', frame('zoom:.4')],
    ['padded', frame('padding:70px 0 0 70px;border:9px solid')],
    ['in something made small', `<div style="transform:scale(.3);width:600px">${frame('')}</div>`],
    [
      'in a frame made small',
      `<iframe width=900 height=600 style="transform:scale(.4);transform-origin:0 0" srcdoc="${quoted(frame('transform:scale(.8)'))}"></iframe>`,
    ],
  ])('is seen and touched where it is drawn when it is %s', async (_, html) => {
    const { run, snapshot, tab } = await stage.show(html)
    expect((await snapshot()).indexedElements).toMatchObject([
      { text: 'A', inView: true },
      { text: 'B', inView: true },
    ])
    // A person's press where ours went must reach the same button.
    await tab.evaluate(() => {
      const { elementFromPoint } = Document.prototype
      Document.prototype.elementFromPoint = function (x, y) {
        if (this === document) Object.assign(window, { aim: [x, y] })
        return elementFromPoint.call(this, x, y)
      }
    })
    expect(await run('click', 'A')).toMatchObject({ success: true })
    const framed = tab.frames().at(-1)
    expect(await framed?.title()).toBe('A')
    const [x, y] = await tab.evaluate(() => (window as unknown as { aim: [number, number] }).aim)
    await tab.mouse.click(x, y)
    expect(await framed?.title()).toBe('AA')
  })

  it('is read through to its end when it is made large', async () => {
    const { snapshot } = await stage.show(
      `<iframe width=300 height=200 style="transform:scale(2);transform-origin:0 0" srcdoc="<p style=height:900px>Top</p><p>Far</p>"></iframe>`,
    )
    expect((await snapshot()).visibleText).toBe('Top\nFar')
  })

  it('holds components that are touched where they are drawn', async () => {
    const component = `<div id=host></div><script>host.attachShadow({mode:"open"}).innerHTML="<button onclick=this.textContent=1>In a shadow</button>"</script>`
    const { run, tab } = await stage.show(
      `<iframe style="margin:300px 0 0 400px" srcdoc='${component}'></iframe>`,
    )
    expect(await run('click', 'In a shadow')).toMatchObject({ success: true })
    expect(await tab.frames()[1]?.locator('button').textContent()).toBe('1')
  })
})
