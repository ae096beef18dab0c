import type { BenchTable } from '../bench-table.ts'
import type { Grade } from '../fit/grade.ts'
import { halves, kinds, type SentenceCase } from './case.ts'
import type { PlayedLine } from './play-dialogue.ts'

/** A sentence and what came of it. */
export interface Judged {
  readonly one: SentenceCase
  readonly verdict: Grade
  readonly story: string
}

const verdicts = ['right', 'asked', 'missed', 'wrong'] as const
const columns = [...verdicts, 'right %', 'right or asked %', 'wrong %']

/** The heads of a row, then how many came out how. */
function rowOf(heads: readonly string[], list: readonly { verdict: Grade }[]): (string | number)[] {
  const count = (verdict: Grade) => list.filter((one) => one.verdict === verdict).length
  const share = (number: number) => (list.length === 0 ? '–' : ((100 * number) / list.length).toFixed(1))
  return [
    ...heads,
    list.length,
    ...verdicts.map(count),
    share(count('right')),
    share(count('right') + count('asked')),
    share(count('wrong')),
  ]
}

/** Single sentences by kind, each half apart, beside engines that do always the same. */
export function sentenceTable(
  judged: readonly Judged[],
  others: Readonly<Record<string, readonly Judged[]>>,
): BenchTable {
  const rows = halves.flatMap((half) => {
    const own = (list: readonly Judged[]) => list.filter(({ one }) => one.half === half)
    const row = (name: string, list: readonly Judged[]) => rowOf([half, name], list)
    return [
      ...kinds.map((kind) =>
        row(
          kind,
          own(judged).filter(({ one }) => one.kind === kind),
        ),
      ),
      row('all', own(judged)),
      ...Object.entries(others).map(([name, list]) => row(`(${name})`, own(list))),
    ]
  })
  return {
    title: 'What strangers say: single sentences',
    columns: ['pages', 'kind', 'cases', ...columns],
    rows,
    notes: [
      'open: pages that npm run fit learns from; kept: pages that it never sees. asked: the right thing was among what was offered; wrong: something else was done or told.',
    ],
  }
}

export function languageTable(judged: readonly Judged[]): BenchTable {
  const languages = [...new Set(judged.map(({ one }) => one.lang))].sort()
  return {
    title: 'What strangers say: single sentences by language, all pages',
    columns: ['language', 'cases', ...columns],
    rows: languages.map((language) =>
      rowOf(
        [language],
        judged.filter(({ one }) => one.lang === language),
      ),
    ),
  }
}

/** Dialogues: turn by turn, and how many were right from the first to the last. */
export function dialogueTable(lines: readonly PlayedLine[]): BenchTable {
  const rows = halves.flatMap((half) => {
    const own = lines.filter((line) => line.half === half)
    const row = (name: string, list: readonly PlayedLine[]) => rowOf([half, name], list)
    return [
      row(
        'first turns',
        own.filter(({ turn }) => turn === 0),
      ),
      row(
        'later turns',
        own.filter(({ turn }) => turn > 0),
      ),
      row('all turns', own),
    ]
  })
  const whole = halves.map((half) => {
    const own = lines.filter((line) => line.half === half)
    const begun = own.filter(({ turn }) => turn === 0).length
    const right = own.filter(
      ({ turn, of }, at) =>
        turn === of - 1 && own.slice(at - turn, at + 1).every(({ verdict }) => verdict === 'right'),
    ).length
    return `${half}: ${right} of ${begun}`
  })
  return {
    title: 'What strangers say: dialogues, played on the page',
    columns: ['pages', 'turns of dialogues', 'turns', ...columns],
    rows,
    notes: [`Dialogues whose every turn was right: ${whole.join(', ')}.`],
  }
}

/** What each family of rules is worth, with the weights as they were fitted with all of them. */
export function familyTable(left: Readonly<Record<string, readonly Judged[]>>): BenchTable {
  return {
    title: 'What strangers say: without a family of rules',
    columns: ['without', 'cases', ...columns],
    rows: Object.entries(left).map(([name, list]) => rowOf([name], list)),
    notes: [
      'Sentences on kept pages whose targets are in sight, decided without being played. The weights are those that were fitted with every family.',
    ],
  }
}
