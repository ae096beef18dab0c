import type { Socket } from 'socket.io'
import type { ClientEvents, ServerEvents } from '#protocol'

export type VisitorSocket = Socket<ClientEvents, ServerEvents>

/**
 * What replay relies on inside engine.io, beyond its types. socket.io is pinned for this,
 * and the chaos suite would see a change.
 */
export interface EngineIo {
  readonly readyState: string
  readonly upgrading: boolean
  readonly writeBuffer: readonly unknown[]
  readonly transport: { readonly name: string }
  sendPacket(type: 'ping'): void
  /** Sends an encoded packet of socket.io. */
  write(packet: string): void
  /** Closes the transport only: stock clients come back by themselves. */
  close(): void
  on(event: 'packetCreate', listener: (packet: { type: string }) => void): void
  on(event: 'heartbeat', listener: () => void): void
  once(event: 'drain', listener: () => void): void
  off(event: 'packetCreate', listener: (packet: { type: string }) => void): void
  off(event: 'heartbeat' | 'drain', listener: () => void): void
}

export function engineIoOf(socket: VisitorSocket): EngineIo {
  return socket.conn as unknown as EngineIo
}

/** The pid goes out with the CONNECT acknowledgement; stock clients bring it back when they reconnect. */
export function setPid(socket: VisitorSocket, pid: string): void {
  ;(socket as unknown as { pid: string }).pid = pid
}
