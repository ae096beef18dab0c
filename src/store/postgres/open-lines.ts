import pg from 'pg'
import { writeTogether } from '../write-together.ts'
import type { Answer, Query } from './open-postgres.ts'

/**
 * A few connections that each carry many statements at once: for short statements, in which an answer never has to
 * wait for a free connection. One that stays silent is given up with everything on it.
 */
export interface Lines {
  ask(query: Query): Promise<Answer>
  close(): Promise<void>
}

export interface LinesOptions {
  readonly config: pg.ClientConfig
  readonly onWarning: (what: string, cause?: unknown) => void
}

interface Line {
  client: Promise<pg.Client> | undefined
  /** Statements that are not answered yet. */
  open: number
}

const lineCount = 3
/** What may wait for an answer on one line; beyond, callers are refused at once. */
const maxOpen = 5_000
/** After a failed connect nobody tries again for a moment. */
const restMs = 250

export function openLines({ config, onWarning }: LinesOptions): Lines {
  const lines: Line[] = Array.from({ length: lineCount }, () => ({ client: undefined, open: 0 }))
  let chosen: Line | undefined
  let failed: { readonly at: number; readonly why: unknown } | undefined

  async function connect(line: Line): Promise<pg.Client> {
    const client = new pg.Client({ ...config, pipeline: true })
    const giveUp = () => void (line.client = undefined)
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

  /** What is asked in one turn of the event loop shares a line, and so a write; the next turn takes the freest. */
  function lineOfNow(): Line {
    if (!chosen) setImmediate(() => void (chosen = undefined))
    chosen ??= lines.reduce((least, other) => (other.open < least.open ? other : least))
    return chosen
  }

  return {
    async ask({ sql, parameters, name }) {
      const line = lineOfNow()
      if (line.open >= maxOpen) throw new Error('too much waits for PostgreSQL')
      if (!line.client && failed && performance.now() < failed.at + restMs) throw failed.why
      line.open += 1
      try {
        const client = await (line.client ??= connect(line))
        writeTogether(client.connection.stream)
        const { rows, rowCount } = await client.query({
          text: sql,
          values: [...parameters],
          ...(name !== undefined && { name }),
        })
        return { rows: rows as unknown[], count: rowCount ?? 0 }
      } finally {
        line.open -= 1
      }
    },
    async close() {
      for (const { client } of lines) await client?.then((open) => open.end()).catch(() => undefined)
    },
  }
}
