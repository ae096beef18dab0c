import { randomUUID } from 'node:crypto'
import type { Comparison } from './comparison.ts'
import { startSubject } from './subject.ts'
import { connectVisitors } from './visitors.ts'

const visitors = 5_000

/** Memory of a joined socket that says nothing. */
export async function measureIdleMemory(): Promise<Comparison> {
  return {
    name: `idle session with its socket, of ${visitors}`,
    unit: 'bytes after GC',
    bare: await bytesEach('bare-sockets'),
    ours: await bytesEach('replayed-sockets'),
    atMost: 1.5,
  }
}

async function bytesEach(name: string): Promise<number> {
  const subject = await startSubject(name)
  const ids = Array.from({ length: visitors }, () => randomUUID())
  const before = await subject.ask<number>('heap')
  await subject.ask('create', ids)
  const { leave } = await connectVisitors(subject.port, ids)
  const after = await subject.ask<number>('heap')
  leave()
  await subject.close()
  return (after - before) / visitors
}
