/** How a database spells what the dashboard's tables have in common. */
export interface SchemaWords {
  /** A whole number that may be a time. */
  readonly number: string
  /** A key that counts up by itself. */
  readonly numbered: string
  /** Ends a table that is found by its own key alone. */
  readonly compact: string
}

/** The dashboard's tables, but for the index of words. */
export function adminSchema({ number, numbered, compact }: SchemaWords): string {
  return `
    create table organisations (id text primary key, name text not null, created_at ${number} not null);
    insert into organisations (id, name, created_at) values ('default', 'My organisation', 0);
    create index sites_of_organisation on sites (organisation_id, created_at, id);

    create table accounts (
      id text primary key, issuer text not null, subject text not null, name text, email text,
      created_at ${number} not null, seen_at ${number}, unique (issuer, subject)
    );
    create table members (
      organisation_id text not null, account_id text not null, role text not null, since ${number} not null,
      primary key (organisation_id, account_id)
    ) ${compact};
    create index members_of_account on members (account_id, since);
    create table links (
      id text primary key, token_hash text not null unique, kind text not null, organisation_id text not null,
      role text not null, account_id text, note text, created_at ${number} not null,
      expires_at ${number} not null, used_at ${number}
    );
    create index links_of_organisation on links (organisation_id, kind, created_at);

    create table passwords (
      account_id text primary key, login text not null unique, hash text not null, changed_at ${number} not null
    );
    create table secrets (name text primary key, body text not null);
    create table facts (name text primary key, value text not null);
    create table provider_records (
      kind text not null, id text not null, body text not null, expires_at ${number}, grant_id text, uid text,
      consumed_at ${number}, primary key (kind, id)
    ) ${compact};
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
      site_id text not null, version integer not null, config text not null, at ${number} not null,
      author text not null, note text, primary key (site_id, version)
    ) ${compact};
    create table audit (
      id ${numbered}, organisation_id text not null, site_id text, site_name text, at ${number} not null,
      actor_id text, actor_name text not null, action text not null, subject text, before text not null,
      after text not null
    );
    create index audit_of_organisation on audit (organisation_id, id);
    create index audit_of_site on audit (organisation_id, site_id, id);

    create table conversations (
      key ${numbered}, session_id text not null unique, site_id text not null, host text not null,
      started_at ${number} not null, last_at ${number} not null, messages integer not null, outcome text,
      preview text not null, unanswered text, asked_at ${number}, entries integer not null
    );
    create index conversations_of_site on conversations (site_id, started_at, key);
    create table conversation_outcomes (
      site_id text not null, outcome text not null, started_at ${number} not null, key ${number} not null,
      primary key (site_id, outcome, started_at, key)
    ) ${compact};
    create table daily (
      site_id text not null, day text not null, name text not null, value ${number} not null,
      primary key (site_id, day, name)
    ) ${compact};
    create table assistant_health (
      site_id text primary key, answer_at ${number}, fault_at ${number}, fault text
    );
    create table seen (
      site_id text not null, host text not null, at ${number} not null, primary key (site_id, host)
    ) ${compact};
    create table removed_sites (site_id text primary key) ${compact};
  `
}

/** What goes with a deleted row, for triggers: then no path that deletes can forget it. `old` is that row. */
export const goesWith = {
  session: 'delete from conversations where session_id = old.id;',
  conversation: `delete from conversation_outcomes where site_id = old.site_id and started_at = old.started_at
    and key = old.key and outcome in ('answered', 'completed', 'asked', 'unanswered', 'failed', 'stopped');`,
  site: `
    delete from site_settings where site_id = old.id;
    delete from config_states where site_id = old.id;
    delete from config_versions where site_id = old.id;
    delete from daily where site_id = old.id;
    delete from assistant_health where site_id = old.id;
    delete from seen where site_id = old.id;
    insert into removed_sites (site_id) values (old.id) on conflict do nothing;`,
} as const
