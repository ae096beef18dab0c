const disliked = (number: string, compact: string) => `
    create table disliked (
      site_id text not null, at ${number} not null, key ${number} not null, question text not null,
      primary key (site_id, at, key)
    ) ${compact};
    create index disliked_of_conversation on disliked (key);`

const goesWithConversation = 'delete from disliked where key = old.key;'
const step = { number: 140, name: 'questions whose answers were rated down' }

/** What was asked before a reply that a visitor rated down: how the turn ended is another matter, and stays. */
export const dislikedMigration = {
  libsql: {
    ...step,
    sql: `
    ${disliked('integer', 'without rowid')}
    create trigger conversation_gone_with_disliked after delete on conversations begin ${goesWithConversation} end;
  `,
  },
  postgres: {
    ...step,
    sql: `
    ${disliked('bigint', '')}
    create function conversation_gone_with_disliked() returns trigger language plpgsql as $$ begin ${goesWithConversation} return null; end $$;
    create trigger conversation_gone_with_disliked after delete on conversations for each row execute function conversation_gone_with_disliked();
  `,
  },
}
