import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { openStage, type Scene, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** To-do lists in the markup of TodoMVC, each with the habits of one framework's list. */
const lists = {
  'React: keys pressed, nodes kept': 'enter=keydown&draw=keyed',
  'Vue: keys let go, marks of empty branches': 'enter=keyup&draw=comments',
  'Angular: a form around the field': 'enter=submit&draw=keyed',
  'Svelte: everything leaves when it is left': 'enter=keydown&draw=comments&save=leaving',
  'jQuery: one listener, all redrawn': 'enter=keyup&draw=whole',
  'Backbone: old key events': 'enter=keypress&draw=keyed',
  'plain script: change alone': 'enter=change&draw=whole&save=leaving',
  'Lit: a shadow root, buttons that fade in': 'enter=keydown&draw=keyed&shadow=yes&fading=yes',
}

async function linesOf({ snapshot }: Scene): Promise<Line[]> {
  return [...(await snapshot()).outline.lines]
}

/** The first of a kind from the words of an item on. */
async function lineAt(scene: Scene, words: string, kind: string): Promise<number> {
  const lines = await linesOf(scene)
  const at = lines.findIndex(([, , , text]) => text === words)
  for (let index = at; index >= 0 && index < lines.length; index += 1) {
    const [, id, found] = lines[index] ?? [0, 0, '']
    if (id > 0 && found === kind) return id
  }
  throw new Error(
    `No ${kind} beside “${words}” in\n${lines.map((line) => line.slice(1, 4).join(' ')).join('\n')}`,
  )
}

async function act(scene: Scene, action: string, elementId: number, more: Partial<SequenceStep> = {}) {
  const result = await scene.run(action, undefined, { elementId, ...more })
  expect({ action, ...result }).toMatchObject({ success: true })
}

const items = ({ tab }: Scene) =>
  tab.evaluate(() =>
    (window as unknown as { items: { text: string; done?: boolean }[] }).items.map(
      ({ text, done }) => `${done ? '✓ ' : ''}${text}`,
    ),
  )

describe.each(Object.entries(lists))('%s', (_, habits) => {
  it('is added to, ticked, renamed, filtered, thinned out and cleared, by ids and verbs alone', async () => {
    const scene = await stage.visit(`todo-lists.html?${habits}`)
    const field = (await scene.find('What needs to be done?')).id
    const steps = [
      { action: 'type', elementId: field, inputData: 'Feed the cat', description: '' },
      { action: 'press_key', elementId: field, inputData: 'Enter', description: '' },
    ]
    const added = await scene.tab.evaluate(
      (actions) => window.hands.runPlan({ actions, isSequence: true }),
      steps,
    )
    expect(added).toMatchObject({ success: true })
    await act(scene, 'check', await lineAt(scene, 'Water plants', 'checkbox'))
    expect(await items(scene)).toEqual(['Buy milk', '✓ Call the dentist', '✓ Water plants', 'Feed the cat'])

    await act(scene, 'double_click', await lineAt(scene, 'Buy milk', 'checkbox'))
    const lines = await linesOf(scene)
    const edit = lines.find(([, , kind, , state]) => kind === 'textbox' && state?.value === 'Buy milk')
    const renamed = [
      { action: 'type', elementId: edit?.[1] ?? 0, inputData: 'Buy oat milk', description: '' },
      { action: 'press_key', elementId: edit?.[1] ?? 0, inputData: 'Enter', description: '' },
    ]
    expect(
      await scene.tab.evaluate((actions) => window.hands.runPlan({ actions, isSequence: true }), renamed),
    ).toMatchObject({ success: true })
    expect((await items(scene))[0]).toBe('Buy oat milk')

    await act(scene, 'click', await lineAt(scene, 'Feed the cat', 'button'))
    expect(await items(scene)).toEqual(['Buy oat milk', '✓ Call the dentist', '✓ Water plants'])

    await act(scene, 'click', (await scene.find('Active')).id)
    expect((await linesOf(scene)).map(([, , , text]) => text)).not.toContain('Water plants')
    await act(scene, 'click', (await scene.find('Completed')).id)
    await act(scene, 'uncheck', await lineAt(scene, 'Water plants', 'checkbox'))
    await act(scene, 'click', (await scene.find('Clear completed')).id)
    expect(await items(scene)).toEqual(['Buy oat milk', 'Water plants'])
  })
})
