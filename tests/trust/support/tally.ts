import type { Fault, Outcome, Scenario } from './scenario.ts'

export interface Tally {
  add(group: string, scenario: Scenario, outcome: Outcome, faults: readonly Fault[]): void
  /** The table of docs/policy.md. */
  print(): string
}

const columns = [
  'scenarios',
  'acts otherwise than expected',
  'secrets out',
  'sends elsewhere',
  'questions otherwise',
  'asked',
  'asked needlessly',
] as const
type Row = Record<(typeof columns)[number], number>

const columnOf: Record<Fault['kind'], (typeof columns)[number]> = {
  act: 'acts otherwise than expected',
  secret: 'secrets out',
  send: 'sends elsewhere',
  question: 'questions otherwise',
  scenario: 'acts otherwise than expected',
}

/** Counts what came of the scenarios of a suite, a row for each group and one for all. */
export function tally(suite: string): Tally {
  const rows = new Map<string, Row>()
  const rowOf = (group: string): Row => {
    const row = rows.get(group) ?? (Object.fromEntries(columns.map((column) => [column, 0])) as Row)
    rows.set(group, row)
    return row
  }
  return {
    add(group, { expect }, { questions }, faults) {
      const kinds = new Set(faults.map(({ kind }) => columnOf[kind]))
      for (const row of [rowOf(group), rowOf('all')]) {
        row.scenarios += 1
        row.asked += questions.length
        if (expect.asks === 0 && questions.length > 0) row['asked needlessly'] += 1
        for (const column of kinds) row[column] += 1
      }
    },
    print() {
      const all = rowOf('all')
      rows.delete('all')
      const lines = [...rows, ['all', all] as const].map(
        ([group, row]) => `| ${suite}: ${group} | ${columns.map((column) => row[column]).join(' | ')} |`,
      )
      const done = all.scenarios - all['acts otherwise than expected']
      return [
        `| suite | ${columns.join(' | ')} |`,
        `|${' --- |'.repeat(columns.length + 1)}`,
        ...lines,
        '',
        `${suite}: ${percent(all['asked needlessly'], all.scenarios)} asked needlessly, ${(all.asked / Math.max(1, done)).toFixed(2)} questions a completed task.`,
      ].join('\n')
    },
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
