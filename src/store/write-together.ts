import type { Writable } from 'node:stream'

/** What is written in one turn of the event loop leaves together: a system call for each would cost the most. */
export function writeTogether(stream: Writable): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
