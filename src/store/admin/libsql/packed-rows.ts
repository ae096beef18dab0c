import { column } from '../../libsql/file/column.ts'
import type { Connection } from '../../libsql/file/open-database.ts'

/**
 * A query whose rows come as one text: libsql takes longer to hand over ten values than to find them. Only for columns
 * that hold no NUL, at which JSON made by SQLite would end.
 */
export function packedRows<Row>(connection: Connection, sql: string): (...parameters: unknown[]) => Row[] {
  const fields = connection
    .prepare(sql)
    .columns()
    .map(({ name }) => `'${name}', "${name}"`)
  const packed = `select json_group_array(json_object(${fields.join(', ')})) from (${sql})`
  const { first } = column<string>(connection, packed)
  return (...parameters) => JSON.parse(first(...parameters) ?? '[]') as Row[]
}
