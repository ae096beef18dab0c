import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol'
import { address, contact, converse, payment, withValue } from './converse.ts'

describe('how far a form is filled in', () => {
  it.each<[Language, string]>([
    ['en', 'what’s still missing?'],
    ['en', 'what do I have to fill in here?'],
    ['en', 'is everything filled in?'],
    ['en', 'which fields are required?'],
    ['de', 'was fehlt noch?'],
    ['de', 'was muss ich hier ausfüllen?'],
    ['de', 'ist alles ausgefüllt?'],
    ['fr', 'qu’est-ce qui manque encore ?'],
    ['fr', 'que dois-je remplir ici ?'],
    ['es', '¿qué falta todavía?'],
    ['es', '¿qué tengo que rellenar aquí?'],
    ['it', 'cosa manca ancora?'],
    ['it', 'cosa devo compilare qui?'],
    ['pt', 'o que falta?'],
    ['pt', 'o que tenho de preencher aqui?'],
    ['nl', 'wat ontbreekt er nog?'],
    ['nl', 'wat moet ik hier invullen?'],
    ['pl', 'czego jeszcze brakuje?'],
    ['pl', 'co muszę tu wypełnić?'],
    ['tr', 'ne eksik?'],
    ['tr', 'burada ne doldurmam gerekiyor?'],
    ['ar', 'ما الناقص؟'],
    ['ar', 'ماذا يجب أن أملأ هنا؟'],
    ['zh', '还缺什么？'],
    ['zh', '这里要填什么？'],
    ['ja', '何が足りないですか？'],
    ['ja', 'ここに何を入力すればいいですか？'],
  ])('[%s] is told: %s', async (language, said) => {
    const { text, proposal } = await converse(address, language).say(said)
    expect(text).toMatch(/Your name.*Email/)
    expect(proposal).toMatchObject({ kind: 'answer' })
    expect(proposal).not.toHaveProperty('unanswered')
  })

  it('leaves to the visitor what is theirs', async () => {
    const { text } = await converse(payment).say('what is missing?')
    expect(text).toBe('What is left is yours: “Card number”, “I accept the terms of sale”.')
  })

  it('is done but for the button, where nothing is missing', async () => {
    const visitor = converse(address)
    visitor.see(withValue(1, 'Ida Bell'))
    visitor.see(withValue(2, 'ida@mail.example'))
    const { text } = await visitor.say('is everything filled in?')
    expect(text).toBe('Everything needed is filled in. All that is left is “Continue”.')
  })

  it('is no order to fill it in, and nothing that is missing elsewhere', async () => {
    for (const said of [
      'fill in the form',
      'what is missing from my parcel?',
      'do I have to enter by the back door?',
    ])
      expect((await converse(contact).say(said)).text).not.toContain('still wants')
  })
})
