import * as stock from 'engine.io-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as ours from './engine-packets.ts'
import { seed } from '../../../tests/support/seed.ts'

const packet = fc.record({
  type: fc.constantFrom(
    'open' as const,
    'close' as const,
    'ping' as const,
    'pong' as const,
    'message' as const,
  ),
  // The separator of a payload cannot stand in a packet: JSON writes it as an escape.
  data: fc.string({ minLength: 1 }).map((text) => JSON.stringify(text)),
})

const encoded = (write: (tell: (text: string) => void) => void) => {
  let text = ''
  write((written) => (text = written))
  return text
}

describe("the transport's packets", () => {
  it("are written and read as engine.io's own parser does", () => {
    fc.assert(
      fc.property(packet, (sent) => {
        const text = encoded((tell) => ours.encodePacket(sent, false, tell))
        expect(text).toBe(encoded((tell) => stock.encodePacket(sent, false, tell)))
        expect(ours.decodePacket(text)).toEqual(stock.decodePacket(text))
      }),
      { seed },
    )
  })

  it('come in one payload', () => {
    fc.assert(
      fc.property(fc.array(packet, { minLength: 1 }), (sent) => {
        const text = encoded((tell) => ours.encodePayload(sent, tell))
        expect(text).toBe(encoded((tell) => stock.encodePayload(sent, tell)))
        expect(ours.decodePayload(text)).toEqual(stock.decodePayload(text))
      }),
      { seed },
    )
  })

  it.each(['', '7', 'x', 'bAQID'])('are an error when they are none: “%s”', (text) => {
    expect(ours.decodePacket(text)).toEqual({ type: 'error', data: 'parser error' })
  })
})
