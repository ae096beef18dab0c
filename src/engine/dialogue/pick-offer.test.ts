import { expect, it } from 'vitest'
import { shortAnswer } from './pick-offer.ts'

it.each([
  ['yes please do', 'yes'],
  ['yes, go ahead', 'yes'],
  ['ja, mach das bitte', 'yes'],
  ['oui, vas-y', 'yes'],
  ['sí, por favor', 'yes'],
  ['sì, grazie', 'yes'],
  ['sim, por favor', 'yes'],
  ['ja, doe maar', 'yes'],
  ['tak, proszę', 'yes'],
  ['evet, lütfen', 'yes'],
  ['نعم، من فضلك', 'yes'],
  ['好的，谢谢', 'yes'],
  ['はい、お願いします', 'yes'],
  ['no, thank you', 'no'],
  ['nein, danke', 'no'],
  ['non, merci', 'no'],
] as const)('%s is a plain %s', (said, answer) => {
  expect(shortAnswer(said)).toBe(answer)
})

it.each([
  'yes, the white one',
  'no, the white one',
  'ok but the black one',
  'yes please do not',
  'yes please do not',
  'yes or no',
  'please do it',
  'thanks',
])('%s is more, or less, than a yes or a no', (said) => {
  expect(shortAnswer(said)).toBeUndefined()
})
