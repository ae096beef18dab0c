const step = { number: 210, name: 'knowledge: in which way terms were made' }

const columns = ['knowledge_passages', 'knowledge_phrasings']
  .map(
    (table) => `
    alter table ${table} add column made text not null default '';
    create index ${table}_made on ${table} (made);`,
  )
  .join('')

/** The index follows terms that are made anew; PostgreSQL makes its own of the row. */
export const termsMadeMigration = {
  libsql: {
    ...step,
    sql: `
    ${columns}
    create trigger passage_remade after update of head, words on knowledge_passages begin
      delete from search_passages where rowid = old.key;
      insert into search_passages (rowid, site, head, words)
        values (new.key, 's' || hex(new.site_id), new.head, new.words);
    end;
    create trigger phrasing_remade after update of words on knowledge_phrasings begin
      delete from search_phrasings where rowid = old.id;
      insert into search_phrasings (rowid, site, words) values (new.id, 's' || hex(new.site_id), new.words);
    end;
  `,
  },
  postgres: { ...step, sql: columns },
}
