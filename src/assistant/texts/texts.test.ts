import { describe, expect, it } from 'vitest'
import { languages } from '#protocol'
import { en } from './en.ts'
import { fillIn, texts, type TextName } from './texts.ts'

const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort()

describe('what the server says', () => {
  it.each(languages)('has the same places to fill in, in %s', (language) => {
    for (const name of Object.keys(en) as TextName[]) {
      expect(places(texts[language][name]), name).toEqual(places(en[name]))
      expect(texts[language][name].trim(), name).not.toBe('')
    }
  })

  it('fills in values as they are, once', () => {
    expect(fillIn('{label} and {value}', { label: '{value} $&', value: 'x' })).toBe('{value} $& and x')
  })
})
