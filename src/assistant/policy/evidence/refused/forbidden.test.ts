import { describe, expect, it } from 'vitest'
import { clausesOf } from '../../labels/clauses.ts'
import type { Line, SequenceStep } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

/** Whether a step on the element 1 is refused because of what the visitor said. */
function isForbidden(message: string, line: Line, step: Partial<SequenceStep> = {}): boolean {
  const lines: Line[] = [line, [0, 9, 'button', 'Next', { form: 0, submits: true }]]
  return verdictOf(step, { lines, forms: [{}], message }) === 'refuse: visitor-forbade'
}

const field = (name: string, value?: string): Line => [
  0,
  1,
  'textbox',
  name,
  { form: 0, ...(value && { value }) },
]
const list = (name: string, ...options: string[]): Line => [0, 1, 'select', name, { form: 0, options }]
const box = (name: string, checked = false): Line => [0, 1, 'checkbox', name, { form: 0, checked }]
const choose = (inputData: string) => ({ action: 'select', inputData })
const tick = { action: 'check' }

describe('what the visitor said not to touch', () => {
  it.each<[string, Line, Partial<SequenceStep>]>([
    ["Set the size to M but don't change the colour", list('Colour', 'Red', 'Blue'), choose('Blue')],
    ["Don't change the colour or the size", list('Size', 'S', 'M'), choose('M')],
    ['Ändere die Farbe nicht', list('Farbe', 'Rot', 'Blau'), choose('Blau')],
    ["Fill in my name Ada, don't touch the phone", field('Phone', '123'), { action: 'clear' }],
    ["My name is Ada. Don't fill in the comments", field('Comments'), { action: 'type', inputData: 'Ada' }],
    [
      'Fill it in but do not choose express',
      list('Shipping', 'Standard', 'Express €15'),
      choose('Express €15'),
    ],
    ['Book the flight, no insurance', box('Travel insurance €20'), tick],
    ["Fill it in. I don't need insurance.", box('Travel insurance €20'), tick],
    ['Füll es aus, keine Versicherung', box('Reiseversicherung 20 €'), tick],
    ['Remplis, sans assurance', box('Assurance voyage'), tick],
    ['Blue shirt size M, no gift wrap please', box('Gift wrap'), tick],
    ['My name is Ada, leave the comments empty', field('Comments'), { action: 'type', inputData: 'Ada' }],
    ['Ich heiße Ada, lass die Kommentare leer', field('Kommentare'), { action: 'type', inputData: 'Ada' }],
    ['Je suis Ada, laisse le commentaire vide', field('Commentaire'), { action: 'type', inputData: 'Ada' }],
    ['Soy Ada, deja los comentarios en blanco', field('Comentarios'), { action: 'type', inputData: 'Ada' }],
    ["Rename it, but don't touch the alarm", box('Alarm', true), { action: 'uncheck' }],
    ["Rename it, but don't turn off the alarm", box('Alarm', true), {}],
  ])('is neither filled, chosen nor ticked: %s', (message, line, step) => {
    expect(isForbidden(message, line, step)).toBe(true)
  })

  it.each([
    ["Show me lamps, but don't put anything in my basket", 'Add to cart'],
    ['Zeig mir Lampen, aber leg nichts in den Warenkorb', 'Add to cart'],
    ["Add the lamp, but don't pay", 'Proceed to payment'],
    ['Leg es hinein, aber nicht bezahlen', 'Zur Zahlung'],
  ])('is not pressed in other words for it: %s', (message, label) => {
    expect(isForbidden(message, [0, 1, 'button', label])).toBe(true)
  })
})

describe('what the visitor did not forbid', () => {
  it.each<[string, Line, Partial<SequenceStep>]>([
    ["Set the size to M but don't change the colour", list('Size', 'S', 'M'), choose('M')],
    ["Don't touch the colour and set the size to M", list('Size', 'S', 'M'), choose('M')],
    ["Set the size to M, don't change anything else", list('Size', 'S', 'M'), choose('M')],
    ['No pets', list('Pets', 'None', 'One'), choose('None')],
    ['no sugar please', list('Sugar', '0', '1'), choose('0')],
    ['without sugar', list('Coffee', 'Sugar', 'Sugar free'), choose('Sugar free')],
    ['no newsletter', box('Newsletter', true), {}],
    ['no newsletter', box('No newsletter'), tick],
    ['no newsletter', box('Newsletter', true), { action: 'uncheck' }],
    ['I am not sure about the size, take M', list('Size', 'S', 'M'), choose('M')],
    ["Don't forget the phone: 0123", field('Phone'), { action: 'type', inputData: '0123' }],
    ['Why is there no phone field? My phone is 0123', field('Phone'), { action: 'type', inputData: '0123' }],
  ])('is done: %s', (message, line, step) => {
    expect(isForbidden(message, line, step)).toBe(false)
  })

  it.each([
    ['Book it, no insurance', 'Remove insurance'],
    ["What is in it? Don't put anything in my basket", 'View basket'],
    ['There are no items in my basket, add the lamp', 'Add to cart'],
    ["Show me how I can pay, but don't pay", 'Payment methods'],
  ])('is pressed: %s', (message, label) => {
    expect(isForbidden(message, [0, 1, 'button', label])).toBe(false)
  })
})

/** Whether a button is refused on a page in this language. */
function isPressForbidden(language: string, message: string, label: string): boolean {
  const lines: Line[] = [[0, 1, 'button', label]]
  const sight = { lines, message, pageLanguage: language }
  return verdictOf({}, sight) === 'refuse: visitor-forbade'
}

describe('a word that forbids only in another language', () => {
  it.each([
    ['pt', 'bota a camiseta no carrinho', 'Pôr no carrinho'],
    ['pt', 'clica no Resumo', 'Resumo'],
    ['pt', 'toca no perfil', 'Perfil'],
    ['en', 'bota no carrinho', 'Adicionar ao carrinho'],
    ['pl', 'no dobrze, dodaj lampę do koszyka', 'Dodaj do koszyka'],
    ['pl', 'no to pokaż szczegóły', 'Szczegóły'],
    ['tr', 'ne kadar varsa sepete ekle', 'Ekle'],
    ['de', 'ich möchte im Mai Termine sehen', 'Termine'],
    ['ja', '特別プランの詳細を開いて', '詳細'],
    ['en', 'keep me posted on news', 'Keep me posted'],
  ])('forbids nothing (%s): %s', (language, message, label) => {
    expect(isPressForbidden(language, message, label)).toBe(false)
  })

  it.each([
    ['fr', 'fais encore un pas suivant', 'Suivant'],
    ['zh', '选择性别女', '女'],
    ['zh', '打开类别列表', '列表'],
  ])('nor does a word that is part of another (%s): %s', (language, message, label) => {
    expect(isPressForbidden(language, message, label)).toBe(false)
  })

  it.each([
    ['pt', 'não põe no carrinho', 'Pôr no carrinho'],
    ['pt', 'no enviar', 'Enviar'],
    ['pt', "please don't send it", 'Send'],
    ['en', 'no lo envíes todavía', 'Envíes'],
    ['de', 'ne clique pas sur Suivant', 'Suivant'],
    ['fr', 'envoie pas le formulaire', 'Formulaire'],
    ['fr', 'envoie-le pas', 'Envoie'],
    ['pl', 'nie dodawaj do koszyka', 'Dodawaj'],
    ['en', 'nie wysyłaj', 'Wysyłaj'],
    ['tr', 'sakın sepete ekle deme', 'Sepete ekle'],
    ['zh', '填好但是别提交', '提交'],
    ['en', '別提交', '提交'],
    ['en', 'Fill in the form and save it, aber nicht abschicken', 'Abschicken'],
  ])('while a real ban holds in any language (%s): %s', (language, message, label) => {
    expect(isPressForbidden(language, message, label)).toBe(true)
  })
})

describe('a negation in the name of goods', () => {
  it.each([
    ['de', 'pack das Brot ohne Nüsse in den Einkaufswagen', 'In den Einkaufswagen'],
    ['de', 'leg das nicht-rostende Messer in den Warenkorb', 'In den Warenkorb'],
    ['nl', 'leg de yoghurt zonder suiker in de winkelwagen', 'In winkelwagen'],
    ['nl', 'zet het niet-klevende deksel in de winkelwagen', 'In winkelwagen'],
    ['fr', 'mets le pain sans gluten au panier', 'Au panier'],
    ['es', 'pon el pan sin gluten en la cesta', 'En la cesta'],
    ['en', 'put the no-knead bread in my basket', 'Basket'],
    ['pl', 'włóż chleb bez glutenu do koszyka', 'Do koszyka'],
  ])('forbids nothing (%s): %s', (language, message, label) => {
    expect(isPressForbidden(language, message, label)).toBe(false)
  })

  it.each([
    ['de', 'zeig das Brot, ohne es in den Einkaufswagen zu legen', 'In den Einkaufswagen'],
    ['de', 'zeig das Brot ohne Brot in den Einkaufswagen zu legen', 'In den Einkaufswagen'],
    ['de', 'Brot ohne Nüsse nicht in den Einkaufswagen legen', 'In den Einkaufswagen'],
    ['de', 'füll es aus ohne Klick auf Weiter', 'Weiter'],
    ['nl', 'laat zien zonder het in de winkelwagen te leggen', 'In winkelwagen'],
    ['fr', 'montre le pain sans mettre le pain au panier', 'Au panier'],
    ['en', 'fill it in without pressing Continue', 'Continue'],
    ['es', 'rellena sin enviar el formulario', 'Enviar'],
  ])('while a deed that is left out is forbidden (%s): %s', (language, message, label) => {
    expect(isPressForbidden(language, message, label)).toBe(true)
  })
})

it('is not to be emptied less than it was', () => {
  const line = field('Comments', 'Hello')
  expect(isForbidden('Leave the comments empty', line, { action: 'clear' })).toBe(false)
  expect(isForbidden('Leave the comments empty', field('Name'), { action: 'type', inputData: 'Ada' })).toBe(
    false,
  )
})

describe('a word that begins a clause in one language', () => {
  it.each([
    ['Shoes for men', 'show me shoes for men please', 'en'],
    ['Montre ma liste', 'montre ma liste', 'fr'],
    ['Pale ale', 'pale ale', 'en'],
  ])('is one of the label in another: %s', (label, message, language) =>
    expect(clausesOf(message, label, language).map(({ text }) => text.trim())).toEqual([message]),
  )

  it('begins one in its own', () => {
    const first = (message: string, language: string) => clausesOf(message, '', language)[0]?.text.trim()
    expect(first('apri la lista ma invia il modulo', 'it')).toBe('apri la lista')
    expect(first('öppna listan men skicka formuläret', 'sv')).toBe('öppna listan')
    expect(first('open the list but send the form', 'en')).toBe('open the list')
  })
})
