import { randomUUID } from 'node:crypto'
import { connectVisitors } from '../server/visitors.ts'
import { cpuSeconds, type Subject } from '../server/subject.ts'

export interface Spread {
  readonly visitors: number
  readonly chunks: number
}

/**
 * CPU seconds all nodes together spend on one chunk. Sockets and turns are spread as a balancer would: every node has
 * an equal share of both, and a turn runs where its socket is only by chance.
 */
export async function cpuPerChunk(nodes: readonly Subject[], { visitors, chunks }: Spread): Promise<number> {
  const ids = Array.from({ length: visitors }, () => randomUUID())
  await nodes[0]?.ask('create', ids)
  const shareOf = (place: number, by: (index: number) => number) =>
    ids.filter((_, index) => by(index) % nodes.length === place)
  const crowds = await Promise.all(
    nodes.map(({ port }, place) =>
      connectVisitors(
        port,
        shareOf(place, (index) => index),
      ),
    ),
  )
  for (const [place, node] of nodes.entries())
    await node.ask(
      'runs',
      shareOf(place, (index) => Math.floor(index / nodes.length)),
    )
  const seconds = await together(nodes, () =>
    Promise.all([
      ...crowds.map(({ received }) => received(chunks)),
      ...nodes.map((node) => node.ask('speak', { chunks })),
    ]),
  )
  for (const { leave } of crowds) leave()
  return seconds / (visitors * chunks)
}

/** What all of them spend while `work` runs. */
export async function together(nodes: readonly Subject[], work: () => Promise<unknown>): Promise<number> {
  const spent: number[] = []
  const measure = nodes.reduceRight<() => Promise<unknown>>(
    (inner, node) => async () => void spent.push(await cpuSeconds(node, inner)),
    work,
  )
  await measure()
  return spent.reduce((sum, seconds) => sum + seconds, 0)
}
