import { expect, it } from 'vitest'
import { maskAll, type Line } from '#protocol'
import { maskKeyLines } from './mask-key-lines.ts'

const text = (words: string): Line => [0, 0, 'text', words]
const body = 'MIIEowIBAAKCAQEA1x9'.repeat(20)

it('takes out a key that goes over several lines', () => {
  const lines = maskAll([
    text('Your key:'),
    text(`-----BEGIN RSA PRIVATE KEY----- ${body}`),
    text(body),
    text(`${body} -----END RSA PRIVATE KEY----- Keep it safe.`),
    text(body),
  ])
  expect(maskKeyLines(lines).map(([, , , words]) => words)).toEqual([
    'Your key:',
    '[key •••]',
    '[key •••]',
    '[key •••] Keep it safe.',
    body,
  ])
})

it('leaves everything else as it is', () => {
  const lines = maskAll([text(`Your key: ghp_${'aB3'.repeat(12)}`), text('Keep it safe.'), text(body)])
  expect(maskKeyLines(lines)).toBe(lines)
})
