import type { ConceptLanguage } from '#languages'
import { describe, expect, it } from 'vitest'
import { cuesIn } from '../words/cues.ts'
import { readWords } from '../words/words.ts'
import { negatedPlaces } from './negated-places.ts'

function denied(text: string, language: ConceptLanguage): string {
  const words = readWords(text, language)
  const places = negatedPlaces(words, cuesIn(words, language), text, language)
  return words.flatMap(({ text: word, content }, at) => (places[at] && content ? [word] : [])).join(' ')
}

describe('what is denied', () => {
  it('stands behind the "not", up to a stop', () => {
    expect(denied('not the red vase, the blue one', 'en')).toBe('red vase')
  })

  it('stands before it where nothing comes behind', () => {
    expect(denied('Werbung brauche ich keine', 'de')).toContain('Werbung')
    expect(denied('ニュースはいらない', 'ja')).toContain('ニュース')
  })

  it('is nothing where only a "no?" is asked for', () => {
    expect(denied('va con pilas, ¿no? pues dos cajas', 'es')).toBe('')
  })

  it('is nothing where it is asked whether there is one', () => {
    expect(denied('有没有地图', 'zh')).toBe('')
  })

  it('is what something else is wanted instead of', () => {
    expect(denied('a call instead of a letter', 'en')).toBe('letter')
    expect(denied('lieber Anruf statt Brief', 'de')).toBe('Brief')
    expect(denied('mektup yerine telefon', 'tr')).toBe('mektup')
  })
})
