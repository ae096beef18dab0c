import { describe, expect, it } from 'vitest'
import { holdsCardNumber, isCardNumber } from './card-number.ts'

describe('the number of a card', () => {
  it.each(['4111111111111111', '4111 1111 1111 1111', '3782-822463-10005', '6304000000000000000'])(
    'is told by its last digit: %s',
    (text) => expect(isCardNumber(text)).toBe(true),
  )

  it.each(['4111111111111112', '0000000000000000', '411111111111', '41111111111111111111', 'no digits'])(
    'is not seen in %s',
    (text) => expect(isCardNumber(text)).toBe(false),
  )

  it('is found in a sentence', () => {
    expect(holdsCardNumber('my card is 5500 0000 0000 0004, thanks')).toBe(true)
    expect(holdsCardNumber('call 0043 1 234567 or order 0000000000000000')).toBe(false)
    expect(holdsCardNumber('4111.1111.1111.1111')).toBe(true)
    expect(holdsCardNumber('4111 - 1111 - 1111 - 1111')).toBe(true)
    expect(holdsCardNumber('2026 4111 1111 1111 1111 12')).toBe(true)
    expect(holdsCardNumber(undefined)).toBe(false)
  })
})
