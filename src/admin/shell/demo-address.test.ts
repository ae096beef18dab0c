import { expect, it } from 'vitest'
import { demoAddress } from './demo-address.ts'

it('is that of the shop that comes with the server, and of no other site', () => {
  expect(demoAddress({ id: 'demo' }, 'http://localhost:8787')).toBe('http://localhost:8787/demo/')
  expect(demoAddress({ id: 'demo' }, 'https://help.example/')).toBe('https://help.example/demo/')
  expect(demoAddress({ id: 'shop' }, 'http://localhost:8787')).toBeUndefined()
})
