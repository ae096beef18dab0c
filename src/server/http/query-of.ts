import type { IncomingMessage } from 'node:http'

/** What a request asks of the engine, as the engine reads it: of two values for one name the last counts. */
export function queryOf({ url = '/' }: Pick<IncomingMessage, 'url'>): Record<string, string | undefined> {
  return Object.fromEntries(new URL(url, 'http://localhost').searchParams)
}
