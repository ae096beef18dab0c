export type * from './store.ts'
export { libsqlStore, type LibsqlOptions } from './libsql/libsql-store.ts'
