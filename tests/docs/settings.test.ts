import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** Every variable that the server reads, by the calls that read it. */
function variablesIn(source: string): string[] {
  const named = source.matchAll(/(?:\benvironment, |\bcount\()'([A-Z][A-Z_]+)'/g)
  return [...new Set([...named].flatMap(([, name]) => name ?? []))]
}

describe('the settings', () => {
  const variables = ['src/server/config.ts', 'src/server/model-settings.ts'].flatMap((file) =>
    variablesIn(read(file)),
  )

  it('are found in the sources', () => {
    expect(variables).toEqual(
      expect.arrayContaining(['PORT', 'ASSISTANT', 'ASSISTANT_MAX_TOKENS', 'SMTP_URL']),
    )
  })

  it('are all explained to operators', () => {
    const explained = read('docs/operations.md')
    expect(
      variables.filter((name) => !explained.includes(`\`${name}\``) && !name.startsWith('OTEL_')),
    ).toEqual([])
  })
})
