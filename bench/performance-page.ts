import type { BenchTable } from './bench-table.ts'
import { pictures } from './pictures.ts'

/** One part's tables as they were measured. */
export interface PartResult {
  readonly name: string
  readonly measured: string
  readonly node: string
  readonly tables: readonly BenchTable[]
}

/** docs/performance.md, made from the last results of every part. */
export function performancePage(parts: readonly PartResult[]): string {
  return [
    '# Performance',
    '',
    'Made by `npm run bench`; `npm run bench -- PART` measures one part again. Ratios are taken in one run on one ' +
      'machine, so they can be compared; absolute numbers cannot. No timing decides whether a test passes.',
    ...parts.flatMap(partSection),
    '',
  ].join('\n')
}

/** Parts that are measured by another command than `bench -- PART`. */
const commands: Readonly<Record<string, string>> = {
  zoo: 'zoo',
  accname: 'bench -- accname FOLDER',
  miniwob: 'bench -- miniwob FOLDER',
  plans: 'bench -- plans FOLDER --tasks FILE',
}

function partSection({ name, measured, node, tables }: PartResult): string[] {
  return [
    '',
    `## ${name}`,
    '',
    `\`npm run ${commands[name] ?? `bench -- ${name}`}\`, ${measured.slice(0, 10)}, Node ${node}.`,
    ...(name in pictures ? ['', `![${name}: the main figures as bars](charts/${name}.svg)`] : []),
    ...tables.flatMap(tableSection),
  ]
}

function tableSection({ title, columns, rows, notes = [] }: BenchTable): string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return [
    '',
    `### ${title}`,
    '',
    line(columns),
    line(columns.map((_, place) => (place === 0 ? '---' : '---:'))),
    ...rows.map(line),
    ...notes.flatMap((note) => ['', note]),
  ]
}
