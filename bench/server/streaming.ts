import { randomUUID } from 'node:crypto'
import type { Comparison } from './comparison.ts'
import { cpuSeconds, startSubject, type Subject } from './subject.ts'
import { connectVisitors } from './visitors.ts'

const visitors = 500
const chunks = 100
const rounds = 3

/** Events a cpu-second of the server, log before send, against bare `socket.emit`. */
export async function measureStreaming(): Promise<Comparison> {
  const bare = await openStream('bare-sockets')
  const ours = await openStream('replayed-sockets')
  const bareRates: number[] = []
  const ourRates: number[] = []
  // Side by side, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round++) {
    bareRates.push(await bare.rate())
    ourRates.push(await ours.rate())
  }
  await bare.close()
  await ours.close()
  return {
    name: `stream ${chunks} chunks to ${visitors} sockets`,
    unit: 'events / cpu-s',
    bare: median(bareRates),
    ours: median(ourRates),
    atLeast: 0.7,
  }
}

async function openStream(name: string) {
  const subject = await startSubject(name)
  const ids = Array.from({ length: visitors }, () => randomUUID())
  await subject.ask('create', ids)
  const { received, leave } = await connectVisitors(subject.port, ids)
  return {
    async rate() {
      const seconds = await cpuSeconds(subject, () => Promise.all([received(chunks), speak(subject)]))
      return (visitors * chunks) / seconds
    },
    async close() {
      leave()
      await subject.close()
    },
  }
}

const speak = (subject: Subject) => subject.ask('speak', { chunks })

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
