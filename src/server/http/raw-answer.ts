import type { ApiError } from '#protocol'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Writes the one error body by hand where there is no response to write to: malformed bytes, refused upgrades. */
export function rawAnswer(socket: Duplex, error: ApiError, status: number = error.status): void {
  const body = JSON.stringify(error.body)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'access-control-allow-origin: *',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...(error.retryAfterSeconds === undefined ? [] : [`retry-after: ${error.retryAfterSeconds}`]),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
