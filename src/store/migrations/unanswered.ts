const unanswered = (number: string, compact: string) => `
    create table unanswered (
      site_id text not null, at ${number} not null, key ${number} not null, question text not null, language text,
      primary key (site_id, at, key)
    ) ${compact};
    create index unanswered_of_conversation on unanswered (key);
    insert into unanswered (site_id, at, key, question)
      select site_id, last_at, key, unanswered from conversations where unanswered is not null;`

const goesWithConversation = 'delete from unanswered where key = old.key;'
const step = { number: 230, name: 'every question without an answer' }

/** Of what was asked before, the last question of each conversation is all that is known. */
export const unansweredMigration = {
  libsql: {
    ...step,
    sql: `
    ${unanswered('integer', 'without rowid')}
    create trigger conversation_gone_with_unanswered after delete on conversations begin ${goesWithConversation} end;
  `,
  },
  postgres: {
    ...step,
    sql: `
    ${unanswered('bigint', '')}
    create function conversation_gone_with_unanswered() returns trigger language plpgsql as $$ begin ${goesWithConversation} return null; end $$;
    create trigger conversation_gone_with_unanswered after delete on conversations for each row execute function conversation_gone_with_unanswered();
  `,
  },
}
