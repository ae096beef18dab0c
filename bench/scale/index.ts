import { randomUUID } from 'node:crypto'
import type { BenchTable } from '../bench-table.ts'
import { isHeld, ratioOf, type Comparison } from '../server/comparison.ts'
import { cpuSeconds, startSubject } from '../server/subject.ts'
import { connectVisitors } from '../server/visitors.ts'
import { openDatabases, type Databases } from './databases.ts'
import { cpuPerChunk } from './spread-chunks.ts'
import { cpuPerTurn } from './turn-cost.ts'

const stream = { visitors: 300, chunks: 60 }
const turns = 600
const idle = 2_000
const crowds = [10, 1_000, 100_000]

/** Many nodes over PostgreSQL and Redis: against bare sockets, against one node, and among many sessions. */
export async function run(): Promise<BenchTable[]> {
  const databases = await openDatabases()
  try {
    return [comparisonTable(await compare(databases)), await flatness(databases)]
  } finally {
    await databases.close()
  }
}

async function compare(databases: Databases): Promise<Comparison[]> {
  const bare = await bareChunk()
  const pair = [await databases.node('shared-sockets'), await databases.node('shared-sockets')]
  const alone = pair.slice(0, 1)
  await cpuPerChunk(alone, { visitors: 50, chunks: 20 })
  const one = await cpuPerChunk(alone, stream)
  const two = await cpuPerChunk(pair, stream)
  const bytes = await idleBytes(databases)
  await Promise.all(pair.map((node) => node.close()))

  const nodes = [await databases.node('node'), await databases.node('node')]
  const open = (count: number) => nodes[0]?.ask<string[]>('open', count) ?? Promise.resolve([])
  await cpuPerTurn(nodes, await open(100))
  const oneTurn = await cpuPerTurn(nodes.slice(0, 1), await open(turns))
  const twoTurn = await cpuPerTurn(nodes, await open(turns))
  await Promise.all(nodes.map((node) => node.close()))
  return [
    {
      name: 'chunks of one node, bare: socket.emit',
      unit: 'chunks / cpu-s',
      bare: 1 / bare,
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
    {
      name: 'a chat turn on 2 nodes, bare: on one',
      unit: 'cpu-ms',
      bare: oneTurn * 1e3,
      ours: twoTurn * 1e3,
      atMost: 1.2,
    },
    {
      name: 'an idle session with its socket, bare: a socket',
      unit: 'bytes after GC',
      bare: bytes.bare,
      ours: bytes.ours,
      atMost: 1.5,
    },
  ]
}

async function bareChunk(): Promise<number> {
  const subject = await startSubject('bare-sockets')
  const ids = Array.from({ length: stream.visitors }, () => randomUUID())
  const { received, leave } = await connectVisitors(subject.port, ids)
  const speak = () => Promise.all([received(stream.chunks), subject.ask('speak', { chunks: stream.chunks })])
  await speak()
  const seconds = await cpuSeconds(subject, speak)
  leave()
  await subject.close()
  return seconds / (stream.visitors * stream.chunks)
}

async function idleBytes(databases: Databases): Promise<{ bare: number; ours: number }> {
  const measure = async (subject: Awaited<ReturnType<typeof startSubject>>) => {
    const ids = Array.from({ length: idle }, () => randomUUID())
    const before = await subject.ask<number>('heap')
    await subject.ask('create', ids)
    const { leave } = await connectVisitors(subject.port, ids)
    const after = await subject.ask<number>('heap')
    leave()
    await subject.close()
    return (after - before) / idle
  }
  return {
    bare: await measure(await startSubject('bare-sockets')),
    ours: await measure(await databases.node('shared-sockets')),
  }
}

/** What a turn costs must not depend on how many others are there. */
async function flatness(databases: Databases): Promise<BenchTable> {
  const node = await databases.node('node')
  const rows: (string | number)[][] = []
  let others = 0
  for (const count of crowds) {
    await node.ask('open', count - others)
    others = count
    const cost = await cpuPerTurn([node], await node.ask<string[]>('open', turns))
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

function comparisonTable(comparisons: readonly Comparison[]): BenchTable {
  return {
    title: 'Many nodes over PostgreSQL and Redis',
    columns: ['', 'unit', 'bare', 'ours', 'ratio', 'held to', ''],
    rows: comparisons.map((comparison) => [
      comparison.name,
      comparison.unit,
      rounded(comparison.bare),
      rounded(comparison.ours),
      ratioOf(comparison).toFixed(2),
      comparison.atLeast === undefined ? `≤ ${comparison.atMost}` : `≥ ${comparison.atLeast}`,
      isHeld(comparison) ? 'held' : 'MISSED',
    ]),
    notes: [
      'CPU of all nodes together; clients, PostgreSQL and Redis are other processes. Trust ratios, not numbers.',
    ],
  }
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
