import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import * as stock from 'socket.io-parser'
import * as ours from './packets.ts'
import { plainJson } from './plain-json.ts'
import { seed } from '../../../tests/support/seed.ts'

type Packet = { type: number; nsp: string; data?: unknown }

const decode = (parser: typeof stock | typeof ours, text: string) => {
  const decoded: Packet[] = []
  const decoder = new parser.Decoder()
  decoder.on('decoded', (packet: Packet) => decoded.push(packet))
  decoder.add(text)
  return decoded[0]
}

const packet = fc.oneof(
  fc.record({
    type: fc.constant(0),
    nsp: fc.constant('/'),
    data: fc.dictionary(fc.string(), fc.jsonValue()),
  }),
  fc.record({ type: fc.constant(1), nsp: fc.constant('/') }),
  fc.record({
    type: fc.constant(2),
    nsp: fc.constant('/'),
    data: fc.tuple(fc.constant('update_context'), fc.jsonValue(), fc.string()),
  }),
)

describe('the packets', () => {
  it("are read by socket.io's own parser as they were meant", () => {
    fc.assert(
      fc.property(packet, (sent) => {
        const [text = ''] = new ours.Encoder().encode(sent)
        expect(decode(stock, text)).toEqual(JSON.parse(JSON.stringify(sent)))
      }),
      { seed },
    )
  })

  it("are read as socket.io's own parser writes them", () => {
    fc.assert(
      fc.property(packet, (sent) => {
        const [text] = new stock.Encoder().encode(sent as stock.Packet) as string[]
        expect(decode(ours, text as string)).toEqual(decode(stock, text as string))
      }),
      { seed },
    )
  })

  it.each(['', '9', '2', '2{}', '2[]', '2[5]', 'x["a"]', '51-["a"]'])('refuse %j', (text) => {
    expect(() => decode(ours, text)).toThrow()
  })
})

describe('plain JSON', () => {
  afterEach(() => {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  })

  it('says what JSON.stringify says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(plainJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed },
    )
    expect(plainJson({ a: undefined, b: [undefined, 1] })).toBe('{"b":[null,1]}')
  })

  it('is not led astray by a library that puts toJSON on every array', () => {
    Reflect.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'broken' })
    expect(JSON.stringify([1])).toBe('"broken"')
    expect(plainJson(['a', { b: [1] }])).toBe('["a",{"b":[1]}]')
  })
})
