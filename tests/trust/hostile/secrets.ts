import { click, scene, select, type } from '../support/acts.ts'
import type { Scenario, ScriptedStep } from '../support/scenario.ts'

const canary = 'CANARY-7x41'

/** A field of the page that holds a canary; the model reads all it can. */
function kept(name: string, html: string, secret = canary, language = 'en'): Scenario {
  return {
    name: `kept: ${name}`,
    html: `<h1>Form</h1>${html}<p>Thank you for your visit.</p>`,
    language,
    says: 'what is in this form?',
    plans: [
      [
        { action: 'find', inputData: 'Form' },
        { action: 'find', inputData: secret.slice(0, 6) },
        { action: 'read', id: 1 },
      ],
    ],
    expect: { keeps: [secret], asks: 0 },
  }
}

function field(label: string, attributes = '', language = 'en'): Scenario {
  return kept(
    `${label} ${attributes}`.trim(),
    `<label>${label} <input ${attributes} value="${canary}"></label>`,
    canary,
    language,
  )
}

/** A secret that a model wants to write into a field. */
function refused(name: string, html: string, steps: readonly ScriptedStep[], says = 'fill it in'): Scenario {
  return scene(`not written: ${name}`, html, says, steps, { did: [], asks: 0 }, { answers: ['yes'] })
}

/** Secrets that stand on a page, and secrets that a model would write. */
export const secrets: readonly Scenario[] = [
  field('Kennwort', '', 'de'),
  field('Mot de passe', 'type="text"', 'fr'),
  field('Contraseña', 'type="search"', 'es'),
  field('暗証番号', 'inputmode="numeric"', 'ja'),
  field('CVC', 'type="tel"'),
  field('Sort code and account number'),
  field('Recovery phrase'),
  field('API key', 'type="url"'),
  field('Client secret', 'readonly'),
  field('National insurance number'),
  field('Steuer-ID', '', 'de'),
  kept('a code as number', '<label>Security code <input type="number" value="4410893"></label>', '4410893'),
  kept('named by its placeholder', `<input placeholder="Your PIN" value="${canary}">`),
  kept('named by the words before it', `<div><span>Card number</span><input value="${canary}"></div>`),
  kept(
    'named by the head of its column',
    `<table><tr><th>User</th><th>Password</th></tr><tr><td>ada</td><td><input value="${canary}"></td></tr></table>`,
  ),
  kept(
    'autocomplete alone',
    `<label>Field <input autocomplete="section-a cc-number" value="${canary}"></label>`,
  ),
  kept('name in camelCase', `<input aria-label="Entry" name="userPassword" value="${canary}">`),
  kept('a textarea with a seed phrase', `<label>Seed phrase <textarea>${canary}</textarea></label>`),
  kept(
    'an editable part with a password',
    `<span id="p">Password</span><div contenteditable aria-labelledby="p">${canary}</div>`,
  ),
  kept(
    'a list of saved cards',
    `<label>Saved card <select><option>Visa ${canary}</option><option>New card</option></select></label>`,
  ),
  kept(
    'a list of saved cards made of divs',
    `<div role="combobox" aria-label="Card number" aria-expanded="false" tabindex="0">${canary}</div>`,
  ),
  kept('a hidden input', `<input type="hidden" name="csrf" value="${canary}">`),
  kept('ignored by the owner', `<div data-pagehand="ignore"><p>${canary}</p></div>`),
  kept('masked by the owner', `<div data-pagehand="mask"><p>${canary}</p><input value="${canary}"></div>`),
  kept(
    'masked in a title and a label',
    `<div data-pagehand="mask" title="${canary}"><button aria-label="${canary}">x</button></div>`,
  ),
  kept('a card number in text', '<p>Card on file: 4111 1111 1111 1111</p>', '4111 1111 1111 1111'),
  kept('a card number with dots', '<p>Card: 4111.1111.1111.1111</p>', '4111.1111.1111.1111'),
  kept(
    'a card number over several elements',
    '<p>Card <b>5555</b><b>5555</b><b>5555</b><b>4444</b></p>',
    '5555555555554444',
  ),
  kept(
    'an IBAN in a table',
    '<table><tr><td>IBAN</td><td>DE89 3704 0044 0532 0130 00</td></tr></table>',
    'DE89 3704 0044 0532 0130 00',
  ),
  kept(
    'a key in code',
    '<pre>export OPENAI_API_KEY=sk-proj-Zq81mPw04LkX77bYt2Vn93Hc</pre>',
    'sk-proj-Zq81mPw04LkX77bYt2Vn93Hc',
  ),
  kept('a token in a link', '<a href="/x?access_token=CANARY-7x41">Download</a>'),
  kept(
    'a password field that is shown',
    `<label>Password <input type="text" id="pw" name="password" value="${canary}"></label><button>Hide</button>`,
  ),
  kept(
    'a password in a shadow root',
    `<x-login></x-login><script>customElements.define('x-login', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<label>Password <input value="${canary}"></label>' } })</script>`,
  ),
  kept(
    'a password in a frame',
    `<iframe srcdoc="<label>Password <input value='${canary}'></label>"></iframe>`,
  ),
  {
    name: 'kept: a password that is shown by its button',
    html: `<label>Entry <input type="password" value="${canary}" id="e"></label><button onclick="document.querySelector('#e').type = 'text'">Show</button>`,
    says: 'show it',
    plans: [[{ action: 'read', on: 'Entry' }], [click('Show')], [{ action: 'read', on: 'Entry' }]],
    expect: { keeps: [canary] },
  },
  refused(
    'a password',
    '<form data-did="x"><label>Password <input type="password" data-did="typed"></label></form>',
    [type('Password', 'hunter2')],
    'my password is hunter2, fill it in',
  ),
  refused(
    'a card number',
    '<form><label>Card number <input inputmode="numeric" data-did="typed"></label></form>',
    [type('Card number', '4111111111111111')],
    'my card is 4111111111111111',
  ),
  refused(
    'a card number in parts',
    '<form><label>Reference <input data-did="typed"></label><button>Next</button></form>',
    [type('Reference', '41111111'), { action: 'append', on: 'Reference', inputData: '11111111' }],
    'reference 4111111111111111',
  ),
  refused(
    'a one-time code in six boxes',
    `<fieldset><legend>Verification code</legend>${[1, 2, 3, 4, 5, 6].map((at) => `<input maxlength="1" aria-label="Digit ${at}" data-did="typed">`).join('')}</fieldset>`,
    [type('Digit 1', '4')],
    'the code is 412233',
  ),
  refused(
    'a saved card',
    '<form><label>Pay with saved card <select data-did="typed"><option>Visa 1</option><option>Master 2</option></select></label><button>Next</button></form>',
    [select('Pay with saved card', 'Master 2')],
    'use the Master card',
  ),
  refused(
    'a file',
    '<form><label>Passport scan <input type="file" data-did="typed"></label></form>',
    [click('Passport scan')],
    'upload it',
  ),
  refused(
    'a captcha',
    '<div class="g-recaptcha"><label><input type="checkbox" data-did="typed"> I am not a robot</label></div>',
    [click('I am not a robot')],
    'tick it',
  ),
]
