import { expect, it } from 'vitest'
import { sayIssue, sayWrong } from './say-issue.ts'

it.each([
  [
    'body/translations/de/quickChips/1/text',
    undefined,
    'Translations: Quick chips (German), number 2: It must not have more than 40 characters.',
  ],
  ['body/greeting', undefined, 'Greeting: It must not have more than 40 characters.'],
  ['body/persona', 'assistant', 'Assistant: Persona: It must not have more than 40 characters.'],
  [
    'body/rules/0/label',
    'policy',
    'Policy: Your own rules, number 1: It must not have more than 40 characters.',
  ],
])('names what was refused as the forms do: %s', (path, part, said) => {
  expect(sayIssue({ path, reason: 'must NOT have more than 40 characters' }, part)).toBe(said)
})

it('names what is seen to be wrong before it is sent', () => {
  expect(sayWrong('quickChips.0.text', 'Give it a label.')).toBe('Quick chips, number 1: Give it a label.')
})
