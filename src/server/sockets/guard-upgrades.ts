import { ApiError } from '#protocol'
import type { Server } from 'node:http'
import { rawAnswer } from '../http/raw-answer.ts'

/**
 * Node lets go of a connection that asks for an upgrade and leaves its faults to whoever takes it. Until somebody
 * does, and for ever where nobody would, a reset by the other side must not end the process.
 */
export function guardUpgrades(http: Server): void {
  http.on('upgrade', ({ url = '/' }, socket) => {
    socket.on('error', () => socket.destroy())
    if (url.startsWith('/socket.io/')) return
    rawAnswer(socket, new ApiError('invalid_message', 'Only /socket.io/ can be upgraded, to a WebSocket.'))
  })
}
