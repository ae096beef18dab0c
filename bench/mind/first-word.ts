import { fork } from 'node:child_process'
import { on } from 'node:events'
import { Agent } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVisitor } from '../../tests/assistant/support/visitor.ts'
import { pagehand, serveProcess } from '../../tests/support/process.ts'
import type { BenchTable } from '../bench-table.ts'
import { postChat } from '../post-chat.ts'
import { fullPage } from './full-page.ts'
import type { ModelReport } from './instant-model.ts'
import { milliseconds, quantile } from './quantile.ts'

const origin = 'http://bench.test'
const sessions = 40
const messages = 20
/** Loading the model's library, and code that is not compiled yet: what a server leaves behind in its first minute. */
const warmUp = 300

/** From POST /api/chat to the first `message_chunk`, with a model that answers at once. */
export async function firstWord(): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const model = await startModel()
  const environment = {
    DATA_DIR: folder,
    ASSISTANT: 'compatible:bench',
    ASSISTANT_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
    LIMIT_INIT_PER_MINUTE: '100000',
    LIMIT_CHAT_PER_MINUTE: '100000',
  }
  await pagehand(['site', 'add', '--name', 'Bench', '--host', 'bench.test'], environment)
  const server = await serveProcess(environment)
  const pageContext = fullPage()
  const agent = new Agent({ keepAlive: true })
  const total: number[] = []
  const own: number[] = []
  try {
    for (let session = 0; session < sessions; session += 1) {
      const visitor = await startVisitor(server.url, origin)
      await visitor.connected()
      for (let message = 1; message <= messages; message += 1) {
        const { sessionId } = visitor
        const body = JSON.stringify({ sessionId, message: 'How long does delivery take?', pageContext })
        const began = performance.now()
        const accepted = postChat(server.url, { agent, origin, body })
        await visitor.nth('message_chunk', firstChunkOf(message))
        total.push(performance.now() - began)
        own.push(await model.ownMs())
        await accepted
        await visitor.nth('message_done', message)
      }
      visitor.close()
    }
  } finally {
    agent.destroy()
    await server.end('SIGTERM')
    model.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const warm = total.slice(warmUp)
  const ownWarm = own.slice(warmUp)
  return {
    title: `From POST /api/chat to the first message_chunk, ${warm.length} messages, 50 elements, a model that answers at once`,
    columns: ['milliseconds', 'p50', 'p99'],
    rows: [
      row('in all', warm),
      row("the model's own, in its process", ownWarm),
      row(
        "above the model's own",
        warm.map((time, index) => time - (ownWarm[index] ?? 0)),
      ),
    ],
    notes: [
      "Visitor (a plain `node:http` client), server and model run in a process each. Targets above the model's own: p50 5, p99 25.",
      `The first ${warmUp} messages of the server are left out.`,
      'Wall-clock time: it needs a machine that does nothing else.',
    ],
  }
}

async function startModel() {
  const child = fork(join(import.meta.dirname, 'instant-model.ts'), { execArgv: ['--import', 'tsx'] })
  const reports = on(child, 'message')
  const next = async () => ((await reports.next()).value as [ModelReport])[0]
  const first = await next()
  if (!('port' in first)) throw new Error('The model did not say where it is.')
  return {
    port: first.port,
    /** How long the next answer took the model itself. */
    async ownMs(): Promise<number> {
      const report = await next()
      return 'ownMs' in report ? report.ownMs : 0
    },
    close: () => void child.disconnect(),
  }
}

/** Each answer comes in two pieces. */
function firstChunkOf(message: number): number {
  return (message - 1) * 2 + 1
}

function row(name: string, sample: readonly number[]): string[] {
  return [name, milliseconds(quantile(sample, 0.5)), milliseconds(quantile(sample, 0.99))]
}
