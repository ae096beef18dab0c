const keys = (number: string) => `
    create table api_keys (
      id text primary key, key_hash text not null unique, organisation_id text not null, name text not null,
      hint text not null, scope text not null, site_ids text, created_at ${number} not null,
      expires_at ${number}, used_at ${number}
    );
    create index api_keys_of_organisation on api_keys (organisation_id, created_at, id);`

const step = { number: 160, name: 'API keys' }

/** Keys for programs that use the admin API. */
export const apiKeysMigration = {
  libsql: { ...step, sql: keys('integer') },
  postgres: { ...step, sql: keys('bigint') },
}
