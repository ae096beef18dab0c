import { expect, test } from 'vitest'
import { textConcepts } from './text-concepts.ts'

test('reading the texts lets other work run in between', async () => {
  let pauses = 0
  const { words } = await textConcepts(async () => void (pauses += 1)).phrases('en')
  expect(words.text).toContain('shoes')
  expect(pauses).toBeGreaterThan(30)
})
