export type * from './store.ts'
export * from './desk/index.ts'
export { libsqlStore, type LibsqlOptions } from './libsql/libsql-store.ts'
export { shownEntry } from './as-seen.ts'
