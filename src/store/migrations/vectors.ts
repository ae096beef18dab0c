const step = { number: 200, name: 'knowledge: embeddings of passages' }

const table = (number: string, bytes: string) => `
    create table knowledge_vectors (
      passage ${number} primary key, site_id text not null, model text not null, vector ${bytes} not null
    );
    create index knowledge_vectors_of_site on knowledge_vectors (site_id, model);`
const ofPassage = 'delete from knowledge_vectors where passage = old.key;'

/** Passages go with their site, and vectors with their passage. */
export const vectorsMigration = {
  libsql: {
    ...step,
    sql: `
    ${table('integer', 'blob')}
    create trigger vector_gone after delete on knowledge_passages begin ${ofPassage} end;
  `,
  },
  postgres: {
    ...step,
    sql: `
    ${table('bigint', 'bytea')}
    create function vector_gone() returns trigger language plpgsql as $$ begin ${ofPassage} return null; end $$;
    create trigger vector_gone after delete on knowledge_passages for each row execute function vector_gone();
  `,
  },
}
