const trials = (number: string) => `
    alter table sessions add column trial integer not null default 0;
    create table trial_tokens (
      token_hash text primary key, site_id text not null, created_at ${number} not null, expires_at ${number} not null
    );`

const step = { number: 150, name: 'members talk to a draft' }

/** Sessions in which a member tries the draft, and the tokens that begin them. */
export const trialsMigration = {
  libsql: { ...step, sql: trials('integer') },
  postgres: { ...step, sql: trials('bigint') },
}
