import { describe, expect, it } from 'vitest'
import { parseInput } from './parse-input.ts'

describe('the input of a call', () => {
  it('may have a comma too many, and a text that looks like one keeps it', () => {
    expect(parseInput('{"a":"x, ]","b":["y,}",],}')).toEqual({ a: 'x, ]', b: ['y,}'] })
    expect(parseInput('```json\n{"a":"say \\",}\\"",}\n```')).toEqual({ a: 'say ",}"' })
  })

  it('that was cut off is not guessed at', () => {
    expect(parseInput('{"a":"x')).toBeUndefined()
  })
})
