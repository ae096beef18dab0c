/** Behind the site a letter that is none of its own: for page, map and answer, and for what stands in their headings. */
const letters = { terms: 'xmo', head: 'ynp' }

/** Marks the terms of a column, as `store/knowledge/libsql-find.ts` looks for them. */
function marked(row: string, column: string, place: keyof typeof letters): string {
  const [page, map, answer] = letters[place]
  const letter = `case ${row}.kind when 'map' then '${map}' when 'answer' then '${answer}' else '${page}' end`
  const mark = `' s' || hex(${row}.site_id) || ${letter}`
  return `replace(replace(' ' || ${row}.${column}, ' | ', ' '), ' ', ${mark})`
}

/** Terms of the heading stand among all, and once more as those of a heading. */
const terms = (row: string) =>
  `${marked(row, 'words', 'terms')} || ${marked(row, 'head', 'terms')} || ${marked(row, 'head', 'head')}`

const known = `insert into search_passages (rowid, terms) values (new.key, ${terms('new')});`

/**
 * Terms are marked with the site and the sort of their passage, so that a question never reads what others' passages
 * hold. No release knew the index that this one takes the place of.
 */
export const siteTermsMigration = {
  number: 220,
  name: 'knowledge: terms are indexed with their site',
  sql: `
    drop trigger passage_known;
    drop trigger passage_remade;
    drop table search_passages;
    create virtual table search_passages using fts5 (terms, content = '', contentless_delete = 1,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
    insert into search_passages (rowid, terms) select key, ${terms('knowledge_passages')} from knowledge_passages;
    create trigger passage_known after insert on knowledge_passages begin ${known} end;
    create trigger passage_remade after update of head, words on knowledge_passages begin
      delete from search_passages where rowid = old.key;
      ${known}
    end;
  `,
}
