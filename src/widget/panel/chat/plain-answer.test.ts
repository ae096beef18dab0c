import { expect, it } from 'vitest'
import { plainAnswer } from './plain-answer.ts'

const card = { confirm_label: 'Yes, go ahead', cancel_label: 'No, leave it' }

it.each([
  ['yes', true],
  ['Yes!', true],
  ['yes, go ahead', true],
  ['はい。', true],
  ['ja', true],
  ['Yes, please', true],
  ['d’accord', true],
  ['  ', undefined],
  ['nein, danke', false],
  ['不用。', false],
  ['No.', false],
  ['no, leave it', false],
  ['yes, but make it two', undefined],
  ['what does it cost?', undefined],
])('reads a typed answer to a question with two buttons: %s', (draft, meant) => {
  expect(plainAnswer(draft, card)).toBe(meant)
})
