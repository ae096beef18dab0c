import type { Answer, KnowledgeStore } from '../knowledge-store.ts'
import { paged, readCursor, writeCursor } from '../statements/paged.ts'
import { rowsOf, runSql } from '../statements/work.ts'
import type { KnowledgePlace } from './knowledge-place.ts'
import { dropPassages, replacePassages } from './passages.ts'

type AnswerParts = Pick<
  KnowledgeStore,
  'saveAnswer' | 'removeAnswer' | 'answer' | 'answers' | 'setAside' | 'putAside'
>

interface AnswerRow {
  id: string
  questions: string
  text: string
  language: string
  url: string | null
  changed_at: number
}

export function knowledgeAnswers({ dialect, now, read, change }: KnowledgePlace): AnswerParts {
  return {
    saveAnswer: (siteId, { id, questions, text, language, url }, passage) =>
      change(function* () {
        yield* runSql(
          `insert into knowledge_answers (id, site_id, questions, text, language, url, changed_at)
            values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set questions = excluded.questions,
            text = excluded.text, language = excluded.language, url = excluded.url, changed_at = excluded.changed_at
            where knowledge_answers.site_id = excluded.site_id`,
          id,
          siteId,
          JSON.stringify(questions),
          text,
          language,
          url,
          now(),
        )
        yield* replacePassages(dialect, siteId, `a${id}`, [passage])
      }),
    removeAnswer: (siteId, id) =>
      change(function* () {
        const gone = yield* runSql('delete from knowledge_answers where site_id = ? and id = ?', siteId, id)
        if (gone > 0) yield* dropPassages(dialect, siteId, `a${id}`)
        return gone > 0
      }),
    answer: (siteId, id) =>
      read(function* () {
        const [row] = yield* rowsOf<AnswerRow>(
          'select * from knowledge_answers where site_id = ? and id = ?',
          siteId,
          id,
        )
        return row && answerFrom(row)
      }),
    answers: (siteId, { cursor, limit, words = '' }) =>
      read(function* () {
        const before = readCursor(cursor) ?? { at: Number.MAX_SAFE_INTEGER, id: '~' }
        const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
        const rows = yield* rowsOf<AnswerRow>(
          `select * from knowledge_answers where site_id = ? and (changed_at, id) < (?, ?)
            and (lower(questions) like ? escape '\\' or lower(text) like ? escape '\\')
            order by changed_at desc, id desc limit ?`,
          siteId,
          before.at,
          before.id,
          pattern,
          pattern,
          limit + 1,
        )
        return paged(rows, limit, answerFrom, (row) => writeCursor(row.changed_at, row.id))
      }),
    setAside: (siteId, question, aside) =>
      change(function* () {
        yield* aside
          ? runSql(
              'insert into knowledge_aside (site_id, question) values (?, ?) on conflict do nothing',
              siteId,
              question,
            )
          : runSql('delete from knowledge_aside where site_id = ? and question = ?', siteId, question)
      }),
    putAside: (siteId) =>
      read(function* () {
        const rows = yield* rowsOf<{ question: string }>(
          'select question from knowledge_aside where site_id = ? order by question',
          siteId,
        )
        return rows.map(({ question }) => question)
      }),
  }
}

function answerFrom(row: AnswerRow): Answer {
  return {
    id: row.id,
    questions: JSON.parse(row.questions) as string[],
    text: row.text,
    language: row.language,
    url: row.url,
    changedAt: row.changed_at,
  }
}
