/** A field as a page can have it: what it is called, what it holds, that in digits, and an id of its own. */
type Control = (name: string, value: string, digits: string, id: string) => string

/** What fields for secrets are called. */
export const secretNames = [
  'Card number',
  'CVC',
  'Verification code',
  'Kartennummer',
  'Numéro de carte',
  'Número de tarjeta',
  'Código de segurança',
  'Expiry date',
  'PIN',
  'TAN',
  'Recovery code',
  'IBAN',
  'SSN',
  'Account number',
  'API key',
  'Seed phrase',
]

/** What only the server knows them by. */
export const wideNames = [
  'Digits on the back of your card',
  'Good thru',
  'Code aus der App',
  'Mot secret',
  'Código de la puerta',
  'Codice di sblocco',
  'Chave da rede',
  'Kluiscode',
  'Tajne słowo',
  'Kapı kodu',
  'رمز البوابة',
  '门禁码',
  '合言葉',
]

/** Whatever control a page has for them. */
export const controls: readonly Control[] = [
  (name, value) => `<label>${name} <input type=tel name=f value=${value}></label>`,
  (name, _, digits) => `<input type=number aria-label="${name}" value=${digits}>`,
  (name, value, _, id) => `<label for=${id}>${name}</label><textarea id=${id} name=f>${value}</textarea>`,
  (name, value) => `<input type=email placeholder="${name}" value=${value}>`,
  (name, value) => `<input type=search title="${name}" value=${value}>`,
  (name, value) => `<div contenteditable aria-label="${name}">${value}</div>`,
  (name, value, _, id) =>
    `<p id=${id}>${name}</p><div role=textbox contenteditable aria-labelledby=${id}><b>${value}</b></div>`,
  (name, value) => `<label>${name} <select name=f><option>${value}<option>Other</select></label>`,
  (name, value) => `<div role=listbox aria-label="${name}" tabindex=0><div role=option>${value}</div></div>`,
  (name, value, _, id) =>
    `<label>${name} <input list=${id} value=${value}></label><datalist id=${id}><option>${value}</datalist>`,
]

/** What has no label of its own is called what stands beside it. */
export const neighbours: readonly Control[] = [
  (name, value) => `<p>${name}: <input value=${value}></p>`,
  (name, value) => `<div><div>${name}</div><div><input type=tel value=${value}></div></div>`,
  (name, value) => `<table><tr><td>${name}</td><td><span><input value=${value}></span></td></tr></table>`,
  (name, value) => `<dl><dt>Name</dt><dd>Ada</dd><dt>${name}</dt><dd><textarea>${value}</textarea></dd></dl>`,
  (name, value) => `<div><input value=${value}><span>${name}</span></div>`,
  (name, value) => `<div><p>${name}</p><div contenteditable>${value}</div></div>`,
]

/** What a page itself declares to be one. */
export const declared: readonly Control[] = [
  (_, value) => `<input type=password aria-label="Field password" value=${value}>`,
  (_, value) => `<input type=hidden name=token value=${value}>`,
  ...[
    'cc-number',
    'cc-csc',
    'cc-exp',
    'section-a billing cc-number',
    'one-time-code',
    'current-password',
  ].map(
    (token): Control =>
      (_, value) =>
        `<input aria-label="Field" autocomplete="${token}" value=${value}>`,
  ),
  (_, value) => `<select aria-label="Pay with"><option>${value} •••• 4242</select>`,
  (_, value) => `<input aria-label="Field shown" name=userPassword value=${value}>`,
  (_, value) => `<input aria-label="Field dots" style="-webkit-text-security:disc" value=${value}>`,
  (_, value) => `<p data-pagehand=mask>${value}</p>`,
  (_, value) => `<div data-pagehand=ignore><p>${value}</p><input value=${value}></div>`,
  (_, value) => `<a href="/reset?token=${value}#${value}">Reset</a>`,
]
