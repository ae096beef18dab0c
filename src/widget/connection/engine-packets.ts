/**
 * The part of engine.io's packet format (protocol 4) that this widget speaks: text packets, alone or as a
 * payload of polling. It stands in for `engine.io-parser` in the bundle.
 */
export const protocol = 4

const types = ['open', 'close', 'ping', 'pong', 'message', 'upgrade', 'noop']
const separator = '\u001e'

interface Packet {
  readonly type: string
  readonly data?: string | undefined
}

type Tell = (text: string) => void

export function encodePacket({ type, data = '' }: Packet, _supportsBinary: boolean, tell: Tell): void {
  tell(`${types.indexOf(type)}${data}`)
}

export function decodePacket(text: unknown): Packet {
  const [, type, data] = /^([0-6])(.*)$/s.exec(String(text)) ?? []
  if (type === undefined) return { type: 'error', data: 'parser error' }
  return { type: types[Number(type)] ?? '', data: data || undefined }
}

export function encodePayload(packets: readonly Packet[], tell: Tell): void {
  const texts: string[] = []
  for (const packet of packets) encodePacket(packet, false, (text) => texts.push(text))
  tell(texts.join(separator))
}

export function decodePayload(text: string): Packet[] {
  return text.split(separator).map(decodePacket)
}
