import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Recollection } from './recollect.ts'
import type { LiveSessions } from './visitors-day.ts'

/** The two kinds of store a memory can lie in. */
export const kinds = ['embedded', 'shared'] as const
export type Kind = (typeof kinds)[number]

/** The key of the nodes that wrote the shared memory; the embedded one has a file of its own. */
export const sharedSecretKey = 'a secret key for this fixture alone, sealing nothing real'

/** What the release that wrote a memory said of it. */
export interface Written {
  readonly by: string
  /** Milliseconds: the moment at which the server stopped. */
  readonly at: number
  /** The days of its conversations: it may have lived through midnight. */
  readonly days: { readonly from: string; readonly to: string }
  /** The path of an invitation that nobody has taken. */
  readonly invitation: string
  readonly live: LiveSessions
  /** A session that ended by idleness and left a transcript. */
  readonly ended: string
  /** A session whose message was acknowledged and never answered. */
  readonly unread: string
  readonly remembered: Recollection
}

const folder = resolve(import.meta.dirname, '../memory')

export const places = {
  database: resolve(folder, 'pagehand.db.gz'),
  secret: resolve(folder, 'secret.key'),
  dump: resolve(folder, 'dump.sql'),
  written: (kind: Kind) => resolve(folder, `${kind}.json`),
  folder,
}

export function readWritten(kind: Kind): Written {
  return JSON.parse(readFileSync(places.written(kind), 'utf8')) as Written
}
