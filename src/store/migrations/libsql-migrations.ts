import { contactsMigration } from './contacts.ts'
import { hostClaimsMigration } from './host-claims.ts'
import { dislikedMigration } from './disliked.ts'
import { marksMigration } from './marks.ts'
import { wholeVersionsMigration } from './whole-versions.ts'
import { adminMigration } from './admin-libsql.ts'
import { knowledgeMigration } from './knowledge-libsql.ts'
import { phrasingsMigration } from './phrasings.ts'
import { siteTermsMigration } from './site-terms.ts'
import { termsMadeMigration } from './terms-made.ts'
import { vectorsMigration } from './vectors.ts'
import { apiKeysMigration } from './api-keys.ts'
import { trialsMigration } from './trials.ts'
import { unansweredMigration } from './unanswered.ts'
import { visitorsMigration } from './visitors.ts'
import { threadsMigration } from './threads.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [
  {
    number: 1,
    name: 'sites, sessions and the journal of events',
    sql: `
      create table sites (
        id text primary key, name text not null, config text not null, created_at integer not null
      );
      create table hosts (entry text primary key, site_id text not null, place integer not null);
      create index hosts_of_site on hosts (site_id);

      create table sessions (
        id text primary key, site_id text not null, host text not null, created_at integer not null,
        active_at integer not null, evicted_at integer, wake_at integer, messages integer not null default 0,
        visitor text, epoch text not null, base integer not null default 0, confirmed integer not null default 0
      );
      create index sessions_by_activity on sessions (active_at, messages) where evicted_at is null;
      create index sessions_to_wake on sessions (wake_at) where wake_at is not null;
      create table contexts (session_id text primary key, body text not null);
      create table turns (session_id text primary key, body text not null);

      create table history (
        id integer primary key autoincrement, session_id text not null, seq integer not null,
        role text not null, entry text not null, message_id text, client_message_id text
      );
      create index history_of_session on history (session_id, id);
      create unique index history_once on history (session_id, client_message_id)
        where client_message_id is not null;

      create table inbox (id integer primary key autoincrement, session_id text not null, input text not null);
      create index inbox_of_session on inbox (session_id);
      create table notes (
        id integer primary key autoincrement, session_id text not null, at integer not null, note text not null
      );
      create index notes_of_session on notes (session_id);

      create table journal (id integer primary key autoincrement, at integer not null, body text not null);
      create table counters (name text primary key, value integer not null);
    `,
  },
  {
    number: 2,
    name: 'what each site spends on outside models',
    sql: `
      create table spending (
        site_id text not null, day text not null, messages integer not null, tokens integer not null,
        primary key (site_id, day)
      ) without rowid;
    `,
  },
  adminMigration,
  knowledgeMigration,
  hostClaimsMigration.libsql,
  threadsMigration,
  contactsMigration.libsql,
  wholeVersionsMigration.libsql,
  dislikedMigration.libsql,
  trialsMigration.libsql,
  apiKeysMigration.libsql,
  visitorsMigration,
  marksMigration.libsql,
  phrasingsMigration.libsql,
  vectorsMigration.libsql,
  termsMadeMigration.libsql,
  siteTermsMigration,
  unansweredMigration.libsql,
]
