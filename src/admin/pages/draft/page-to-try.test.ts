import { expect, it } from 'vitest'
import { pageToTry } from './page-to-try.ts'

it('takes the host that the widget was seen on last, else the first that can be opened', () => {
  expect(pageToTry({ hosts: ['shop.example'], lastSeen: { host: 'www.shop.example' } })).toBe(
    'https://www.shop.example/',
  )
  expect(pageToTry({ hosts: ['*.shop.example', 'shop.example'], lastSeen: null })).toBe(
    'https://shop.example/',
  )
  expect(pageToTry({ hosts: ['*.shop.example'], lastSeen: null })).toBe('')
})

it('knows who has no certificate', () => {
  for (const host of ['localhost:8787', '127.0.0.1:80', 'shop.localhost', 'shop.test'])
    expect(pageToTry({ hosts: [host], lastSeen: null })).toBe(`http://${host}/`)
})
