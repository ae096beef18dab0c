import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

const page = `<style>.b::before { content: "\\2605 " }</style>
<form action=/pay method=post><p>Amount <input name=amount></p><label>Card <input autocomplete=cc-number></label>
<button class=b>Pay</button><button formaction=/later>Pay later</button></form>
<a href=/a?token=1 aria-label="Our shop">Shop</a><div data-pagehand=confirm><button aria-label=Remove>Delete all</button></div>
<div data-pagehand=mask><button aria-label=Open>Secret name</button></div>
<div role=combobox tabindex=0 aria-label=Size>Large</div><span onclick="go()">Go</span><select><option value="">Choose a doctor<option>Ada</select>`

const sealed = (scene: Scene) =>
  scene.tab.evaluate(async () => {
    const { outline } = await window.hands.snapshot()
    return outline!.lines
      .filter(([, id]) => id > 0)
      .map(([, id, , text, state]) => ({
        text,
        told: state?.seal,
        now: window.hands.sealOf(window.hands.elements.get(id)!),
      }))
  })

describe('a seal', () => {
  it('is told on every line that can be acted on, and is the same when it is made again', async () => {
    const lines = await sealed(await stage.show(page))
    expect(lines).toHaveLength(10)
    for (const { told, now } of lines) expect(now).toBe(told)
    expect(new Set(lines.map(({ told }) => told)).size).toBe(10)
  })

  it('stays as it is while a field is written into, and changes with what a thing means', async () => {
    const scene = await stage.show(page)
    const before = await sealed(scene)
    await scene.tab.evaluate(() => {
      document.querySelector('input')!.value = '20'
      document.querySelector('form')!.action = '/elsewhere'
      document.querySelector('a')!.href = '/b'
      document.querySelector('[onclick]')!.textContent = 'Delete'
    })
    const after = await sealed(scene)
    const changed = before.flatMap(({ text, told }, index) => (after[index]?.told === told ? [] : [text]))
    expect(changed).toEqual(['Amount', 'Card', '★Pay', 'Our shop', 'Go'])
  })

  it('of a field does not follow a number that counts beside it, that of a button does', async () => {
    const scene = await stage.show(
      '<label>Time left: <b>10</b> s <input></label><button>Pay <b>10</b></button><label><input type=checkbox> Pay <b>10</b></label>',
    )
    const before = await sealed(scene)
    await scene.tab.evaluate(() =>
      document.querySelectorAll('b').forEach((part) => (part.textContent = '99')),
    )
    const after = await sealed(scene)
    const same = before.map(({ told }, index) => after[index]?.told === told)
    expect(before[0]!.text).toContain('10')
    expect(same).toEqual([true, false, false])
  })
})
