/**
 * Which conversation a session belongs to, how many of its sessions came before, and a hash of the key that continues
 * it. The same words in both databases.
 */
export const threadsMigration = {
  number: 110,
  name: 'conversations that outlive their sessions',
  sql: `
    alter table sessions add column thread_id text;
    alter table sessions add column thread_place integer not null default 0;
    alter table sessions add column thread_key text;
    create index sessions_of_thread on sessions (thread_id, thread_place) where thread_id is not null;
  `,
}
