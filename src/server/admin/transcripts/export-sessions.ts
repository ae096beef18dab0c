import type { SessionDetail } from '#protocol'
import { csvLine } from './csv-line.ts'

interface ExportFormat {
  readonly type: string
  write(details: AsyncIterable<SessionDetail>): AsyncGenerator<string>
}

/** How conversations become a file, piece by piece: a hundred thousand of them never stand in memory at once. */
export const exportFormats: Record<'json' | 'csv', ExportFormat> = {
  json: { type: 'application/json; charset=utf-8', write: writeJson },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
}

async function* writeJson(details: AsyncIterable<SessionDetail>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const detail of details) {
    yield before + JSON.stringify(detail)
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

const person = ['name', 'email', 'id'] as const
const columns = [
  'conversation',
  'host',
  'started',
  'at',
  'who',
  'text',
  'outcome',
  ...person.map((field) => `visitor ${field}`),
  'contact name',
  'contact email',
]

async function* writeCsv(details: AsyncIterable<SessionDetail>): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const { id, host, startedAt, outcome, visitor, contact, timeline } of details) {
    const known = [
      ...person.map((field) => String(visitor?.[field] ?? '')),
      contact?.name ?? '',
      contact?.email ?? '',
    ]
    const said = timeline.flatMap((entry) => {
      if (entry.kind === 'message') return [{ at: entry.at, who: entry.role, text: entry.content }]
      return entry.kind === 'question' ? [{ at: entry.at, who: 'assistant', text: entry.message }] : []
    })
    for (const { at, who, text } of said)
      yield csvLine([id, host, moment(startedAt), moment(at), who, text, outcome ?? '', ...known])
  }
}

function moment(at: number): string {
  return new Date(at).toISOString()
}
