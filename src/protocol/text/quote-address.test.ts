import { expect, it } from 'vitest'
import { quoteAddress } from './quote-address.ts'

const page = 'https://shop.test/delivery'

it('[C11] names a sentence as a whole, with what the fragment uses for itself escaped', () => {
  expect(quoteAddress(page, 'Next-day, for 5 €')).toBe(`${page}#:~:text=Next%2Dday%2C%20for%205%20%E2%82%AC`)
})

it('[C11] keeps the place in the page that the address has already', () => {
  expect(quoteAddress(`${page}#terms`, 'Free')).toBe(`${page}#terms:~:text=Free`)
  expect(quoteAddress(`${page}#:~:text=old`, 'Free')).toBe(`${page}#:~:text=Free`)
})

it('[C11] names a long sentence by its first and last words', () => {
  const long = `One two three four five ${'and so on '.repeat(30)} six seven eight nine ten.`
  expect(decodeURIComponent(quoteAddress(page, long))).toBe(
    `${page}#:~:text=One two three four five,six seven eight nine ten.`,
  )
})

it('[C11] names a row of a table by its first and last cell, and a pair by both halves', () => {
  expect(decodeURIComponent(quoteAddress(page, 'Norway · Days: 4 · Price: 12 €'))).toBe(
    `${page}#:~:text=Norway,12 €`,
  )
  expect(decodeURIComponent(quoteAddress(page, 'Material: oak'))).toBe(
    `${page}#:~:text=Material: oak&text=Material,oak`,
  )
})

it('[C11] leaves an address without a quote as it is', () => {
  expect(quoteAddress(page, ' ')).toBe(page)
})
