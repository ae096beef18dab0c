import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSessionNames } from './session-names.ts'

const secret = randomBytes(32).toString('base64url')

it('The name of a session is another id, the same each time, and leads back only here', () => {
  const names = createSessionNames(secret)
  const sessionId = randomUUID()
  const name = names.nameOf(sessionId)
  expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(name).not.toBe(sessionId)
  expect(createSessionNames(secret).nameOf(sessionId.toUpperCase())).toBe(name)
  expect(names.sessionOf(name)).toBe(sessionId)
  expect(names.sessionOf(name.toUpperCase())).toBe(sessionId)
  const others = createSessionNames(randomBytes(32).toString('base64url'))
  expect(others.sessionOf(name)).not.toBe(sessionId)
})

it('The id of a session is no name of it, nor is anything else', () => {
  const names = createSessionNames(secret)
  const sessionId = randomUUID()
  expect(names.sessionOf(sessionId)).not.toBe(sessionId)
  for (const text of ['', 'x', `${sessionId}0`, sessionId.replaceAll('-', '')])
    expect(names.sessionOf(text)).toBeUndefined()
})
