import { schemaRows } from './schema-rows.ts'

/** A table in markdown. */
export function markdownTable(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

/** The fields of a schema as such a table. */
export function fieldsTable(schema: object): string[] {
  const rows = schemaRows(schema)
  if (rows.length === 0) return ['No fields.']
  return markdownTable(
    ['field', 'type', 'notes'],
    rows.map(({ path, type, notes }) => [`\`${path}\``, type, notes]),
  )
}
