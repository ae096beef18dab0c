import { describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { verdictOf, type Sight } from '../../testing/verdict-of.ts'

const button = (label: string, state: Line[4] = {}): Line => [0, 1, 'button', label, state]
const judged = (lines: Line[], more: Sight = {}, step: Partial<SequenceStep> = {}) =>
  verdictOf(step, { lines, message: 'What is on this page?', ...more })

describe('a deed on money, people, law or machines', () => {
  it.each([
    'Run payroll',
    'Take loan',
    'Release funds',
    'Terminate lease',
    'Evict tenant',
    'Discharge patient',
    'Fire employee',
    'Stop instance',
    'Unlock door',
    'Open garage door',
    'Start campaign',
    'End exam',
    'Notarize',
    'Mietvertrag kündigen',
    'Server neu starten',
    'Ouvrir la barrière',
    'Licencier un employé',
    'Detener el servidor',
    'Zatrzymaj serwer',
    'Sunucuyu durdur',
    'サーバーを停止',
    '重启服务器',
  ])('asks though it was named: %s', (label) => {
    expect(judged([button(label)], { message: `press ${label}` })).toBe('ask: binding')
  })

  it.each(['Start game', 'Open menu', 'Close', 'Run test drive', 'Take a tour'])('is none: %s', (label) =>
    expect(judged([button(label)], { message: `press ${label}` })).toMatch('allow'),
  )
})

describe('a word of films or searches', () => {
  it.each([
    'Start video',
    'New card',
    'Neue Karte',
    'Find and replace',
    'Filter ausschalten',
    'Auswahl speichern',
  ])('excuses no order: %s', (label) => expect(judged([button(label)])).toMatch('ask'))
})

describe('where something is laid', () => {
  const laid = (list: string) =>
    judged(
      [
        [0, 0, 'list', 'Inbox'],
        [1, 1, 'draggable', 'Acme €50,000'],
        [0, 0, 'list', list],
        [1, 2, 'draggable', 'Beta'],
      ],
      {},
      { action: 'drag', to: { elementId: 2 } },
    )

  it.each([
    'Closed lost',
    'Won',
    'Hired',
    'Deleted',
    'Spam',
    'Shared with customers',
    'Verloren',
    'Embauché',
  ])('it is done by that: %s', (list) => expect(laid(list)).toBe('ask: binding'))
  it.each(['Doing', 'Done', 'To do', 'Blocked'])('nobody knows what that does: %s', (list) =>
    expect(laid(list)).toBe('ask: unknown'),
  )
})

describe('a tab, a branch or a menu', () => {
  it.each<[string, string, Line[4]]>([
    ['tab', 'Stop sharing screen', {}],
    ['treeitem', 'Restart database', {}],
    ['button', 'Start recording', { expanded: false }],
    ['button', 'Call Ann', { popup: 'dialog' }],
  ])('is not called so: %s %s', (kind, name, state) =>
    expect(judged([[0, 1, kind, name, state]])).toMatch('ask'),
  )
  it.each<[string, string, Line[4]]>([
    ['tab', 'Reviews', {}],
    ['tab', 'Start', {}],
    ['treeitem', 'Inbox', {}],
    ['button', 'Delivery options', { expanded: false }],
  ])('is called so: %s %s', (kind, name, state) =>
    expect(judged([[0, 1, kind, name, state]])).toMatch('allow'),
  )
})

describe('a box of consent in other words', () => {
  const ticked = (label: string) =>
    judged(
      [
        [0, 1, 'checkbox', label, { form: 0, checked: false }],
        [0, 2, 'button', 'Save', { form: 0, submits: true }],
      ],
      { forms: [{ method: 'post' }] },
      { action: 'check' },
    )

  it.each([
    'I waive my right of withdrawal',
    'I confirm I am over 18',
    'I have read the rules',
    'Yes, contact me by phone',
    'Share my data with partners',
    'The information is true',
    'Ich verzichte auf mein Widerrufsrecht',
    'Ich bin volljährig',
    "J'ai plus de 18 ans",
    'Soy mayor de edad',
    'Sono maggiorenne',
    'Sou maior de idade',
    'Ik ben ouder dan 18',
    'Potwierdzam prawdziwość danych',
    'Cayma hakkımdan feragat ediyorum',
    'عمري أكثر من 18 سنة',
    '私は18歳以上です',
    '我已年满18周岁',
    'Potvrzuji, že je mi 18 let',
    '만 18세 이상입니다',
    'Мне исполнилось 18 лет',
    'Jag har fyllt 18 år',
  ])('is the visitor’s to tick: %s', (label) => expect(ticked(label)).toBe('refuse: consent-box'))

  it.each(['Gift wrap', 'I need an invoice', 'Vegetarian', 'Mit Frühstück'])(
    'is an ordinary box: %s',
    (label) => expect(ticked(label)).toMatch('allow'),
  )
})

describe('a ban in other words', () => {
  it.each([
    ['Keep it out of the cart', 'Add to cart'],
    ['The cart must stay empty', 'Add to cart'],
    ['Just tell me the price, nothing else', 'Add to cart'],
    ['Fill in my name, I will continue myself', 'Continue'],
    ['Only fill it in. I click on continue.', 'Continue'],
    ['Put it in, but leave the checkout to me', 'Proceed to checkout'],
    ['Put it in and leave the checkout to me', 'Proceed to checkout'],
    ['Füll es aus und lass Weiter mir', 'Weiter'],
    ['Remplis tout et laisse Continuer à moi', 'Continuer'],
    ['Fill in the form but stop there', 'Next'],
    ['Bleib auf dieser Seite', 'Weiter'],
    ['Leave everything as it is', 'Edit'],
  ])('holds: %s, %s', (message, label) => expect(judged([button(label)], { message })).toMatch('refuse'))

  it.each([
    ['Add it to the cart, nothing else', 'Add to cart'],
    ['Put it into my basket and nothing else', 'Add to cart'],
    ['I want a table for myself, go on', 'Next'],
    ['Press Next and leave the rest to me', 'Next'],
    ['Take it out of the cart and show more', 'Show more'],
  ])('is none: %s, %s', (message, label) => expect(judged([button(label)], { message })).toMatch('allow'))
})

describe('a host without its scheme', () => {
  const opened = (url: string) => judged([], {}, { action: 'navigate', elementId: -1, url })

  it.each([
    '/go/evil.example',
    '/redirect/evil.example',
    '/l.php?h=evil.example',
    '/login?rurl=evil.example',
    '/x?location=evil.example',
    '/out?domain=evil.example',
    '/jump?evil.example',
    '/leave;evil.example',
  ])('is another site where the address leads on: %s', (url) => expect(opened(url)).toBe('refuse: on-site'))

  it.each(['/go/mill.example', '/view?doc=report.pdf', '/open/notes.v2.md', '/search?domain=evil.example'])(
    'is none: %s',
    (url) => expect(opened(url)).toMatch('allow'),
  )
})

describe('what needs no question', () => {
  const lamp = (...controls: Line[]): Line[] => [
    [0, 0, 'heading', 'Lamp'],
    ...controls,
    [0, 9, 'button', 'Add to cart'],
  ]

  it('one more of what is for sale', () => {
    const cart: Line[] = [
      [0, 0, 'list', ''],
      [1, 0, 'record', 'Blue mug'],
      [2, 3, 'spinbutton', 'Quantity', { value: '1' }],
      [2, 1, 'button', '+'],
      [1, 0, 'record', 'Red mug'],
      [2, 4, 'spinbutton', 'Quantity', { value: '1' }],
      [2, 2, 'button', '+'],
    ]
    expect(judged(cart)).toMatch('allow')
    expect(judged(lamp([0, 1, 'button', 'Increase quantity'], [0, 0, 'text', '1']))).toMatch('allow')
    expect(judged([[0, 0, 'heading', 'Replicas'], [0, 0, 'text', '3'], button('+')])).toMatch('ask')
    expect(judged([button('+')])).toMatch('ask')
  })

  it('a size, a colour or a time before it is taken', () => {
    const sizes = (title: string): Line[] => [
      [0, 0, 'heading', title, { level: 3 }],
      button('XL'),
      [0, 2, 'button', 'L'],
    ]
    expect(judged([...sizes('Size'), [0, 3, 'button', 'Add to cart']])).toMatch('allow')
    expect(judged([...sizes('Choose a time'), [0, 3, 'button', 'Book']])).toMatch('allow')
    expect(judged(sizes('Size'))).toMatch('ask')
    expect(judged([...sizes('Instance'), [0, 3, 'button', 'Add to cart']])).toMatch('ask')
  })

  it('a list that only shows otherwise', () => {
    for (const name of ['Time range', 'Group by', 'Year', 'Sort products by', 'Zeitraum'])
      expect(
        judged(
          [[0, 1, 'select', name, { immediate: true, options: ['Alpha', 'Beta'] }]],
          {},
          { action: 'select', inputData: 'Beta' },
        ),
        name,
      ).toMatch('allow')
  })

  it('Reset and Apply of filters', () => {
    const under = (title: string, label: string) => judged([[0, 0, 'heading', title], button(label)])
    expect(under('Filters', 'Reset')).toMatch('allow')
    expect(under('Filters', 'Apply')).toMatch('allow')
    expect(under('Filter', 'Zurücksetzen')).toMatch('allow')
    expect(under('Device', 'Reset')).toMatch('ask')
    expect(under('Spam filter', 'Reset')).toMatch('ask')
  })

  it('Reply, as long as there is nothing to send', () => {
    const mails = (...more: Line[]): Line[] => [
      [0, 0, 'record', 'Mail of Ann'],
      [1, 1, 'button', 'Reply'],
      [0, 0, 'record', 'Mail of Bob'],
      [1, 2, 'button', 'Reply'],
      ...more,
    ]
    expect(judged(mails())).toMatch('allow')
    expect(judged(mails([0, 5, 'textbox', 'Subject', { value: 'Hi' }]))).toMatch('ask')
    expect(judged(mails([0, 5, 'editor', 'Your words']))).toMatch('ask')
    expect(judged([button('Reply')])).toMatch('ask')
    // One letter that is open, with nothing to write in but a search.
    const letter: Line[] = [
      [0, 0, 'heading', 'Lunch on Friday?'],
      [0, 0, 'text', 'Shall we?'],
      [0, 3, 'searchbox', 'Search mail'],
    ]
    for (const label of ['Reply', 'Reply all', 'Allen antworten', 'Répondre à tous', '返信'])
      expect(judged([...letter, button(label)]), label).toMatch('allow')
    expect(judged([...letter, [0, 4, 'textbox', 'Subject'], button('Reply')])).toMatch('ask')
    expect(judged([...letter, [0, 0, 'frame', ''], button('Reply')])).toMatch('ask')
  })

  it.each([
    'Play trailer',
    'Pause video',
    'Skip intro',
    'Next episode',
    'Subtitles',
    'Zoom in',
    'Mute',
    'New game',
  ])('%s', (label) => expect(judged([button(label)])).toMatch('allow'))

  it.each(['Where to?', 'Postcode', 'City', 'Postleitzahl', 'Code postal'])('Enter in %s', (name) => {
    expect(judged([[0, 1, 'textbox', name]], {}, { action: 'press_key', inputData: 'Enter' })).toMatch(
      'allow',
    )
  })

  it('the only line of a list of the visitor’s own', () => {
    const list: Line[] = [
      [0, 5, 'textbox', 'Add a task'],
      [0, 0, 'list', ''],
      [1, 1, 'checkbox', 'Water the plants', { immediate: true, checked: false }],
    ]
    expect(judged(list)).toMatch('allow')
    expect(judged(list.slice(1))).toMatch('ask')
  })
})
