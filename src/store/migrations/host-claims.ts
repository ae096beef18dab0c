const claims = (number: string, compact: string) => `
    create table host_claims (
      site_id text not null, entry text not null, token text not null, at ${number} not null,
      primary key (site_id, entry)
    ) ${compact};`

const goesWithSite = 'delete from host_claims where site_id = old.id;'
const step = { number: 90, name: 'hosts that wait for a proof' }

/** Hosts that an owner wants and has not proven: they let nobody in. What is on the list already counts as proven. */
export const hostClaimsMigration = {
  libsql: {
    ...step,
    sql: `
    ${claims('integer', 'without rowid')}
    create trigger site_gone_with_claims after delete on sites begin ${goesWithSite} end;
  `,
  },
  postgres: {
    ...step,
    sql: `
    ${claims('bigint', '')}
    create function site_gone_with_claims() returns trigger language plpgsql as $$ begin ${goesWithSite} return null; end $$;
    create trigger site_gone_with_claims after delete on sites for each row execute function site_gone_with_claims();
  `,
  },
}
