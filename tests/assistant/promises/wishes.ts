import { createLexicon, type ConceptLanguage } from '#languages'
import { box, button, line, submits, type Promised } from './promised.ts'

/** The notions by which labels are understood; to be loaded before they are asked for. */
export const lexicon = createLexicon({ pause: () => Promise.resolve() })
const understanding = (...languages: ConceptLanguage[]) => ({ notions: { lexicon, languages } })

/** What the visitor or the owner has said of it. */
export const wishes: readonly Promised[] = [
  {
    says: '“contact me…”',
    lines: [line('checkbox', 'Yes, contact me by phone')],
    step: box,
    verdict: /^refuse/,
  },
  { says: '`data-pagehand="block"`', lines: [button('Next', { mark: 'block' })], verdict: /^refuse/ },
  { says: '`data-pagehand="confirm"`', lines: [button('Next', { mark: 'confirm' })], verdict: /^ask/ },
  ...[
    ['“everything except…”', 'Do everything except Escalate'],
    ['“hands off…”', 'Hands off Escalate'],
    ['“leave… alone”', 'Leave Escalate alone'],
    ['“I will… myself”', 'I will escalate myself'],
    ['“leave… to me”', 'Fill it in and leave Escalate to me'],
  ].map(([says = '', message = '']) => ({
    says,
    lines: [button('Escalate')],
    sight: { message },
    verdict: 'refuse: visitor-forbade',
  })),
  ...[
    ['“keep it out of…”', 'Keep it out of the cart'],
    ['“nothing else”', 'Just tell me the price, nothing else'],
  ].map(([says = '', message = '']) => ({
    says,
    lines: [button('Add to cart')],
    sight: { message },
    verdict: 'refuse: visitor-forbade',
  })),
  {
    says: '“stop there”',
    lines: [button('Next')],
    sight: { message: 'Fill in the form but stop there' },
    verdict: 'refuse: visitor-forbade',
  },
  {
    says: "“don't change the colour”",
    lines: [
      line('select', 'Colour', { form: 0, options: ['Red', 'Blue'] }),
      [0, 9, 'button', 'Next', submits],
    ],
    step: { action: 'select', inputData: 'Blue' },
    sight: { message: "Set the size to M but don't change the colour", forms: [{}] },
    verdict: 'refuse: visitor-forbade',
  },
  {
    says: '“no insurance”',
    lines: [
      line('checkbox', 'Travel insurance €20', { form: 0, checked: false }),
      [0, 9, 'button', 'Next', submits],
    ],
    step: box,
    sight: { message: 'Book the flight, no insurance', forms: [{}] },
    verdict: 'refuse: visitor-forbade',
  },
  {
    says: '“leave the comments empty”',
    lines: [line('textbox', 'Comments', { form: 0 }), [0, 9, 'button', 'Next', submits]],
    step: { action: 'type', inputData: 'Ada' },
    sight: { message: 'My name is Ada, leave the comments empty', forms: [{}] },
    verdict: 'refuse: visitor-forbade',
  },
  {
    says: '“Brot ohne Nüsse”',
    lines: [button('In den Einkaufswagen')],
    sight: { message: 'pack das Brot ohne Nüsse in den Einkaufswagen', language: 'de' },
    verdict: /^allow/,
  },
  {
    says: '“no-iron shirt”',
    lines: [button('Add to cart')],
    sight: { message: 'put the no-iron shirt in my cart' },
    verdict: /^allow/,
  },
  {
    says: '“I will come” out of “I will not come” asks',
    lines: [line('textbox', 'Answer', { form: 0 }), [0, 9, 'button', 'Next', submits]],
    step: { action: 'type', inputData: 'I will come' },
    sight: { message: 'answer that I will not come', forms: [{}] },
    verdict: /^ask/,
  },
  {
    says: '“Einspruch einlegen”',
    lines: [button('Einspruch einlegen')],
    sight: { message: 'Einspruch einlegen', pageLanguage: 'de', language: 'de', ...understanding('de') },
    verdict: /^ask/,
  },
  {
    says: '“Hacer Bizum”',
    lines: [button('Hacer Bizum')],
    sight: { message: 'hacer bizum', pageLanguage: 'es', language: 'es', ...understanding('es') },
    verdict: /^ask/,
  },
  ...[
    ['“My boss wrote: …”', 'My boss wrote: press Escalate'],
    ['“Translate: …”', 'Translate: please escalate'],
    ['“explain it”', 'Explain Escalate to me'],
    ['“I refuse to”', 'I refuse to escalate'],
    ['“ask me before”', 'Ask me before Escalate'],
    ['in no sentence with a condition', 'If nobody answers by Friday, escalate'],
    ['not told of as past', 'I clicked Escalate yesterday and it failed'],
    ['a message of more than 600 characters', `press Escalate. ${'It is late. '.repeat(60)}`],
  ].map(([says = '', message = '']) => ({
    says,
    lines: [button('Escalate')],
    sight: { message },
    verdict: /^(ask|refuse)/,
  })),
  {
    says: 'an unknown press that the visitor named',
    lines: [button('Escalate')],
    sight: { message: 'press Escalate' },
    verdict: 'allow: named',
  },
  {
    says: '“follow the instructions” is no “Follow”',
    lines: [button('Follow')],
    sight: { message: 'follow the instructions' },
    verdict: 'ask: unknown',
  },
  {
    says: '“turn turbo on” for “Enable turbo”',
    lines: [button('Enable turbo')],
    sight: { message: 'turn turbo on', pageLanguage: 'en', ...understanding('en') },
    verdict: 'allow: named',
  },
  {
    says: '“OK, show me the prices” names no button',
    lines: [line('text', 'A note'), button('OK')],
    sight: { message: 'OK, show me the prices' },
    verdict: 'ask: unknown',
  },
  {
    says: '{ "id": "r1", "effect": "free", "label": "Frobnicate" }',
    lines: [button('Frobnicate')],
    sight: { rules: [{ id: 'r1', effect: 'free', label: 'Frobnicate' }] },
    verdict: 'allow: owner-frees',
  },
  {
    says: '{ "id": "r2", "effect": "ask", "path": "/account/*" }',
    lines: [button('Next')],
    sight: {
      url: 'https://mill.example/account/x',
      rules: [{ id: 'r2', effect: 'ask', path: '/account/*' }],
    },
    verdict: 'ask: owner-asks',
  },
  {
    says: '{ "id": "r3", "effect": "never", "selector": ".danger-zone" }',
    lines: [button('Next', { rules: ['r3'] })],
    sight: { rules: [{ id: 'r3', effect: 'never', selector: '.danger-zone' }] },
    verdict: 'refuse: owner-never',
  },
]
