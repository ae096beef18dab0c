import { expect, it } from 'vitest'
import { commandOf } from './own-command.ts'

it.each([
  ['/usr/local/bin/pagehand', 'pagehand'],
  ['/home/a/shop/node_modules/.bin/pagehand', 'npx pagehand'],
  ['/home/a/pagehand/bin/pagehand.js', 'npx pagehand'],
  ['', 'npx pagehand'],
])('started as %s, it is called by %s', (started, command) => {
  expect(commandOf(started)).toBe(command)
})
