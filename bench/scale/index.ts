import { randomUUID } from 'node:crypto'
import type { BenchTable } from '../bench-table.ts'
import { comparisonTable, rounded } from '../server/comparison-table.ts'
import type { Comparison } from '../server/comparison.ts'
import { bytesOfIdle } from '../server/idle-memory.ts'
import { cpuSeconds, startSubject, type Subject } from '../server/subject.ts'
import { connectVisitors } from '../server/visitors.ts'
import { openDatabases, type Databases } from './databases.ts'
import { cpuPerChunk } from './spread-chunks.ts'
import { atOnceEach, cpuPerTurn } from './turn-cost.ts'

const stream = { visitors: 300, chunks: 60 }
const turnsEach = 500
const rounds = 5
const warmUps = 2
const idle = 2_000
const crowds = [10, 1_000, 100_000]

/** Many nodes over PostgreSQL and Redis: against bare sockets, against one node, and among many sessions. */
export async function run(): Promise<BenchTable[]> {
  // A node alone and a pair have databases of their own: they would take up each other's turns.
  const [single, double] = [await openDatabases(), await openDatabases()]
  try {
    const chunks = await compareChunks(single, double)
    const turns = await compareTurns(single, double)
    const memory = await compareMemory(single)
    const compared = comparisonTable(
      'Many nodes over PostgreSQL and Redis',
      [...chunks, ...turns, memory],
      'CPU of all nodes together; clients, PostgreSQL and Redis are other processes. Trust ratios, not numbers. Medians of ' +
        `${rounds} rounds in turn, after ${warmUps} that only warm up; each node has had as many turns as the others. A turn is ` +
        'compared at the same load of a node, because what arrives together shares its statements: one load spread over ' +
        'two nodes shares less.',
    )
    return [compared, await flatness(single)]
  } finally {
    await Promise.all([single.close(), double.close()])
  }
}

async function compareChunks(single: Databases, double: Databases): Promise<Comparison[]> {
  const bare = await startSubject('bare-sockets')
  const alone = [await single.node('shared-sockets')]
  const pair = [await double.node('shared-sockets'), await double.node('shared-sockets')]
  const [raw, one, two] = await medians([
    () => bareChunk(bare),
    () => cpuPerChunk(alone, stream),
    () => cpuPerChunk(pair, stream),
  ])
  await Promise.all([bare, ...alone, ...pair].map((subject) => subject.close()))
  return [
    {
      name: 'chunks of one node, bare: socket.emit',
      unit: 'chunks / cpu-s',
      bare: 1 / raw,
      ours: 1 / one,
      atLeast: 0.5,
    },
    {
      name: 'a chunk on 2 nodes, bare: on one',
      unit: 'cpu-µs',
      bare: one * 1e6,
      ours: two * 1e6,
      atMost: 1.2,
    },
  ]
}

async function compareTurns(single: Databases, double: Databases): Promise<Comparison[]> {
  const alone = [await single.node('node')]
  const pair = [await double.node('node'), await double.node('node')]
  const cost = async (nodes: readonly Subject[], atOnce?: number) =>
    cpuPerTurn(nodes, await newSessions(nodes, turnsEach * nodes.length), atOnce)
  const [one, two, spread] = await medians([
    () => cost(alone),
    () => cost(pair),
    () => cost(pair, atOnceEach),
  ])
  await Promise.all([...alone, ...pair].map((node) => node.close()))
  const inMs = { unit: 'cpu-ms', bare: one * 1e3 }
  return [
    {
      ...inMs,
      name: 'a chat turn on 2 nodes as busy as the one, bare: on one',
      ours: two * 1e3,
      atMost: 1.2,
    },
    { ...inMs, name: 'a chat turn of one load on 2 nodes, bare: on one', ours: spread * 1e3 },
  ]
}

async function newSessions([node]: readonly Subject[], count: number): Promise<string[]> {
  return (await node?.ask<string[]>('open', count)) ?? []
}

async function compareMemory(databases: Databases): Promise<Comparison> {
  const bare = await bytesOfIdle(await startSubject('bare-sockets'), idle)
  const ours = await bytesOfIdle(await databases.node('shared-sockets'), idle)
  const name = 'an idle session with its socket, bare: a socket'
  return { name, unit: 'bytes after GC', bare, ours, atMost: 1.5 }
}

/** Measured in turn, so that whatever else the machine does meets all; the first rounds only warm up. */
async function medians<Measures extends readonly (() => Promise<number>)[]>(
  measures: readonly [...Measures],
): Promise<{ [Place in keyof Measures]: number }> {
  const results: number[][] = measures.map(() => [])
  for (let round = 0; round < warmUps + rounds; round++)
    for (const [place, measure] of measures.entries()) {
      const value = await measure()
      if (round >= warmUps) results[place]?.push(value)
    }
  return results.map(median) as { [Place in keyof Measures]: number }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function bareChunk(subject: Subject): Promise<number> {
  const ids = Array.from({ length: stream.visitors }, () => randomUUID())
  const { received, leave } = await connectVisitors(subject.port, ids)
  const seconds = await cpuSeconds(subject, () =>
    Promise.all([received(stream.chunks), subject.ask('speak', { chunks: stream.chunks })]),
  )
  leave()
  return seconds / (stream.visitors * stream.chunks)
}

/** What a turn costs must not depend on how many others are there. */
async function flatness(databases: Databases): Promise<BenchTable> {
  const node = await databases.node('node')
  const rows: (string | number)[][] = []
  let others = 0
  for (let round = 0; round < warmUps; round++)
    await cpuPerTurn([node], await newSessions([node], 2 * turnsEach))
  for (const count of crowds) {
    await node.ask('open', count - others)
    others = count
    const cost = await cpuPerTurn([node], await newSessions([node], turnsEach))
    rows.push([count.toLocaleString('en'), rounded(cost * 1e3)])
  }
  await node.close()
  return {
    title: 'A chat turn among other open sessions',
    columns: ['other sessions', 'cpu-ms of the node'],
    rows,
    notes: ['Of the node alone; PostgreSQL and Redis are processes of their own.'],
  }
}
