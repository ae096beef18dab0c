import { describe, expect, it } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

describe('the language of a message', () => {
  it.each([
    ['en', 'How long does the delivery take?'],
    ['de', 'Wie lange dauert die Lieferung?'],
    ['fr', 'Où est mon panier ?'],
    ['es', '¿Cuánto cuesta el envío?'],
    ['it', 'Quanto costa la spedizione?'],
    ['pt', 'Quanto custa o envio para a minha casa?'],
    ['nl', 'Hoeveel kost de verzending?'],
    ['pl', 'Ile kosztuje dostawa?'],
    ['tr', 'Kargo ne kadar sürer?'],
    ['ar', 'كم تكلفة الشحن؟'],
    ['ja', '配送料はいくらですか？'],
    ['zh', '运费是多少？'],
  ])('is %s: %s', (language, text) => {
    expect(spokenLanguage(text)).toBe(language)
  })

  it.each(['Tern desk lamp', 'Ada Lovelace, ada@example.org', 'ok', '12'])('is not guessed: %s', (text) => {
    expect(spokenLanguage(text)).toBeUndefined()
  })
})
