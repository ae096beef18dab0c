/** Finds the sessions whose visitor is known by name. The same words in both databases. */
export const visitorsMigration = {
  number: 170,
  name: 'visitors that can be found',
  sql: 'create index sessions_with_visitor on sessions (site_id) where visitor is not null;',
}
