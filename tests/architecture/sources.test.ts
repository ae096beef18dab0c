import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { targets } from '../../build/targets/index.mjs'
import { filesIn, root } from './support/files-in.ts'

it.each(Object.entries(targets))('the build knows every room that %s is made of', (_, { sources }) => {
  const files = filesIn([...sources], /(?<!\.test)\.tsx?$/)
  const rooms = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'#(\w+)'/g)].map(
      ([, room]) => `src/${room}`,
    ),
  )
  expect(files.length).toBeGreaterThan(0)
  expect([...new Set(rooms)].filter((room) => !sources.includes(room))).toEqual([])
})

it('reads the environment at the door alone', () => {
  const readers = filesIn(['src'], /(?<!\.test)\.tsx?$/).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('process.env'),
  )
  expect(readers).toEqual(['src/cli/main.ts'])
})

it('puts no getter into an object that is made for a message', () => {
  const rooms = ['protocol', 'languages', 'assistant', 'engine'].map((room) => `src/${room}`)
  // In a class it stands at the margin of a block, in an object literal further in.
  const inLiteral = /^ {4,}get \w+\(/m
  const files = filesIn(rooms, /(?<!\.test)\.ts$/)
  expect(files.filter((file) => inLiteral.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
