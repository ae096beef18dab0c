import { knowledgeOfSite, knowledgeSchema, passageColumns } from './knowledge-schema.ts'

/**
 * What is known of sites. Two indexes stand behind it: of the terms that passages hold, and of the letters of the terms
 * themselves, by which a misspelled or compound word finds its kin. Triggers keep both, so that no path can forget it.
 */
export const knowledgeMigration = {
  number: 80,
  name: 'knowledge: sources, pages, passages, answers',
  sql: `
    ${knowledgeSchema({ number: 'integer', numbered: 'integer primary key autoincrement', compact: 'without rowid' })}
    create table knowledge_passages (key integer primary key autoincrement, ${passageColumns});
    create index knowledge_passages_of on knowledge_passages (owner);
    create index knowledge_passages_of_site on knowledge_passages (site_id, kind);
    create virtual table search_passages using fts5 (site, head, words, content = '', contentless_delete = 1,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
    create virtual table search_terms using fts5 (term, content = '', contentless_delete = 1, tokenize = 'trigram');

    create trigger passage_known after insert on knowledge_passages begin
      insert into search_passages (rowid, site, head, words)
        values (new.key, 's' || hex(new.site_id), new.head, new.words);
    end;
    create trigger passage_gone after delete on knowledge_passages begin
      delete from search_passages where rowid = old.key;
    end;
    create trigger term_known after insert on knowledge_terms begin
      insert into search_terms (rowid, term) values (new.id, new.term);
    end;
    create trigger term_gone after delete on knowledge_terms begin
      delete from search_terms where rowid = old.id;
    end;
    create trigger knowledge_gone after delete on sites begin
    ${knowledgeOfSite}
    end;
  `,
}
