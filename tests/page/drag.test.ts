import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SequenceStep } from '#protocol'
import { ownClock } from './support/own-clock.ts'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const names = ['Apples', 'Bread', 'Cheese', 'Dates', 'Eggs']
const items = names
  .map((name) => `<li tabindex=0 style="height:40px;border:1px solid;cursor:grab">${name}</li>`)
  .join('')
const order = ({ tab }: Scene) => tab.locator('li').allTextContents()

/** Sorts by the middle of what is carried, and only when it has been let go: as a list that animates does. */
const byPointer = `<ul style="width:200px;padding:0;list-style:none">${items}</ul><script>
  let held, from
  document.onpointerdown = ({ target, clientY }) => { held = target.closest('li'); from = clientY }
  document.onpointermove = ({ clientY }) => { if (held) held.style.transform = 'translateY(' + (clientY - from) + 'px)' }
  document.onpointerup = () => {
    const item = held
    held = undefined
    if (!item) return
    setTimeout(() => {
      const middle = (each) => { const { top, height } = each.getBoundingClientRect(); return top + height / 2 }
      const at = middle(item)
      const next = [...document.querySelectorAll('li')].find((each) => each !== item && middle(each) > at)
      item.removeAttribute('style')
      item.style.cssText = 'height:40px;border:1px solid;cursor:grab'
      document.querySelector('ul').insertBefore(item, next ?? null)
    }, 100)
  }</script>`

/** Sorts under the pointer while it moves, by the events of drag and drop; makes items draggable when pressed. */
const byData = `<ul style="width:200px;padding:0;list-style:none">${items}</ul><script>
  let held
  const list = document.querySelector('ul')
  list.onmousedown = ({ target }) => (target.draggable = true)
  list.ondragstart = ({ target }) => (held = target)
  list.ondragover = (event) => {
    event.preventDefault()
    const over = event.target.closest('li')
    if (!over || over === held) return
    const { top, height } = over.getBoundingClientRect()
    list.insertBefore(held, event.clientY < top + height / 2 ? over : over.nextSibling)
  }</script>`

/** Can be moved by keys alone. */
const byKeys = `<ul style="width:200px;padding:0;list-style:none">${items.replaceAll('<li', '<li role=button aria-roledescription=sortable')}</ul><script>
  let held = false
  document.onkeydown = (event) => {
    const item = event.target.closest('li')
    const { key } = event
    if (key === ' ') held = !held
    else if (held && key === 'ArrowDown') item.nextElementSibling?.after(item)
    else if (held && key === 'ArrowUp') item.previousElementSibling?.before(item)
    item.focus()
    event.preventDefault()
  }</script>`

describe.each(Object.entries({ byPointer, byData, byKeys }))('a list sorted %s', (_, html) => {
  it.each([
    ['Apples', 'Cheese', 'after', 'Bread Cheese Apples Dates Eggs'],
    ['Apples', 'Dates', 'before', 'Bread Cheese Apples Dates Eggs'],
    ['Dates', 'Apples', 'before', 'Dates Apples Bread Cheese Eggs'],
    ['Eggs', 'Apples', 'after', 'Apples Eggs Bread Cheese Dates'],
  ] as const)('puts %s where it belongs: %s, %s', async (what, where, side, wanted) => {
    const scene = await stage.show(html)
    const to = { elementId: (await scene.find(where)).id, side }
    expect(await scene.run('drag', what, { to })).toMatchObject({ success: true })
    expect((await order(scene)).join(' ')).toBe(wanted)
  })
})

describe('a drag', () => {
  it('says where the item is when the list does not let it go there', async () => {
    const scene = await stage.show(`<ul style="width:200px;list-style:none">${items}</ul>`)
    const to = { elementId: (await scene.find('Cheese')).id, side: 'after' as const }
    expect(await scene.run('drag', 'Bread', { to })).toMatchObject({
      success: false,
      error: 'no_effect',
      reason: 'It stands after “Apples”.',
    })
  })

  const knob = `<div id=track style="position:relative;width:300px;height:20px;background:#ddd"><div id=knob role=slider tabindex=0 aria-label=Knob aria-valuenow=0
    style="position:absolute;width:20px;height:20px;background:#999;touch-action:none"></div></div><input type=range aria-label=Native value=0>
    <script>
      let from
      knob.onpointerdown = ({ clientX }) => (from = clientX - knob.offsetLeft)
      document.onpointermove = ({ clientX }) => {
        if (from === undefined) return
        knob.style.left = clientX - from + 'px'
        knob.setAttribute('aria-valuenow', clientX - from)
      }
      document.onpointerup = () => (from = undefined)
    </script>`

  it.each([
    ['Knob', { by: { x: 90, y: 0 } }, 90],
    ['Knob', { at: { x: 0.5, y: 0.5 } }, 140],
    ['Native', { at: { x: 0.25, y: 0.5 } }, 25],
  ])('moves %s by a distance or to a point', async (name, more: Partial<SequenceStep>, value) => {
    const { run, tab } = await stage.show(knob)
    expect(await run('drag', name, more)).toMatchObject({ success: true })
    const now = await tab.evaluate(() => [
      Number(document.querySelector('#knob')?.getAttribute('aria-valuenow')),
      Number(document.querySelector('input')?.value),
    ])
    expect(now).toContain(value)
  })

  it('needs to be told where, and sees when nothing moved', async () => {
    const { run } = await stage.show(`<button>Stone</button>`)
    expect(await run('drag', 'Stone')).toMatchObject({ error: 'unsupported_action' })
    expect(await run('drag', 'Stone', { by: { x: 50, y: 0 } })).toMatchObject({
      error: 'no_effect',
      reason: 'It is where it was.',
    })
  })
})

describe('a hand', () => {
  it('touches the point that is meant', async () => {
    const { run, tab } = await stage.show(
      `<canvas role=img tabindex=0 aria-label=Map width=200 height=100 onclick="const p = this.getContext('2d'); p.fillRect(event.offsetX, event.offsetY, 4, 4); document.title = [event.offsetX, event.offsetY]"></canvas>`,
    )
    expect(await run('click', 'Map', { at: { x: 0.25, y: 0.9 } })).toMatchObject({ success: true })
    expect(await tab.title()).toBe('50,90')
  })

  it('touches no other control at that point', async () => {
    const { run, tab } = await stage.show(
      `<div role=button tabindex=0 aria-label="Draft 1" style="width:300px;height:40px" onclick="if (event.target === this) document.title = 'opened'">Draft 1
        <button style="float:right;width:100px;height:40px" onclick="document.title='deleted'">Delete</button></div>`,
    )
    expect(await run('click', 'Draft 1', { at: { x: 0.9, y: 0.5 } })).toMatchObject({
      success: false,
      error: 'covered',
    })
    expect(await tab.title()).toBe('Test')
    expect(await run('click', 'Draft 1', { at: { x: 0.1, y: 0.5 } })).toMatchObject({ success: true })
    expect(await tab.title()).toBe('opened')
  })

  it('closes a popup that lies over what comes next, and leaves a dialog that asks', async () => {
    const popup = (close: string) => `<input aria-label=Colour onfocus="pop.hidden=false" ${close}>
      <div id=pop hidden style="position:absolute;top:20px;left:0;width:300px;height:200px;background:#eee">Colours</div>
      <p style="height:60px"></p><button onclick="document.title='sent'">Send</button>`
    for (const close of [
      `onblur="pop.hidden=true"`,
      `><script>addEventListener('mousedown', ({ target }) => { if (!target.closest('input,#pop')) pop.hidden = true })</script><br`,
      `onkeydown="if (event.key === 'Escape') pop.hidden=true"`,
    ]) {
      const { run, tab, find } = await stage.show(popup(close))
      const send = (await find('Send')).id
      await run('focus', 'Colour')
      expect(await run('click', undefined, { elementId: send })).toMatchObject({ success: true })
      expect(await tab.title()).toBe('sent')
    }
  })

  it('closes it where the page is drawn so slowly that this takes all the time there is', async () => {
    const { run, tab, find } =
      await stage.show(`<input aria-label=Colour onfocus="pop.hidden=false" onblur="pop.hidden=true">
      <div id=pop hidden style="position:absolute;top:20px;left:0;width:300px;height:200px;background:#eee">Colours</div>
      <p style="height:60px"></p><button onclick="document.title='sent'">Send</button>`)
    const send = (await find('Send')).id
    await ownClock(tab)
    await run('focus', 'Colour')
    expect(await run('click', undefined, { elementId: send })).toMatchObject({ success: true })
    expect(await tab.title()).toBe('sent')
  })

  it.each(['slider', 'text'])('lets go within a moment at stop: %s', async (what) => {
    const { tab, find } =
      await stage.show(`<div role=slider tabindex=0 aria-label=Level aria-valuemin=0 aria-valuemax=100000 aria-valuenow=0 style="width:100px;height:20px"
        onkeydown="if (event.key === 'ArrowRight') this.ariaValueNow++"></div><textarea aria-label=Note></textarea>`)
    const step =
      what === 'slider'
        ? { action: 'set_value', elementId: (await find('Level')).id, inputData: '90000', description: '' }
        : {
            action: 'type',
            elementId: (await find('Note')).id,
            inputData: 'word '.repeat(50),
            description: '',
          }
    const result = await tab.evaluate(async (step) => {
      const running = window.hands.runPlan({ actions: [step], isSequence: true })
      const begun = () =>
        document.querySelector('[role=slider]')!.ariaValueNow !== '0' ||
        document.querySelector('textarea')!.value
      while (!begun()) await new Promise((resolve) => requestAnimationFrame(resolve))
      window.hands.stop()
      return running
    }, step)
    expect(result).toMatchObject({ success: false, error: 'cancelled_by_visitor' })
    expect(await tab.evaluate(() => document.querySelector('textarea')!.value.length)).toBeLessThan(250)
  })

  it('lets go on what the last move has put under the pointer', async () => {
    const { run, log } =
      await stage.show(`<div id=day tabindex=0 title=Day style="width:200px;height:100px;cursor:grab"></div><script>
      log = []
      let down = false
      day.onmousedown = () => (down = true)
      // Redrawn at every move, as calendars draw what is being made.
      document.onmousemove = ({ clientX, clientY }) => {
        document.querySelector('#made')?.remove()
        if (!down) return
        const made = Object.assign(document.createElement('div'), { id: 'made', textContent: 'New event' })
        made.style.cssText = 'position:fixed;width:20px;height:20px;left:' + (clientX - 10) + 'px;top:' + (clientY - 10) + 'px'
        made.onmouseup = () => log.push('made')
        document.body.append(made)
      }</script>`)
    await run('drag', 'Day', { by: { x: 10, y: 30 } })
    expect(await log()).toEqual(['made'])
  })
})
