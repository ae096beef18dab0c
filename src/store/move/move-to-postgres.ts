import { ApiError, type HistoryEntry } from '#protocol'
import pg from 'pg'
import { searchVector } from '../admin/postgres/search-words.ts'
import { column } from '../libsql/file/column.ts'
import { libsqlStore } from '../libsql-store.ts'
import { openDatabase, type Connection } from '../libsql/file/open-database.ts'
import { migratePostgres } from '../postgres/migrate.ts'
import { movedTables, type MovedTable } from './moved-tables.ts'

type Row = Record<string, unknown>

export interface MoveOptions {
  /** The embedded database; no server may run on it. */
  readonly file: string
  readonly databaseUrl: string
  readonly now?: () => number
  /** Told table by table how many rows have arrived. */
  readonly onMoved?: (table: string, rows: number) => void
}

const rowsAtOnce = 500

/** Copies everything an embedded store holds into an empty PostgreSQL, whole or not at all. The file stays as it is. */
export async function moveToPostgres(options: MoveOptions): Promise<void> {
  const { file, databaseUrl, now = Date.now, onMoved = () => undefined } = options
  await indexEverything(file)
  await migratePostgres({ url: databaseUrl, now })
  const { connection } = openDatabase({ file, now })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await refuseUsed(client)
    for (const moved of movedTables) onMoved(moved.table, await moveTable(connection, client, moved))
    onMoved('search', await moveWords(connection, client))
    await moveMessageCount(connection, client)
    await client.query('commit')
  } finally {
    // Ends the transaction too, if it was not committed.
    await client.end()
    connection.close()
  }
}

/** The index of transcripts is complete before it is copied. */
async function indexEverything(file: string): Promise<void> {
  const store = libsqlStore({ file })
  await store.admin.transcripts.catchUp()
  await store.close()
}

async function refuseUsed(client: pg.Client): Promise<void> {
  for (const table of ['sites', 'accounts', 'sessions']) {
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`)
    if (rowCount) throw new ApiError('conflict', `PostgreSQL holds ${table} already: it must be empty.`)
  }
}

async function moveTable(connection: Connection, client: pg.Client, moved: MovedTable): Promise<number> {
  const { table, columns, change = (row) => row, numbered, replaces } = moved
  if (replaces) await client.query(`delete from ${table}`)
  const rows = connection.prepare(`select ${columns.join(', ')} from ${table}`).iterate() as Iterable<Row>
  const count = await inPortions(rows, async (portion) => {
    const changed = portion.map(change)
    const names = Object.keys(changed[0] ?? {}).join(', ')
    const values = JSON.stringify(changed.map(asPostgresTakesIt))
    await client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
      [values],
    )
  })
  if (numbered !== undefined && count > 0)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${numbered}'), (select max(${numbered}) from ${table}))`,
    )
  return count
}

/** The two indexes of words have nothing in common: this one is made again from what was said. */
async function moveWords(connection: Connection, client: pg.Client): Promise<number> {
  const rows = connection
    .prepare(
      `select c.key, c.site_id, h.entry from history h join conversations c on c.session_id = h.session_id
        order by h.id`,
    )
    .iterate() as Iterable<{ key: number; site_id: string; entry: string }>
  const entries = new Map<number, number>()
  return inPortions(rows, async (portion) => {
    const words = portion.map(({ key, site_id: siteId, entry }) => {
      const place = entries.get(key) ?? 0
      entries.set(key, place + 1)
      return [key, place, searchVector(siteId, (JSON.parse(entry) as HistoryEntry).content)]
    })
    await client.query(
      `insert into search (key, entry, words) select (row->>0)::bigint, (row->>1)::integer, (row->>2)::tsvector
        from json_array_elements($1::json) as each (row)`,
      [JSON.stringify(words)],
    )
  })
}

async function moveMessageCount(connection: Connection, client: pg.Client): Promise<void> {
  const messages =
    column<number>(connection, `select value from counters where name = 'messages'`).first() ?? 0
  await client.query(`insert into counters (name, value) values ('messages moved', $1)`, [messages])
}

async function inPortions<Item>(
  items: Iterable<Item>,
  take: (portion: Item[]) => Promise<void>,
): Promise<number> {
  let portion: Item[] = []
  let count = 0
  for (const item of items) {
    portion.push(item)
    count += 1
    if (portion.length < rowsAtOnce) continue
    await take(portion)
    portion = []
  }
  if (portion.length > 0) await take(portion)
  return count
}

/** PostgreSQL's text is stricter: no NUL, no half of a pair. */
function asPostgresTakesIt(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value,
  ])
  return Object.fromEntries(entries) as Row
}
