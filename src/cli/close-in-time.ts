import type { RunningServer } from '#server'

const maxMs = 18_000

/** Closes the server; a database that does not answer must not hold the process for ever. True: it ended well. */
export async function closeInTime(server: Pick<RunningServer, 'close'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), maxMs)
  })
  const closed = server.close().then(() => true)
  const inTime = await Promise.race([closed, late])
  clearTimeout(timer)
  return inTime
}
