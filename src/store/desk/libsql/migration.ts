/**
 * The desk's tables. Its index of conversations is written behind the sessions, never on their way; what ends a
 * session or a site also ends what the index holds of it, by triggers, so that no path can forget it.
 */
export const deskMigration = {
  number: 70,
  name: 'the desk: people, drafts, transcripts',
  sql: `
    create table organisations (id text primary key, name text not null, created_at integer not null);
    insert into organisations (id, name, created_at) values ('default', 'My organisation', 0);
    alter table sites add column organisation_id text not null default 'default';
    create index sites_of_organisation on sites (organisation_id, created_at, id);

    create table accounts (
      id text primary key, issuer text not null, subject text not null, name text, email text,
      created_at integer not null, seen_at integer, unique (issuer, subject)
    );
    create table members (
      organisation_id text not null, account_id text not null, role text not null, since integer not null,
      primary key (organisation_id, account_id)
    ) without rowid;
    create index members_of_account on members (account_id, since);
    create table links (
      id text primary key, token_hash text not null unique, kind text not null, organisation_id text not null,
      role text not null, account_id text, note text, created_at integer not null,
      expires_at integer not null, used_at integer
    );
    create index links_of_organisation on links (organisation_id, kind, created_at);

    create table passwords (
      account_id text primary key, login text not null unique, hash text not null, changed_at integer not null
    );
    create table secrets (name text primary key, body text not null);
    create table facts (name text primary key, value text not null);
    create table provider_records (
      kind text not null, id text not null, body text not null, expires_at integer, grant_id text, uid text,
      consumed_at integer, primary key (kind, id)
    ) without rowid;
    create index provider_records_of_grant on provider_records (grant_id) where grant_id is not null;
    create index provider_records_by_uid on provider_records (kind, uid) where uid is not null;
    create index provider_records_by_end on provider_records (expires_at) where expires_at is not null;

    create table site_settings (
      site_id text primary key, assistant text, sealed_key text, key_hint text, test text, policy text,
      retention_days integer not null default 30
    );
    create table config_states (
      site_id text primary key, revision integer not null, version integer not null, draft text not null
    );
    create table config_versions (
      site_id text not null, version integer not null, config text not null, at integer not null,
      author text not null, note text, primary key (site_id, version)
    ) without rowid;
    create table audit (
      id integer primary key autoincrement, organisation_id text not null, site_id text, site_name text,
      at integer not null, actor_id text, actor_name text not null, action text not null, subject text,
      before text not null, after text not null
    );
    create index audit_of_organisation on audit (organisation_id, id);
    create index audit_of_site on audit (organisation_id, site_id, id);

    create table conversations (
      key integer primary key autoincrement, session_id text not null unique, site_id text not null,
      host text not null, started_at integer not null, last_at integer not null, messages integer not null,
      outcome text, preview text not null, unanswered text, asked_at integer, entries integer not null
    );
    create index conversations_of_site on conversations (site_id, started_at, key);
    create table conversation_outcomes (
      site_id text not null, outcome text not null, started_at integer not null, key integer not null,
      primary key (site_id, outcome, started_at, key)
    ) without rowid;
    create virtual table search using fts5 (site, words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
    insert into search (search, rank) values ('secure-delete', 1);
    create table daily (
      site_id text not null, day text not null, name text not null, value integer not null,
      primary key (site_id, day, name)
    ) without rowid;
    create table assistant_health (site_id text primary key, answer_at integer, fault_at integer, fault text);
    create table seen (
      site_id text not null, host text not null, at integer not null, primary key (site_id, host)
    ) without rowid;
    create table removed_sites (site_id text primary key) without rowid;
    create index sessions_of_site on sessions (site_id, evicted_at);

    create trigger session_gone after delete on sessions begin
      delete from conversations where session_id = old.id;
    end;
    create trigger conversation_gone after delete on conversations begin
      delete from search where rowid between old.key * 65536 and old.key * 65536 + 65535;
      delete from conversation_outcomes where site_id = old.site_id and started_at = old.started_at
        and key = old.key
        and outcome in ('answered', 'completed', 'asked', 'unanswered', 'failed', 'stopped');
    end;
    create trigger site_gone after delete on sites begin
      delete from site_settings where site_id = old.id;
      delete from config_states where site_id = old.id;
      delete from config_versions where site_id = old.id;
      delete from daily where site_id = old.id;
      delete from assistant_health where site_id = old.id;
      delete from seen where site_id = old.id;
      insert or ignore into removed_sites (site_id) values (old.id);
    end;
  `,
}
