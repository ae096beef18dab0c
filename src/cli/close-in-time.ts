import type { RunningServer } from '#server'

const maxMs = 18_000

/**
 * Closes the server; a database that does not answer must not hold the process for ever. Returns what it was still
 * waiting for in the end; undefined: it ended well.
 */
export async function closeInTime(
  server: Pick<RunningServer, 'close' | 'closing'>,
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string | undefined>((resolve) => {
    timer = setTimeout(() => resolve(server.closing()), maxMs)
  })
  const closed = server.close().then(() => undefined)
  return Promise.race([closed, late]).finally(() => clearTimeout(timer))
}
