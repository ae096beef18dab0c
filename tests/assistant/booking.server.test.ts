import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { pagehand, serveProcess } from '../support/process.ts'
import { bookingModel, pages, wish } from './support/booking.ts'
import { startModelServer } from './support/model-server.ts'
import { startVisitor } from './support/visitor.ts'

/** A dozen starts of a process: seconds on a quiet machine, minutes on a busy one. */
const patienceMs = 240_000

let folder: string
const opened: (() => unknown)[] = []
const interrupt = { lastPage: true }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehand-'))
  interrupt.lastPage = true
})
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a booking over three pages', () => {
  it.each(['openai', 'anthropic'] as const)(
    '[E1] survives three deaths of the server (%s)',
    { timeout: patienceMs },
    async (format) => {
      const model = await startModelServer(format, bookingModel(interrupt))
      opened.push(model.close)
      const environment = {
        DATA_DIR: folder,
        PORT: String(await freePort()),
        ASSISTANT: `${format}:test`,
        ASSISTANT_BASE_URL: model.baseUrl,
        ASSISTANT_API_KEY: 'key-1',
      }
      await pagehand(['site', 'add', '--name', 'The Long Table', '--host', 'table.test'], environment)
      let server = await serveProcess(environment)
      opened.push(() => server.end('SIGKILL'))
      const visitor = await startVisitor(server.url, 'http://table.test')
      opened.push(visitor.close)
      const dieAndReturn = async () => {
        await server.end('SIGKILL')
        server = await serveProcess(environment)
        await visitor.connected()
      }

      await visitor.send(wish, pages.home)
      expect(await visitor.nth('action_plan')).toMatchObject({
        actions: [{ type: 'navigate', url: '/book' }],
      })

      // The server dies while the browser is on its way to the next page.
      await dieAndReturn()
      visitor.emit('continue_task', { context: pages.book })
      const filling = await visitor.nth('action_plan', 2)
      expect(filling).toMatchObject({
        isSequence: true,
        actions: [{ inputData: 'Ada Lovelace' }, { inputData: '4 people' }, { inputData: '2026-12-01' }],
      })
      visitor.emit('update_context', { context: pages.filled })
      visitor.emit('sequence_complete', {
        planId: filling.planId,
        result: { success: true, completedSteps: 3, totalSteps: 3 },
      })
      const question = await visitor.nth('confirmation_required')
      expect(question.message).toBe(
        'Shall I send this form with “Book table”?\nWith these values:\nName: Ada Lovelace\nGuests: 4 people\nDate: 1 December 2026',
      )

      // It dies again while the visitor thinks about the question.
      await dieAndReturn()
      visitor.emit('confirmation_response', { confirmationId: question.confirmationId, confirmed: true })
      const [press] = (await visitor.nth('action_plan', 3)).actions as { id: string; elementId: number }[]
      expect(press).toMatchObject({ type: 'click_element', elementId: 4 })
      visitor.emit('update_context', { context: pages.thanks })
      visitor.emit('action_complete', { actionId: press?.id, result: { success: true, description: 'done' } })

      // And once more in the middle of a sentence.
      await visitor.nth('message_chunk', 6)
      interrupt.lastPage = false
      await dieAndReturn()
      expect(await visitor.nth('task_complete')).toEqual({
        summary: 'Table booked',
        message: 'Your table for four is booked.',
      })
      expectOnce(visitor.heard)
      expect(texts(await visitor.history())).toEqual([
        `user: ${wish}`,
        'assistant: I will open the reservations.',
        `assistant: ${String(question.message)}`,
        'user: Yes, go ahead',
        'assistant: It worked: the page says that your table is booked. ',
        'assistant: Your table for four is booked.',
      ])
    },
  )
})

/** Every plan and question once, every stream's chunks in order, and one end of the turn. */
function expectOnce(heard: readonly { name: string; payload: Record<string, unknown> }[]) {
  const ids = heard.flatMap(({ payload }) =>
    [payload.planId, payload.confirmationId].filter((id) => id !== undefined),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const chunks = heard.filter(({ name }) => name === 'message_chunk').map(({ payload }) => payload)
  for (const { name, payload } of heard) {
    if (name !== 'message_done') continue
    const own = chunks.filter(({ streamId }) => streamId === payload.streamId)
    expect(own.map(({ chunkIndex }) => chunkIndex)).toEqual(own.map((_, index) => index))
    expect(own.map(({ delta }) => delta).join('')).toBe(payload.text)
  }
  const ends = heard.filter(
    ({ name, payload }) =>
      name === 'message' || name === 'task_complete' || (name === 'message_done' && payload.more !== true),
  )
  expect(ends.map(({ name }) => name)).toEqual(['task_complete'])
}

function texts(history: readonly { role: string; content: string }[]): string[] {
  return history.map(({ role, content }) => `${role}: ${content}`)
}
