import { setTimeout as delay } from 'node:timers/promises'
import type { Subject } from '../server/subject.ts'
import { together } from './spread-chunks.ts'

/** What is under way at once at each node; batches, and so costs, depend on it. */
export const atOnceEach = 20

/** CPU seconds all nodes together spend on one chat turn, from the request to the saved answer. */
export async function cpuPerTurn(
  nodes: readonly Subject[],
  sessionIds: readonly string[],
  atOnce = nodes.length * atOnceEach,
): Promise<number> {
  const queue = sessionIds.map((sessionId, place) => ({ sessionId, port: nodes[place % nodes.length]?.port }))
  const answered = async () => {
    const counts = await Promise.all(nodes.map((node) => node.ask<number>('answered')))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const wanted = (await answered()) + sessionIds.length
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await chat(next.port ?? 0, next.sessionId)
  }
  const seconds = await together(nodes, async () => {
    await Promise.all(Array.from({ length: atOnce }, worker))
    while ((await answered()) < wanted) await delay(50)
  })
  return seconds / sessionIds.length
}

async function chat(port: number, sessionId: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers: { origin: 'http://shop.test', 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId, message: 'Is it in stock?' }),
  })
  if (!response.ok) throw new Error(`chat answered ${response.status}: ${await response.text()}`)
  await response.text()
}
