/** What a packed file holds: texts and numbers, by their names. */
export type Parts = Readonly<Record<string, Part>>
type Part = string | Numbers
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Where a part lies behind the head of the file. */
interface Place {
  readonly name: string
  readonly kind: keyof typeof kinds
  readonly isText: boolean
  readonly from: number
  readonly length: number
}

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array } as const

/** Packs parts into one file: how long its head is, the head, and the numbers as the processor has them. */
export function packParts(parts: Parts): Uint8Array {
  const places: Place[] = []
  const arrays: Numbers[] = []
  let from = 0
  for (const [name, part] of Object.entries(parts)) {
    const array = typeof part === 'string' ? codesOf(part) : part
    const kind = array.constructor.name as Place['kind']
    places.push({ name, kind, isText: typeof part === 'string', from, length: array.length })
    arrays.push(array)
    from += array.byteLength
  }
  const head = codesOf(JSON.stringify(places))
  const bytes = new Uint8Array(headLength + head.length + from)
  new DataView(bytes.buffer).setUint32(0, head.length)
  bytes.set(head, headLength)
  for (const [at, { buffer, byteOffset, byteLength }] of arrays.entries())
    bytes.set(
      new Uint8Array(buffer, byteOffset, byteLength),
      headLength + head.length + (places[at]?.from ?? 0),
    )
  return bytes
}

const headLength = Uint32Array.BYTES_PER_ELEMENT

/** The parts of a packed file, each in memory of its own: nothing keeps the file. */
export function readParts(bytes: Uint8Array): Parts {
  const { buffer, byteOffset } = bytes
  const body = headLength + new DataView(buffer, byteOffset).getUint32(0)
  const places = JSON.parse(textOf(bytes.subarray(headLength, body))) as Place[]
  return Object.fromEntries(
    places.map(({ name, kind, isText, from, length }) => {
      const start = byteOffset + body + from
      const own = buffer.slice(start, start + length * kinds[kind].BYTES_PER_ELEMENT) as ArrayBuffer
      const array = new kinds[kind](own)
      return [name, isText ? textOf(array) : array]
    }),
  )
}

/** The letters of a text as numbers, a byte for each where that is enough. */
function codesOf(text: string): Uint8Array | Uint16Array {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at)
  return codes.every((code) => code < 0x100) ? Uint8Array.from(codes) : codes
}

function textOf(codes: Numbers): string {
  const pieces: string[] = []
  for (let at = 0; at < codes.length; at += mostArguments)
    pieces.push(Reflect.apply(String.fromCharCode, String, codes.subarray(at, at + mostArguments)))
  return pieces.join('')
}

/** A function takes only so many at once. */
const mostArguments = 4_096
