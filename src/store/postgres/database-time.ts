import type { Query } from './open-postgres.ts'

/**
 * The time that all nodes agree on: the database's own clock, in milliseconds. Tests hand in another. Appended to
 * the values of a query that says `$now` where it needs the time.
 */
export type WithTime = (query: Query) => Query

const clock = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

export function databaseTime(now: (() => number) | undefined): WithTime {
  return ({ sql, parameters, ...rest }) =>
    now && sql.includes('$now')
      ? {
          ...rest,
          sql: sql.replaceAll('$now', `$${parameters.length + 1}::bigint`),
          parameters: [...parameters, now()],
        }
      : { ...rest, sql: sql.replaceAll('$now', clock), parameters }
}
