/** A key belongs to no version: it is kept for a provider and an address, and used by whichever version names them. */
const keys = (compact: string) => `
    create table model_keys (
      site_id text not null, provider text not null, address text not null, sealed text not null,
      hint text not null, primary key (site_id, provider, address)
    ) ${compact};`

/** Null in a version of before: it holds the look alone. Null in a draft: as published. */
const columns = `
    alter table config_versions add column assistant text;
    alter table config_versions add column policy text;
    alter table config_states add column draft_assistant text;
    alter table config_states add column draft_policy text;`

const goesWithSite = 'delete from model_keys where site_id = old.id;'
const step = { number: 130, name: 'versions hold assistant and policy too; keys by provider and address' }

/**
 * Versions of everything an owner publishes, and keys in a table of their own. The settings keep theirs for nodes of
 * the release before, until one is changed.
 */
export const wholeVersionsMigration = {
  libsql: {
    ...step,
    sql: `
    ${keys('without rowid')}
    ${columns}
    insert into model_keys (site_id, provider, address, sealed, hint)
      select site_id, substr(model, 1, instr(model, ':') - 1), coalesce(address, ''), sealed_key, key_hint from (
        select site_id, sealed_key, key_hint, json_extract(assistant, '$.model') as model,
          json_extract(assistant, '$.baseUrl') as address
        from site_settings where sealed_key is not null and key_hint is not null and assistant is not null
      ) as kept where instr(coalesce(model, ''), ':') > 1;
    create trigger site_gone_with_keys after delete on sites begin ${goesWithSite} end;
  `,
  },
  postgres: {
    ...step,
    sql: `
    ${keys('')}
    ${columns}
    insert into model_keys (site_id, provider, address, sealed, hint)
      select site_id, split_part(assistant::json ->> 'model', ':', 1),
        coalesce(assistant::json ->> 'baseUrl', ''), sealed_key, key_hint
      from site_settings where sealed_key is not null and key_hint is not null and assistant is not null
        and strpos(coalesce(assistant::json ->> 'model', ''), ':') > 1;
    create function site_gone_with_keys() returns trigger language plpgsql as $$ begin ${goesWithSite} return null; end $$;
    create trigger site_gone_with_keys after delete on sites for each row execute function site_gone_with_keys();
  `,
  },
}
