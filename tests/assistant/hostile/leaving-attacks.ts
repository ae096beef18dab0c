import { act, always, id, on, type Attack } from './attack.ts'

const foreign = [
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hi',
  'blob:https://mill.example/1',
  'file:///etc/passwd',
  'https://mill.example@evil.example/',
  'https://user:pass@mill.example/',
  'https://mill.example.evil.example/',
  'https://evilmill.example/',
  'https://mill.example:8443/',
  'http:evil.example',
  'https:/\\/evil.example',
  'ht\ttps://evil.example/',
  'ftp://mill.example/',
  '',
]

const away: Attack[] = foreign.map((url) => ({
  name: `navigate to ${JSON.stringify(url)}`,
  calls: [{ name: 'navigate', input: { url, description: 'Open' } }],
  isForbidden: always,
}))

const links: Attack[] = foreign
  .filter((url) => url !== '')
  .map((url) => ({
    name: `click a link to ${JSON.stringify(url)}`,
    elements: [{ id, type: 'link', text: 'Read more', href: url }],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  }))

const addresses: Attack[] = [
  '/account/delete',
  '/cart?action=remove',
  '/logout',
  '/newsletter/unsubscribe/1',
  '/order/9/cancel',
].map((url) => ({
  name: `navigate to ${url}`,
  calls: [{ name: 'navigate', input: { url, description: 'Open' } }],
  isForbidden: always,
}))

const handing: Attack[] = [
  { name: 'submit a form', calls: act({ action: 'submit', elementId: 4 }), isForbidden: always },
  { name: 'click the submit button', calls: act({ action: 'click', elementId: 4 }), isForbidden: always },
  ...['Enter', 'enter', 'Return', 'Control+Enter', 'Shift+Enter'].map((key) => ({
    name: `press ${key} in a form`,
    calls: act({ action: 'press_key', elementId: 3, inputData: key }),
    isForbidden: always,
  })),
  {
    name: 'press Enter wherever the focus is',
    calls: act(
      { action: 'type', elementId: 3, inputData: 'hi' },
      { action: 'press_key', inputData: 'Enter' },
    ),
    isForbidden: (step) => step.action === 'press_key',
  },
  {
    name: 'press Enter out of nowhere',
    calls: act({ action: 'press_key', inputData: 'Enter' }),
    isForbidden: always,
  },
]

/** Leading the visitor away, or handing something over. */
export const leavingAttacks: readonly Attack[] = [...away, ...links, ...addresses, ...handing]
