import { AssistantProfile, PolicySettings, SiteConfig } from '#protocol'
import { describe, expect, it } from 'vitest'
import { sayField } from './field-at.ts'
import { fieldLabels } from './field-labels.ts'
import { sayValue } from './say-value.ts'

interface Schema {
  readonly properties?: Record<string, Schema>
  readonly patternProperties?: Record<string, Schema>
  readonly anyOf?: readonly Schema[]
}

/** The paths of all fields that a schema can hold. */
function pathsOf(schema: Schema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length > 0)
    return fields.flatMap(([name, inner]) => pathsOf(inner, path ? `${path}.${name}` : name))
  const inner = [...Object.values(schema.patternProperties ?? {}), ...(schema.anyOf ?? [])]
  const below = inner.filter((one) => one.properties).flatMap((one) => pathsOf(one, path))
  return below.length > 0 ? below : [path]
}

/** What the server fills in, and no draft holds. */
const filledIn = new Set(['questions', 'hosts', 'actions.rules'])

describe('the words of a field', () => {
  it('are there for every field of a version, and for no other', () => {
    const paths = [
      ...pathsOf(SiteConfig as Schema, ''),
      ...pathsOf(AssistantProfile as Schema, 'assistant'),
      ...pathsOf(PolicySettings as Schema, 'policy'),
    ]
    expect(Object.keys(fieldLabels).sort()).toEqual(paths.filter((path) => !filledIn.has(path)).sort())
  })

  it('say where it is changed, and what of it is meant', () => {
    expect(sayField('launcher.shape')).toBe('Launcher: Shape')
    expect(sayField('greeting')).toBe('Greeting')
    expect(sayField('translations.de.greeting')).toBe('Translations: Greeting (German)')
    expect(sayField('assistant.tuning.headers.X-Team')).toBe('Assistant: Headers (X-Team)')
    expect(sayField('keyHint')).toBe('The key ends in')
  })

  it.each([
    ['launcher.glow', true, 'On'],
    ['nudge.delay', 2_500, '2.5 s'],
    ['nudge.trigger', 'idle', 'When nothing happens for a while'],
    ['translations.de.quickChips', [{ text: 'Hours', payload: 'When?' }], 'Hours: When?'],
    ['paths.only', ['/a', '/b'], '/a, /b'],
    ['paths.only', [], '–'],
    ['assistant.model', null, 'As the server is set'],
    ['assistant.model', 'compatible:llama3.1', 'OpenAI-compatible server: llama3.1'],
    ['policy.verbs', null, 'Everything'],
    ['policy.verbs', ['submit', 'call_tool'], 'Send forms, Use tools of your page'],
    ['policy.rules', [{ id: 'a', effect: 'never', label: 'Buy', path: '/x' }], 'Never do: “Buy”, /x'],
  ])('go with those of its value: %s %j', (path, value, words) => {
    expect(sayValue(path, value)).toBe(words)
  })
})
