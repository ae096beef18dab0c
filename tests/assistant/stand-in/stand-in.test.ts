import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contactPage } from '../support/contact-page.ts'
import { setStage } from '../support/stage.ts'
import { startStandIn } from './stand-in.ts'

it('lets whoever writes into a folder be the model', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
  const standIn = await startStandIn({ folder, port: 0, print: () => undefined })
  const baseUrl = `http://127.0.0.1:${standIn.port}/v1`
  const stage = setStage({ assistant: 'compatible:stand-in', baseUrl }, contactPage())

  const turn = stage.say('Show me more')
  expect(await asked(folder, '001.request.md')).toMatch(/## user\n\nShow me more[\s\S]*\[11\] /)
  const steps = [{ action: 'click', elementId: 11, description: 'Show more' }]
  writeFileSync(
    join(folder, '001.answer.md'),
    JSON.stringify({ text: 'One moment.', calls: [{ name: 'page_act', input: { steps } }] }),
  )
  expect(await turn).toMatchObject([
    { name: 'message_done', payload: { text: 'One moment.' } },
    { name: 'action_plan' },
  ])

  const after = stage.report(true)
  expect(await asked(folder, '002.request.md')).toMatch(/messages were shown before[\s\S]*[\s\S]*Done\./)
  writeFileSync(join(folder, '002.answer.md'), 'Here is more.')
  expect(await after).toMatchObject([{ name: 'message_done', payload: { text: 'Here is more.' } }])
  await standIn.close()
  rmSync(folder, { recursive: true })
})

/** The text of a file, when it has come. */
function asked(folder: string, name: string): Promise<string> {
  const file = join(folder, name)
  return new Promise((resolve) => {
    const look = () => {
      if (!existsSync(file) || readFileSync(file, 'utf8') === '') return
      watcher.close()
      resolve(readFileSync(file, 'utf8'))
    }
    const watcher = watch(folder, look)
    look()
  })
}
