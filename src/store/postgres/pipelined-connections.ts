import pg from 'pg'
import { writeTogether } from '../write-together.ts'
import type { QueryResult, Query } from './open-postgres.ts'

/**
 * A few connections that each carry many statements at once (pipelining): for short statements, which never have to
 * wait for a free connection. One that times out is closed with everything on it.
 */
export interface PipelinedConnections {
  ask(query: Query): Promise<QueryResult>
  close(): Promise<void>
}

export interface PipelineOptions {
  readonly config: pg.ClientConfig
  readonly onWarning: (what: string, cause?: unknown) => void
}

interface Slot {
  client: Promise<pg.Client> | undefined
  /** Statements that are not answered yet. */
  open: number
}

const connectionCount = 3
/** Statements in flight on one connection; beyond, callers are refused at once. */
const maxOpen = 5_000
/** After a failed connect there is no retry for a moment. */
const retryAfterMs = 250

export function openPipelinedConnections({ config, onWarning }: PipelineOptions): PipelinedConnections {
  const slots: Slot[] = Array.from({ length: connectionCount }, () => ({ client: undefined, open: 0 }))
  let chosen: Slot | undefined
  let failed: { readonly at: number; readonly why: unknown } | undefined

  async function connect(slot: Slot): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true })
    const giveUp = () => void (slot.client = undefined)
    client.on('error', (error) => {
      giveUp()
      onWarning('a connection to PostgreSQL was lost', error)
    })
    client.on('end', giveUp)
    try {
      await client.connect()
      failed = undefined
      return client
    } catch (error) {
      giveUp()
      failed = { at: performance.now(), why: error }
      throw error
    }
  }

  /** Statements of one turn of the event loop share a connection, and so a write; the next turn takes the least busy. */
  function currentSlot(): Slot {
    if (!chosen) setImmediate(() => void (chosen = undefined))
    chosen ??= slots.reduce((least, other) => (other.open < least.open ? other : least))
    return chosen
  }

  return {
    async ask({ sql, parameters, name }) {
      const slot = currentSlot()
      if (slot.open >= maxOpen) throw new Error('too much waits for PostgreSQL')
      if (!slot.client && failed && performance.now() < failed.at + retryAfterMs) throw failed.why
      slot.open += 1
      try {
        const client = await (slot.client ??= connect(slot))
        writeTogether(client.connection.stream)
        const { rows, rowCount } = await client.query({
          text: sql,
          values: [...parameters],
          ...(name !== undefined && { name }),
        })
        return { rows: rows as unknown[], count: rowCount ?? 0 }
      } finally {
        slot.open -= 1
      }
    },
    async close() {
      for (const { client } of slots) await client?.then((open) => open.end()).catch(() => undefined)
    },
  }
}
