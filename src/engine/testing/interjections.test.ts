import { expect, it } from 'vitest'
import { converse, delivery, payment } from './converse.ts'

it.each([
  ['en', 'ok'],
  ['de', 'Ok'],
  ['de', 'alles klar'],
  ['fr', "d'accord"],
  ['es', 'de acuerdo'],
  ['it', 'va bene'],
  ['pt', 'certo'],
  ['nl', 'oké'],
  ['pl', 'w porządku'],
  ['tr', 'tamam'],
  ['ar', 'حسنا'],
  ['zh', '好的'],
  ['ja', 'わかりました'],
] as const)('takes a lone sign of having heard for no order (%s: %s)', async (language, said) => {
  const { proposal } = await converse(payment, language).say(said)
  expect(proposal).toEqual({ kind: 'answer' })
})

it.each([
  ['fr', 'ok merci'],
  ['en', 'ok thanks'],
  ['de', 'ok danke'],
] as const)('is glad to be thanked (%s: %s)', async (language, said) => {
  expect((await converse(payment, language).say(said)).proposal).toEqual({ kind: 'answer' })
})

it('reads what is said behind it as though it stood alone', async () => {
  const [alone, led] = await Promise.all(
    ['when does it arrive?', 'ok thanks, when does it arrive?'].map(
      async (said) => (await converse({ ...delivery, visibleText: 'It arrives on Monday.' }).say(said)).text,
    ),
  )
  expect(alone).toContain('Monday')
  expect(led).toBe(alone)
})
