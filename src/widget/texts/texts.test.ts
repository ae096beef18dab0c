import { describe, expect, it } from 'vitest'
import { languages, stepErrors } from '#protocol'
import { en } from './en.ts'
import { loadTexts, speak } from './texts.ts'

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

describe.each(languages)('the words in %s', (language) => {
  it('are all there, with the same places to fill in', async () => {
    const texts = await loadTexts(language)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(places(text), key).toEqual(places(en[key as keyof typeof en]))
    }
  })

  it('do not shout', async () => {
    for (const text of Object.values(await loadTexts(language))) expect(text).not.toMatch(/[!！]/)
  })
})

describe('a sentence', () => {
  it('is filled in, and shows an unknown place as it is', () => {
    expect(speak({ ...en, step: '{n}/{total} {x}' })('step', { n: 1, total: 2 })).toBe('1/2 {x}')
  })

  it('exists for every reason a step can fail', () => {
    expect(stepErrors.filter((error) => !(`error_${error}` in en))).toEqual([])
  })
})
