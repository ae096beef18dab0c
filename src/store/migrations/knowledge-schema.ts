import type { SchemaWords } from './admin-schema.ts'

/** What is known of sites, but for the index of words. */
export function knowledgeSchema({ number, numbered, compact }: SchemaWords): string {
  return `
    create table knowledge_sources (
      id text primary key, site_id text not null, kind text not null, name text not null, url text,
      settings text not null, state text not null, note text, round integer not null default 0,
      created_at ${number} not null, learned_at ${number}, taken_by text, taken_until ${number} not null default 0
    );
    create index knowledge_sources_of_site on knowledge_sources (site_id, created_at);
    create table knowledge_pages (
      key ${numbered}, site_id text not null, source_id text not null, url text not null, depth integer not null,
      state text not null, round integer not null, reason text, title text not null, language text not null,
      digest text, etag text, modified text, passages integer not null default 0, at ${number} not null,
      unique (source_id, url)
    );
    create index knowledge_pages_of_site on knowledge_pages (site_id, key);
    create index knowledge_pages_in_line on knowledge_pages (source_id, depth, key) where state = 'waiting';
    create table knowledge_answers (
      id text primary key, site_id text not null, questions text not null, text text not null,
      language text not null, url text, changed_at ${number} not null
    );
    create index knowledge_answers_of_site on knowledge_answers (site_id, changed_at, id);
    create table knowledge_terms (
      id ${numbered}, site_id text not null, term text not null, passages integer not null, unique (site_id, term)
    );
    create table knowledge_aside (
      site_id text not null, question text not null, primary key (site_id, question)
    ) ${compact};
  `
}

/** Columns of the passages that both databases have. */
export const passageColumns = `site_id text not null, owner text not null, kind text not null, text text not null,
  title text not null, url text, headings text not null, language text not null, head text not null,
  words text not null`

/** What goes with a deleted site, for a trigger: then no path that deletes can forget it. */
export const knowledgeOfSite = [
  'knowledge_sources',
  'knowledge_pages',
  'knowledge_passages',
  'knowledge_answers',
  'knowledge_terms',
  'knowledge_aside',
]
  .map((table) => `delete from ${table} where site_id = old.id;`)
  .join('\n    ')
