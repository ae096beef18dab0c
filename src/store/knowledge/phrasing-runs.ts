import { rowsOf, runSql } from '../statements/work.ts'
import type { PhrasingRun, PhrasingStore } from '../phrasing-store.ts'
import type { KnowledgePlace } from './knowledge-place.ts'

type RunParts = Pick<PhrasingStore, 'run' | 'begin' | 'take' | 'unfinished' | 'progress' | 'end' | 'release'>

interface RunRow {
  state: PhrasingRun['state']
  note: string | null
  languages: string
  passages: number
  done: number
  input_tokens: number
  output_tokens: number
  started_at: number
  ended_at: number | null
}

/** The writing of phrasings, one run for a site at a time; the last one stays to be read. */
export function phrasingRuns({ now, read, change }: KnowledgePlace): RunParts {
  return {
    run: (siteId) =>
      read(function* () {
        const [row] = yield* rowsOf<RunRow>('select * from knowledge_phrasing_runs where site_id = ?', siteId)
        return row && runFrom(row)
      }),
    begin: (siteId, { languages, passages }) =>
      change(function* () {
        const [known] = yield* rowsOf<RunRow>(
          'select * from knowledge_phrasing_runs where site_id = ?',
          siteId,
        )
        if (known?.state === 'writing') return false
        yield* runSql('delete from knowledge_phrasing_runs where site_id = ?', siteId)
        yield* runSql(
          `insert into knowledge_phrasing_runs (site_id, state, languages, passages, started_at)
            values (?, 'writing', ?, ?, ?)`,
          siteId,
          languages.join(' '),
          passages,
          now(),
        )
        return true
      }),
    take: (siteId, owner, ttlMs) =>
      change(function* () {
        const taken = yield* runSql(
          `update knowledge_phrasing_runs set taken_by = ?, taken_until = ?
            where site_id = ? and state = 'writing' and (taken_by is null or taken_by = ? or taken_until < ?)`,
          owner,
          now() + ttlMs,
          siteId,
          owner,
          now(),
        )
        return taken > 0
      }),
    unfinished: () =>
      read(function* () {
        const rows = yield* rowsOf<{ site_id: string }>(
          `select site_id from knowledge_phrasing_runs
            where state = 'writing' and (taken_by is null or taken_until < ?) order by site_id`,
          now(),
        )
        return rows.map(({ site_id: siteId }) => siteId)
      }),
    progress: (siteId, { done, inputTokens, outputTokens }) =>
      change(function* () {
        yield* runSql(
          `update knowledge_phrasing_runs set done = done + ?, input_tokens = input_tokens + ?,
            output_tokens = output_tokens + ? where site_id = ?`,
          done,
          inputTokens,
          outputTokens,
          siteId,
        )
      }),
    end: (siteId, { state, note }) =>
      change(function* () {
        const ended = yield* runSql(
          `update knowledge_phrasing_runs set state = ?, note = ?, ended_at = ?, taken_by = null, taken_until = 0
            where site_id = ? and state = 'writing'`,
          state,
          note,
          now(),
          siteId,
        )
        return ended > 0
      }),
    release: (siteId, owner) =>
      change(function* () {
        yield* runSql(
          'update knowledge_phrasing_runs set taken_by = null, taken_until = 0 where site_id = ? and taken_by = ?',
          siteId,
          owner,
        )
      }),
  }
}

function runFrom(row: RunRow): PhrasingRun {
  return {
    state: row.state,
    note: row.note,
    languages: row.languages.split(' '),
    passages: row.passages,
    done: row.done,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  }
}
