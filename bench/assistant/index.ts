import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageContext } from '#protocol'
import { builtinEngine } from '#engine'
import type { BenchTable } from '../bench-table.ts'
import { caseKinds, type Half } from './case.ts'
import { cases } from './cases.ts'
import { judge, type Verdict } from './judge.ts'

/** How often the built-in engine does what was meant, on pages it was made with and on pages it has not seen. */
export async function run(): Promise<BenchTable> {
  const results = await judgeAll(['development', 'held-out'])
  const rows = (['development', 'held-out'] as const).flatMap((half) =>
    [...caseKinds, 'all' as const].map((kind) => {
      const own = results.filter((one) => one.half === half && (kind === 'all' || one.kind === kind))
      const count = (verdict: Verdict): number => own.filter((one) => one.verdict === verdict).length
      return [half, kind, own.length, count('right'), count('asked'), count('missed'), count('wrong')]
    }),
  )
  const cpu = results.map(({ turn }) => turn.milliseconds).sort((a, b) => a - b)
  return {
    title: 'Built-in engine',
    columns: ['half', 'kind', 'cases', 'right', 'asked', 'missed', 'wrong'],
    rows,
    notes: [
      `CPU of a step: median ${cpu[cpu.length >> 1]?.toFixed(1)} ms, 99th percentile ${cpu[Math.floor(cpu.length * 0.99)]?.toFixed(1)} ms`,
      'asked: the right thing was among the choices offered; wrong: something was done that was not wanted',
    ],
  }
}

/** Plays every case of the halves. */
export async function judgeAll(halves: readonly Half[]) {
  const engine = builtinEngine()
  const pages = snapshots()
  const results = []
  for (const one of cases.filter(({ half }) => halves.includes(half))) {
    results.push({ ...one, ...(await judge(engine, one, pages)) })
  }
  return results
}

function snapshots(): Map<string, PageContext> {
  const folder = join(import.meta.dirname, 'pages')
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    names.map((file) => [
      file.slice(0, -5),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageContext,
    ]),
  )
}
