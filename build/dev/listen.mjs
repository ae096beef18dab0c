import { once } from 'node:events'
import { createServer } from 'node:http'
import { Mistake } from './settings.mjs'

const byCode = {
  EADDRINUSE: ({ port }) => `The port ${port} is taken. Stop what uses it, or set PORT to another one.`,
  EACCES: ({ port }) => `The port ${port} may not be used. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: () =>
    'HOST is no address of this machine. Leave it out, or set it to 0.0.0.0 for all addresses.',
  ENOTFOUND: ({ hostname }) => `The host ${hostname} cannot be found. Look at HOST.`,
}

/** Listens before anything else is begun, or says in one line why that cannot be. */
export async function listen({ port, host }) {
  const http = createServer()
  try {
    http.listen({ port, host })
    await once(http, 'listening')
  } catch (fault) {
    const line = byCode[fault.code]?.(fault)
    throw line === undefined ? fault : new Mistake(line)
  }
  return http
}
