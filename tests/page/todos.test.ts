import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage.close())

it('ticks, renames, deletes, filters and clears by the lines of the outline alone', async () => {
  const { tab, snapshot } = await stage.visit('todos.html')
  const lines = async () => (await snapshot()).outline.lines
  const act = async (action: string, is: (line: Line) => boolean, inputData = '') => {
    const elementId = (await lines()).find((line) => line[1] > 0 && is(line))?.[1] ?? -1
    const step = { action, elementId, inputData, description: action }
    const result = await tab.evaluate((step) => window.hands.run(step), step)
    expect(result, `${action} ${JSON.stringify(result)}`).toMatchObject({ success: true })
  }
  const titles = () => tab.locator('.list li:not([hidden]) label').allTextContents()
  const called =
    (kind: string, name: string) =>
    ([, , of, text]: Line) =>
      of === kind && text === name

  await act('type', called('textbox', 'What needs to be done?'), 'Read book')
  await act('press_key', called('textbox', 'What needs to be done?'), 'Enter')
  await act('check', called('checkbox', 'Buy milk'))
  expect(await tab.locator('.completed').count()).toBe(2)
  await act('double_click', called('clickable', 'Read book'))
  await act('type', ([, , , , state]) => state?.value === 'Read book', 'Read two books')
  await act('press_key', ([, , , , state]) => state?.value === 'Read two books', 'Enter')
  expect(await titles()).toEqual(['Buy milk', 'Walk dog', 'Read two books'])
  await act('click', called('link', 'Active'))
  expect(await titles()).toEqual(['Read two books'])
  await act('click', called('link', 'All'))
  const told = await lines()
  const row = told.findIndex(called('checkbox', 'Walk dog'))
  const cross = told.slice(row).find(([, , , , state]) => state?.hover)
  await act('click', ([, id]) => id === cross?.[1])
  await act('click', called('button', 'Clear completed'))
  expect(await titles()).toEqual(['Read two books'])
})
