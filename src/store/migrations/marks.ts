import { marks } from '#protocol'

const named = marks.map((mark) => `'${mark}'`).join(', ')
const goesWithConversation = `delete from conversation_outcomes where site_id = old.site_id
    and started_at = old.started_at and key = old.key and outcome in (${named});`
const step = { number: 180, name: 'what happened in conversations' }

/** What was written before is marked as if it were written now. */
function backfill(field: (name: string) => string): string {
  const ofNotes = (mark: string, where: string) => `
    insert into conversation_outcomes (site_id, outcome, started_at, key)
      select distinct c.site_id, '${mark}', c.started_at, c.key from notes n join conversations c on c.session_id = n.session_id
      where ${where} on conflict do nothing;`
  return `
    insert into conversation_outcomes (site_id, outcome, started_at, key)
      select distinct site_id, 'unsolved', started_at, key from conversation_outcomes
      where outcome in ('unanswered', 'failed') on conflict do nothing;
    insert into conversation_outcomes (site_id, outcome, started_at, key)
      select distinct c.site_id, 'sourced', c.started_at, c.key from history h join conversations c on c.session_id = h.session_id
      where h.role = 'assistant' and h.entry like '%"sources":[{%' on conflict do nothing;
    ${ofNotes('confirmed', `${field('kind')} = 'confirmation' and ${field('confirmed')} in ('true', '1')`)}
    ${ofNotes('contact', `${field('kind')} = 'contact'`)}
    ${ofNotes('liked', `${field('kind')} = 'feedback' and ${field('value')} = 'up'`)}
    ${ofNotes('disliked', `${field('kind')} = 'feedback' and ${field('value')} = 'down'`)}`
}

/** Marks lie beside the outcomes, under the same index, and go with their conversation. */
export const marksMigration = {
  libsql: {
    ...step,
    sql: `
    create trigger conversation_gone_with_marks after delete on conversations begin ${goesWithConversation} end;
    ${backfill((name) => `cast(n.note ->> '$.${name}' as text)`)}
  `,
  },
  postgres: {
    ...step,
    sql: `
    create function conversation_gone_with_marks() returns trigger language plpgsql as $$ begin ${goesWithConversation} return null; end $$;
    create trigger conversation_gone_with_marks after delete on conversations for each row execute function conversation_gone_with_marks();
    ${backfill((name) => `(n.note::json ->> '${name}')`)}
  `,
  },
}
