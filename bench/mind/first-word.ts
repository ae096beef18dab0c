import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModelServer } from '../../tests/assistant/support/model-server.ts'
import { startVisitor } from '../../tests/assistant/support/visitor.ts'
import { pagehand, serveProcess } from '../../tests/support/process.ts'
import type { BenchTable } from '../bench-table.ts'
import { fullPage } from './full-page.ts'
import { milliseconds, quantile } from './quantile.ts'

const sessions = 20
const messages = 20

/** From POST /api/chat to the first `message_chunk`, with a model that answers at once. */
export async function firstWord(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const spent: number[] = []
  let began = 0
  const model = await startModelServer('openai', () => {
    spent.push(performance.now() - began)
    return { text: 'Five days.' }
  })
  const environment = {
    DATA_DIR: folder,
    ASSISTANT: 'compatible:bench',
    ASSISTANT_BASE_URL: model.baseUrl,
    LIMIT_INIT_PER_MINUTE: '100000',
    LIMIT_CHAT_PER_MINUTE: '100000',
  }
  await pagehand(['site', 'add', '--name', 'Bench', '--host', 'bench.test'], environment)
  const server = await serveProcess(environment)
  const page = fullPage()
  const total: number[] = []
  try {
    for (let session = 0; session < sessions; session += 1) {
      const visitor = await startVisitor(server.url, 'http://bench.test')
      await visitor.connected()
      for (let message = 1; message <= messages; message += 1) {
        began = performance.now()
        await visitor.send('How long does delivery take?', page)
        await visitor.nth('message_chunk', firstChunkOf(message))
        total.push(performance.now() - began)
        await visitor.nth('message_done', message)
      }
      visitor.close()
    }
  } finally {
    await server.end('SIGTERM')
    await model.close()
    rmSync(folder, { recursive: true, force: true })
  }
  // The first session pays for loading the model's library once.
  const warm = total.slice(messages)
  const asked = spent.slice(messages)
  const after = warm.map((time, index) => time - (asked[index] ?? 0))
  return {
    title: `From POST /api/chat to the first message_chunk, ${warm.length} messages, 50 elements, a model that answers at once`,
    columns: ['milliseconds', 'p50', 'p99'],
    rows: [
      row('in all', warm),
      row('until the model is asked', asked),
      row('from the asked model to the first chunk', after),
    ],
    notes: ['The model and the visitor share one process; the server has its own. Targets: p50 5, p99 25.'],
  }
}

/** Each answer is ten characters, sent in pieces of seven: two chunks. */
function firstChunkOf(message: number): number {
  return (message - 1) * 2 + 1
}

function row(name: string, sample: readonly number[]): string[] {
  return [name, milliseconds(quantile(sample, 0.5)), milliseconds(quantile(sample, 0.99))]
}
