import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverBundle } from '../../tests/support/server-bundle.ts'
import type { BenchTable } from '../bench-table.ts'
import { openExamples } from '../sentences/examples.ts'
import { milliseconds, quantile } from './quantile.ts'

/** A sentence that is said on one of the pages. */
export interface Message {
  readonly say: string
  readonly page: string
  readonly language: string
  readonly kind: string
}

interface Memory {
  readonly rss: number
  readonly heap: number
}

/** What the engine cost in a process of its own. */
export interface EngineCost {
  readonly times: { kind: string; page: string; say: string; ms: number }[]
  /** Messages that load a language, by the language they are in. */
  readonly first: Readonly<Record<string, number>>
  readonly longestPiece: number
  readonly rest: Memory
  readonly warm: Memory
  readonly full: Memory
  /** The most that was resident at any moment, in bytes. */
  readonly most: number
}

/** What a message costs on the open pages of the sentences, and what the engine keeps in memory. */
export async function engineCost(): Promise<BenchTable[]> {
  const cost = await measure()
  const kinds = [...new Set(cost.times.map(({ kind }) => kind))].sort()
  const row = (name: string, list: readonly number[]) => [
    name,
    list.length,
    milliseconds(quantile(list, 0.5)),
    milliseconds(quantile(list, 0.99)),
    milliseconds(Math.max(...list)),
  ]
  const of = (kind?: string) =>
    cost.times.flatMap((one) => (kind === undefined || one.kind === kind ? [one.ms] : []))
  const dear = cost.times.toSorted((one, other) => other.ms - one.ms).slice(0, 3)
  const loading = Object.entries(cost.first)
  const above = (bytes: number, rest: number) => ((bytes - rest) / 1_048_576).toFixed(0)
  const megabytes = ({ rss, heap }: Memory) => [above(rss, cost.rest.rss), above(heap, cost.rest.heap)]
  return [
    {
      title: 'Built-in engine, CPU of one message on the open pages of the sentences, ms',
      columns: ['what is said', 'messages', 'p50', 'p99', 'most'],
      rows: [...kinds.map((kind) => row(kind, of(kind))), row('all', of())],
      notes: [
        'Targets: p50 15, p99 60. Policy and conduct included, each message with a page description of its own, after the warm-up of the server.',
        `A message that is the first to need a language loads it, in pieces, and is counted apart: ${loading.map(([language, ms]) => `${language} ${ms.toFixed(0)}`).join(', ')} ms in all; the longest piece without a pause took ${milliseconds(cost.longestPiece)} ms (target 50).`,
        `Dearest: ${dear.map(({ page, say, ms }) => `"${say.slice(0, 60)}" on ${page} ${milliseconds(ms)} ms`).join('; ')}.`,
      ],
    },
    {
      title: 'Built-in engine, MB above the process at rest',
      columns: ['when', 'resident', 'heap'],
      rows: [
        ['warmed up, English', ...megabytes(cost.warm)],
        ['after all sentences, twelve languages', ...megabytes(cost.full)],
        ['the most in between, one sentence after the other', above(cost.most, cost.rest.rss), ''],
      ],
      notes: [
        'Target: 80 when nobody asks. The first two once V8 has given back what it can, as it does by itself a minute or two after the last message.',
      ],
    },
  ]
}

async function measure(): Promise<EngineCost> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const file = join(folder, 'messages.json')
  const examples = openExamples()
  const pages = Object.fromEntries(examples.map(({ page, context }) => [page, context]))
  const messages = examples.map(({ say, page, language, expect }): Message => ({
    say,
    page,
    language,
    kind: expect.kind === 'steps' ? (expect.steps.length > 1 ? 'several steps' : 'one step') : expect.kind,
  }))
  writeFileSync(file, JSON.stringify({ pages, messages }))
  const bundle = await serverBundle(join(import.meta.dirname, 'subjects/engine.ts'))
  // Without what this process was started with.
  const child = fork(bundle.file, [file], { execArgv: [] })
  const [cost] = (await once(child, 'message')) as [EngineCost]
  child.disconnect()
  bundle.remove()
  rmSync(folder, { recursive: true, force: true })
  return cost
}
