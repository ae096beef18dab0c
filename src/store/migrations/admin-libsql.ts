import { adminSchema, goesWith } from './admin-schema.ts'

/**
 * The dashboard's tables. Its index of conversations is written behind the sessions, never on their way; what ends a
 * session or a site also ends what the index holds of it, by triggers, so that no path can forget it.
 */
export const adminMigration = {
  number: 70,
  name: 'the desk: people, drafts, transcripts',
  sql: `
    alter table sites add column organisation_id text not null default 'default';
    create index sessions_of_site on sessions (site_id, evicted_at);
    ${adminSchema({ number: 'integer', numbered: 'integer primary key autoincrement', compact: 'without rowid' })}
    create virtual table search using fts5 (site, words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
    insert into search (search, rank) values ('secure-delete', 1);

    create trigger session_gone after delete on sessions begin ${goesWith.session} end;
    create trigger conversation_gone after delete on conversations begin
      delete from search where rowid between old.key * 65536 and old.key * 65536 + 65535;
      ${goesWith.conversation}
    end;
    create trigger site_gone after delete on sites begin ${goesWith.site} end;
  `,
}
