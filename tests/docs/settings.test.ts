import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/settings/config.ts'

/** Every variable that the server asks its environment for. */
function variables(): string[] {
  const asked = new Set<string>()
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_, name) => void asked.add(String(name)) },
  )
  readConfig(environment)
  return [...asked]
}

describe('the settings', () => {
  it('are those that the server reads', () => {
    expect(variables()).toEqual(
      expect.arrayContaining(['PORT', 'LOG_LEVEL', 'LIMIT_CHAT_PER_MINUTE', 'ASSISTANT_MAX_TOKENS']),
    )
  })

  it('are all explained to operators, those that nothing uses yet in a paragraph of their own', () => {
    const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
    const explained = operations.split('\n').flatMap((line) => {
      if (line.includes('nothing uses them yet')) return [line]
      return line.startsWith('|') ? [line.split('|')[1] ?? ''] : []
    })
    const unexplained = variables().filter(
      (name) => !name.startsWith('OTEL_') && !explained.some((part) => part.includes(`\`${name}\``)),
    )
    expect(unexplained).toEqual([])
  })
})
