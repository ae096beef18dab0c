import { randomUUID } from 'node:crypto'
import type { Comparison } from './comparison.ts'
import { cpuSeconds, startSubject } from './subject.ts'
import { connectVisitors } from './visitors.ts'

const visitors = 200
const missed = 1_000

/** What it costs to replay a long gap to many at once, against sending the same events as they happen. */
export async function measureReturning(): Promise<Comparison> {
  const subject = await startSubject('replayed-sockets')
  const ids = Array.from({ length: visitors }, () => randomUUID())
  await subject.ask('create', ids)
  const { sockets, received, leave } = await connectVisitors(subject.port, ids)
  const speak = () => subject.ask('speak', { chunks: missed })

  const live = await cpuSeconds(subject, () => Promise.all([received(missed), speak()]))
  for (const socket of sockets) socket.disconnect()
  await speak()
  const replayed = await cpuSeconds(subject, () => {
    const all = received(missed)
    for (const socket of sockets) socket.connect()
    return all
  })
  leave()
  await subject.close()
  return {
    name: `replay ${missed} missed events to ${visitors} clients`,
    unit: 'cpu-s (bare: sent live)',
    bare: live,
    ours: replayed,
    atMost: 1,
  }
}
