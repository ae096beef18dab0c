const tables = (number: string, compact: string) => `
    create table contacts (
      id text primary key, site_id text not null, at ${number} not null, host text not null, name text,
      email text not null, message text not null, session_id text, shared integer not null, done_at ${number}
    );
    create index contacts_of_site on contacts (site_id, at, id);
    create index contacts_of_session on contacts (session_id) where session_id is not null;
    create table deliveries (
      id text primary key, contact_id text not null, kind text not null, tries integer not null default 0,
      due_at ${number}, sent_at ${number}, dead_at ${number}, error text
    );
    create index deliveries_of_contact on deliveries (contact_id);
    create index deliveries_due on deliveries (due_at) where due_at is not null;
    create table site_notify (
      site_id text primary key, emails text not null, webhook_url text, sealed_secret text
    ) ${compact};`

const step = { number: 120, name: 'contacts that visitors leave, and who hears of them' }

/** What goes with a deleted row. `old` is that row. */
const goesWith = {
  sites: 'delete from contacts where site_id = old.id; delete from site_notify where site_id = old.id;',
  contacts: 'delete from deliveries where contact_id = old.id;',
  sessions: 'update contacts set session_id = null where session_id = old.id;',
}
const triggers = Object.entries(goesWith)

/** Contacts go with their site; with a session that is erased, only the way to it. */
export const contactsMigration = {
  libsql: {
    ...step,
    sql: [
      tables('integer', 'without rowid'),
      ...triggers.map(
        ([table, does]) => `create trigger ${table}_and_contacts after delete on ${table} begin ${does} end;`,
      ),
    ].join('\n'),
  },
  postgres: {
    ...step,
    sql: [
      tables('bigint', ''),
      ...triggers.map(
        ([table, does]) => `
    create function ${table}_and_contacts() returns trigger language plpgsql as $$ begin ${does} return null; end $$;
    create trigger ${table}_and_contacts after delete on ${table} for each row execute function ${table}_and_contacts();`,
      ),
    ].join('\n'),
  },
}
