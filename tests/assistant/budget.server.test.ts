import { afterEach, expect, it } from 'vitest'
import { origin, serveForTest } from '../support/server.ts'
import { contactPage } from './support/contact-page.ts'
import { startModelServer, type Script } from './support/model-server.ts'
import { startVisitor } from './support/visitor.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function setup(budget: Record<string, string>, script: Script) {
  const model = await startModelServer('openai', script)
  opened.push(model.close)
  const assistant = { ASSISTANT: 'compatible:test', ASSISTANT_BASE_URL: model.baseUrl }
  const server = await serveForTest({ ...assistant, ...budget })
  opened.push(server.close)
  const visitor = await startVisitor(server.url, origin)
  opened.push(visitor.close)
  return { model, visitor }
}
const spent = { text: expect.stringContaining('limit for today'), isError: true }

it('A site whose messages of the day are spent asks no model and says so', async () => {
  const { model, visitor } = await setup({ BUDGET_MESSAGES_PER_DAY: '1' }, [{ text: 'At eight.' }])
  await visitor.send('When do you open?', contactPage())
  await visitor.nth('message_done')
  await visitor.send('And when do you close?', contactPage())
  expect(await visitor.nth('message')).toMatchObject(spent)
  expect(model.requests).toHaveLength(1)
})

it('A site whose tokens of the day are spent asks no model and says so', async () => {
  const { model, visitor } = await setup({ BUDGET_TOKENS_PER_DAY: '18' }, [{ text: 'At eight.' }])
  await visitor.send('When do you open?', contactPage())
  await visitor.nth('message_done')
  await visitor.send('And when do you close?', contactPage())
  expect(await visitor.nth('message')).toMatchObject(spent)
  expect(model.requests).toHaveLength(1)
})

it('An answer that is cut short counts as well', async () => {
  const { model, visitor } = await setup({ BUDGET_MESSAGES_PER_DAY: '2' }, [
    { stall: 'before' },
    { text: 'At eight.' },
  ])
  await visitor.send('When do you open?', contactPage())
  await model.received(1)
  await visitor.send('No: when do you close?', contactPage())
  await visitor.nth('message_done')
  await visitor.send('Thanks. And on Sundays?', contactPage())
  expect(await visitor.nth('message')).toMatchObject(spent)
  expect(model.requests).toHaveLength(2)
})
