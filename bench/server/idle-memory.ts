import { randomUUID } from 'node:crypto'
import type { Comparison } from './comparison.ts'
import { startSubject, type Subject } from './subject.ts'
import { connectVisitors } from './visitors.ts'

const visitors = 5_000

/** Memory of a joined socket that says nothing. */
export async function measureIdleMemory(): Promise<Comparison> {
  return {
    name: `idle session with its socket, of ${visitors}`,
    unit: 'bytes after GC',
    bare: await bytesOfIdle(await startSubject('bare-sockets'), visitors),
    ours: await bytesOfIdle(await startSubject('replayed-sockets'), visitors),
    atMost: 1.5,
  }
}

/** What each of so many idle visitors takes of the subject's memory; it is closed afterwards. */
export async function bytesOfIdle(subject: Subject, visitors: number): Promise<number> {
  const ids = Array.from({ length: visitors }, () => randomUUID())
  const before = await subject.ask<number>('heap')
  await subject.ask('create', ids)
  const { leave } = await connectVisitors(subject.port, ids)
  const after = await subject.ask<number>('heap')
  leave()
  await subject.close()
  return (after - before) / visitors
}
