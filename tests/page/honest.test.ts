import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SequenceStep } from '#protocol'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** The line of the outline with this text. */
async function line({ snapshot }: Scene, text: string) {
  const { outline } = await snapshot()
  const found = outline.lines.find(([, id, , words]) => id > 0 && words === text)
  if (!found) throw new Error(`No line “${text}”.`)
  const [, id, , , state] = found
  return { id, seal: state?.seal }
}

function plan({ tab }: Scene, steps: Partial<SequenceStep>[]) {
  const actions = steps.map((step) => ({ action: '', elementId: -1, description: '', ...step }))
  return tab.evaluate((actions) => window.hands.runPlan({ actions, isSequence: true }), actions)
}

describe('what was judged', () => {
  it('is done as long as it is the same, also when it has changed itself', async () => {
    const scene = await stage.show(`<button onclick="this.textContent='Saved'">Save</button>`)
    const { id, seal } = await line(scene, 'Save')
    expect(await scene.run('click', undefined, { elementId: id, seal: seal ?? '' })).toMatchObject({
      success: true,
    })
  })

  it.each(['called otherwise', 'leads elsewhere', 'sent elsewhere', 'in a link'])(
    'is not done when it is something else: %s',
    async (way) => {
      const scene = await stage.show(
        `<form action=/search><a href=#x onclick="document.title='done'" role=button tabindex=0>Show</a></form>
        <p><span tabindex=0 style="cursor:pointer" onclick="document.title='done'">Words</span></p>`,
      )
      const { id, seal } = await line(scene, way === 'in a link' ? 'Words' : 'Show')
      await scene.tab.evaluate((way) => {
        const link = document.querySelector('a')!
        const words = document.querySelector('span')!
        const changes: Record<string, () => void> = {
          'called otherwise': () => (link.textContent = 'Delete all'),
          'leads elsewhere': () => (link.href = '/delete'),
          'sent elsewhere': () => (document.forms[0]!.action = '/delete'),
          'in a link': () => {
            words.replaceWith(link)
            link.replaceChildren(words)
          },
        }
        changes[way]?.()
      }, way)
      expect(await scene.run('click', undefined, { elementId: id, seal: seal ?? '' })).toMatchObject({
        success: false,
        error: 'stale_element',
        reason: 'The page changed: this is not what it was.',
      })
      expect(await scene.tab.title()).toBe('Test')
    },
  )

  it('is pressed once in a plan, or as often as the step says', async () => {
    const scene = await stage.show(`<p id=n>0</p><button onclick="n.textContent++">Add</button>`)
    const { id } = await line(scene, 'Add')
    const twice = await plan(scene, [
      { action: 'click', elementId: id },
      { action: 'click', elementId: id },
    ])
    expect(twice).toMatchObject({ success: false, completedSteps: 1, error: 'no_effect' })
    expect(twice.reason).toBe('It was pressed already in this plan, and is not pressed again.')
    expect(await plan(scene, [{ action: 'click', elementId: id, times: 3 }])).toMatchObject({ success: true })
    expect(await scene.tab.locator('#n').textContent()).toBe('4')
  })

  it('that came only part of the way says how far', async () => {
    const scene = await stage.show(`<button onclick="this.textContent='Added'">Add</button>`)
    const { id, seal } = await line(scene, 'Add')
    const step = { action: 'click', elementId: id, times: 2, seal: seal ?? '' }
    const { results } = await plan(scene, [step])
    expect(results?.[0]).toMatchObject({
      success: false,
      error: 'stale_element',
      times: 1,
      reason: '1 of 2 presses done. The page changed: this is not what it was.',
    })
  })

  it('is not some other control that lies in it', async () => {
    const { run, tab } = await stage.show(
      `<div role=button tabindex=0 aria-label=Row style="width:200px;padding:20px 0" onclick="document.title+=' row'">
      <button style="margin-left:70px" onclick="document.title+=' delete'">Delete</button></div>`,
    )
    expect(await run('click', 'Row')).toMatchObject({ success: true })
    expect(await tab.title()).toBe('Test row')
  })
})

describe('what is written', () => {
  it('counts when the field was left, and is told when the page made something else of it', async () => {
    const { run, tab } = await stage.show(`<p id=model></p>
      <label>Lazy <input onchange="model.textContent+=this.value+' '"></label>
      <label>Clamped <input onblur="this.value=Math.min(10, this.value)"></label>
      <label>Phone <input onblur="this.value='+49 '+this.value"></label>
      <label>Tags <input onchange="model.textContent+=this.value; this.value=''"></label>`)
    expect(await run('type', 'Lazy', 'Ada')).toMatchObject({ success: true })
    expect(await run('type', 'Clamped', '50')).toMatchObject({
      error: 'no_effect',
      reason: 'It did not keep the text: it holds “10”.',
    })
    expect(await run('type', 'Phone', '170 1234567')).toMatchObject({
      success: true,
      text: '+49 170 1234567',
    })
    expect(await run('type', 'Tags', 'blue')).toMatchObject({ success: true })
    expect(await tab.locator('#model').textContent()).toBe('Ada blue')
  })

  it('does not leave a field that suggests, or that the page has put the visitor into', async () => {
    const { run, tab } = await stage.show(`<p id=log></p>
      <label>Town <input role=combobox aria-expanded=false onblur="log.textContent+='left '" onchange="log.textContent+='change '"></label>
      <label>Name <input autofocus onblur="this.remove()" onchange="log.textContent+='renamed'"></label>`)
    expect(await run('type', 'Name', 'Ada')).toMatchObject({ success: true })
    expect(await tab.locator('#log').textContent()).toBe('renamed')
    expect(await run('type', 'Town', 'Bern')).toMatchObject({ success: true })
    expect(await tab.locator('#log').textContent()).toMatch(/change $/)
  })

  it('is told by Enter where there is no form', async () => {
    const scene = await stage.show(
      `<label>New <input onchange="todo.insertAdjacentHTML('beforeend', '<li>' + this.value); this.value=''"></label><ul id=todo></ul>`,
    )
    const { id } = await line(scene, 'New')
    const steps = [
      { action: 'type', elementId: id, inputData: 'Milk' },
      { action: 'press_key', elementId: id, inputData: 'Enter' },
    ]
    expect(await plan(scene, steps)).toMatchObject({ success: true })
    expect(await scene.tab.locator('li').allTextContents()).toEqual(['Milk'])
  })

  it('keeps masked values out of its reasons', async () => {
    const { run } = await stage.show(
      `<label data-pagehand=mask>Hidden <input aria-label=Salary value=4711 onblur="this.value='canary'"></label>`,
    )
    const result = await run('type', '', '5000').catch(() => run('type', 'Salary', '5000'))
    expect(result).toMatchObject({ success: false, error: 'no_effect' })
    expect(JSON.stringify(result)).not.toContain('canary')
  })

  it('says what a field takes, and that it can only be read', async () => {
    const { run } =
      await stage.show(`<label>Day <input type=date></label><label>Level <input type=range min=0 max=10 step=5></label>
      <label>Fixed <input readonly value=x></label>`)
    expect((await run('set_value', 'Day', 'tomorrow')).reason).toBe(
      'It is a date field and takes values such as 2026-03-14.',
    )
    expect((await run('set_value', 'Level', '7')).reason).toContain('0 to 10 in steps of 5')
    expect((await run('type', 'Fixed', 'y')).reason).toBe('It can only be read.')
  })
})
