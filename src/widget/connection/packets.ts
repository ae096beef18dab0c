import { plainJson } from './plain-json.ts'

/**
 * The part of socket.io's packet format (protocol 5) that this widget speaks: text packets of the main
 * namespace, without acknowledgements. It stands in for `socket.io-parser` in the bundle.
 */
export const protocol = 5

export const PacketType = {
  CONNECT: 0,
  DISCONNECT: 1,
  EVENT: 2,
  ACK: 3,
  CONNECT_ERROR: 4,
  BINARY_EVENT: 5,
  BINARY_ACK: 6,
} as const

interface Packet {
  readonly type: number
  readonly nsp: string
  readonly data?: unknown
}

export class Encoder {
  encode({ type, data }: Packet): string[] {
    return [`${type}${data === undefined ? '' : plainJson(data)}`]
  }
}

export class Decoder {
  private listener: ((packet: Packet) => void) | undefined

  on(_: 'decoded', listener: (packet: Packet) => void): void {
    this.listener = listener
  }

  off(): void {
    this.listener = undefined
  }

  /** Throws at what is no such packet; the manager then closes the connection and comes back. */
  add(text: unknown): void {
    const [, type, json] = /^([0124])(.*)$/s.exec(String(text)) ?? []
    if (type === undefined) throw new Error('unknown packet')
    const data: unknown = json ? JSON.parse(json) : undefined
    if (type === '2' && !(Array.isArray(data) && typeof data[0] === 'string'))
      throw new Error('invalid payload')
    this.listener?.({ type: Number(type), nsp: '/', data })
  }

  destroy(): void {
    this.off()
  }
}

export const parser = { Encoder, Decoder }
