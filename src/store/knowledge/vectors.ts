import { rowsOf, runSql } from '../statements/work.ts'
import type { VectorStore } from '../vector-store.ts'
import { passageFields, type PassageRow } from './knowledge-dialect.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { passageFrom } from './passages.ts'

interface VectorRow {
  passage: number
  /** A buffer of its own here, bytes of a larger one there. */
  vector: ArrayBuffer | Uint8Array<ArrayBuffer>
}

export function knowledgeVectors({ dialect, read, change }: KnowledgePlace): VectorStore {
  return {
    lacking: (model, limit) =>
      read(function* () {
        const rows = yield* rowsOf<PassageRow>(
          `select ${passageFields} from knowledge_passages where kind <> 'map'
            and not exists (select 1 from knowledge_vectors v where v.passage = key and v.model = ?)
            order by key limit ?`,
          model,
          limit,
        )
        return rows.map(passageFrom)
      }),
    save: (model, vectors) =>
      change(function* () {
        for (const { passage, vector } of vectors)
          yield* runSql(
            `insert into knowledge_vectors (passage, site_id, model, vector)
              select key, site_id, ?, ? from knowledge_passages where key = ?
              on conflict (passage) do update set model = excluded.model, vector = excluded.vector`,
            model,
            Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength),
            passage,
          )
      }),
    of: (siteId, model) =>
      read(function* () {
        const rows = yield* rowsOf<VectorRow>(
          'select passage, vector from knowledge_vectors where site_id = ? and model = ?',
          siteId,
          model,
        )
        return rows.map(({ passage, vector }) => ({
          passage,
          vector: new Int8Array(vector),
        }))
      }),
    passages: (siteId, keys, kinds) =>
      read(function* () {
        if (keys.length === 0) return []
        const rows = yield* rowsOf<PassageRow>(
          `select ${passageFields} from knowledge_passages where site_id = ?
            and key in (select c0 from (${dialect.rowsOfList(['number'])}) listed) and kind in ${dialect.anyOfList}`,
          siteId,
          JSON.stringify(keys.map((key) => [key])),
          JSON.stringify(kinds),
        )
        return rows.map(passageFrom)
      }),
  }
}
