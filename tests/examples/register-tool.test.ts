import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelServer, type ModelServer } from '../assistant/support/model-server.ts'
import { openExamples, type ExamplesStage } from './examples-stage.ts'

let model: ModelServer
let examples: ExamplesStage

beforeAll(async () => {
  // A model over real HTTP that looks the stock up, then says what it was told.
  model = await startModelServer('openai', [
    {
      calls: [
        {
          name: 'call_tool',
          input: { tool: 'bags_left', arguments: { seed: 'basil' }, description: 'Look up the basil' },
        },
      ],
    },
    { text: 'There are 40 bags of basil left.' },
  ])
  examples = await openExamples({
    ASSISTANT: 'compatible:local',
    ASSISTANT_BASE_URL: model.baseUrl,
  })
})
afterAll(async () => {
  await examples.close()
  await model.close()
})

describe('the example of a site that registers a tool', () => {
  it('has its function called, and the answer comes from what it returned', async () => {
    const { page } = await examples.visit('register-tool/')
    await page.evaluate(() => {
      const { Pagehand } = window as unknown as { Pagehand: { push(call: string[]): void } }
      Pagehand.push(['send', 'How many bags of basil are left?'])
    })
    await page.getByText('Looked up: basil, 40 bags.').waitFor({ timeout: 40_000 })
    await page
      .getByRole('log')
      .getByText('There are 40 bags of basil left.')
      .first()
      .waitFor({ timeout: 40_000 })
    expect(JSON.stringify(model.requests[0]?.body)).toContain('bags_left')
    expect(JSON.stringify(model.requests[1]?.body)).toContain('40')
  })
})
