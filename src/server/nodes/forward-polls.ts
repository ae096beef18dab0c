import { Agent, request as ask, ServerResponse, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Server } from 'socket.io'
import type { Logger } from '../logger.ts'
import { queryOf } from '../http/query-of.ts'
import type { ConnectionIds } from './connection-ids.ts'

export interface ForwardOptions {
  readonly ids: ConnectionIds
  readonly logger: Pick<Logger, 'warn'>
  readonly connectMs?: number
}

/** Marks what already came from another node: it is never sent on again. */
const mark = 'x-pagehand-forwarded'
/** What the engine itself says of an id it does not know; stock clients then start over. */
const unknownId = JSON.stringify({ code: 1, message: 'Session ID unknown' })

/**
 * Passes requests of a connection that lives on another node to that node, so that polling and the change to a
 * websocket need no sticky sessions. See docs/decisions/503-polling-on-any-node.md.
 */
export function forwardPolls(engine: Server['engine'], { ids, logger, connectMs = 3_000 }: ForwardOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  /** What would otherwise hold the process until its visitors leave. */
  const open = new Set<{ destroy(): unknown }>()
  let forwarded = 0

  function keep(near: ServerResponse | Duplex): void {
    open.add(near)
    near.once('close', () => open.delete(near))
  }

  function pass(request: IncomingMessage, home: string) {
    forwarded += 1
    const target = new URL(home)
    const onward = ask({
      host: target.hostname.replace(/^\[|\]$/g, ''),
      port: target.port || 80,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, [mark]: '1' },
      agent: request.headers.upgrade === undefined ? agent : false,
    })
    // A machine that is gone without a word would hold the visitor for minutes.
    const timer = setTimeout(() => onward.destroy(new Error('no connection in time')), connectMs)
    onward.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => clearTimeout(timer))
      else clearTimeout(timer)
    })
    onward.once('close', () => clearTimeout(timer))
    onward.once('error', (fault) => {
      if (!request.socket.destroyed)
        logger.warn(
          { err: fault, node: home },
          'a node cannot be reached: it is gone, or its NODE_URL is wrong',
        )
    })
    return onward
  }

  function relay(request: IncomingMessage, response: ServerResponse, home: string): void {
    const onward = pass(request, home)
    onward.on('response', (answer) => {
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('error', () => {
      if (response.headersSent) return void response.destroy()
      response.writeHead(400, { 'content-type': 'application/json' }).end(unknownId)
    })
    response.on('close', () => onward.destroy())
    keep(response)
    request.pipe(onward)
  }

  function tunnel(request: IncomingMessage, near: Duplex, home: string): void {
    const onward = pass(request, home)
    const refuse = () => near.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    onward.on('upgrade', (answer, far, head) => {
      const lines = answer.rawHeaders.map((text, place) => (place % 2 === 0 ? `${text}: ` : `${text}\r\n`))
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      if (head.length > 0) near.write(head)
      far.pipe(near).on('error', () => far.destroy())
      near.pipe(far).on('error', () => near.destroy())
      far.on('close', () => near.destroy())
      near.on('close', () => far.destroy())
    })
    onward.on('response', refuse)
    onward.on('error', refuse)
    near.on('error', () => onward.destroy())
    keep(near)
    onward.end()
  }

  engine.generateId = () => ids.next()
  engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    const { sid: id } = queryOf(request)
    if (!id || ids.isOurs(id) || request.headers[mark] !== undefined) return next()
    const home = ids.homeOf(id)
    if (home === undefined) return next()
    // The engine hands over something else than a response when a connection asks to be upgraded.
    if (response instanceof ServerResponse) relay(request, response, home)
    else tunnel(request, request.socket, home)
  })
  return {
    /** How many requests were passed on since the start. */
    count: () => forwarded,
    close() {
      for (const near of open) near.destroy()
      agent.destroy()
    },
  }
}
