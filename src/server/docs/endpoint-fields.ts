import type { Endpoint } from '#protocol'
import { fieldsTable } from './markdown-table.ts'

/** What an endpoint takes, answers and refuses, in markdown. */
export function endpointFields({ summary, query, body, answer, errors }: Endpoint): string[] {
  return [
    summary,
    ...(query ? ['', 'Query:', '', ...fieldsTable(query)] : []),
    ...(body ? ['', 'Body:', '', ...fieldsTable(body)] : []),
    '',
    'Answer:',
    '',
    ...fieldsTable(answer),
    ...(errors.length > 0 ? ['', `Errors: ${errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ]
}
