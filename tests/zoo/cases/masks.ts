import type { Library } from '../support/library.ts'

export const masks: Library = {
  name: 'IMask, intl-tel-input',
  from: 'imask',
  page: 'masks.js',
  cases: [
    ['type a telephone number', [['type', 'Mobile', '+49 151 234567']], 'phone', '49151234567'],
    ['type a price', [['type', 'Price', '1234.5']], 'price', 1234.5],
    ['type a date', [['type', 'Date', '14.03.2026']], 'date', '14.03.2026'],
    ['type into a telephone field', [['type', 'Telephone', '030 123456']], 'tel', '030123456'],
  ],
}
