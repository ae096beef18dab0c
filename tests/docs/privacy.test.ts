import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAnySecretField, labelLanguages, saysAnySecret } from '#languages'
import { limits, maskSecrets, PageContext } from '#protocol'
import { createAddresses } from '../../src/page/outline/thing/addresses.ts'
import { defaultRetentionDays } from '../../src/store/admin/owned-site-store.ts'
import type { Own, Shared } from '../../src/widget/loader/browser-store.ts'

const docs = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8')
const count = new Intl.NumberFormat('en')

describe('docs/privacy.md', () => {
  it.each([
    `the visible text (at most ${count.format(limits.visibleTextCharacters)} characters)`,
    `up to ${count.format(limits.indexedElements)} things one can click or fill`,
    `what closed parts of it hold (at most ${count.format(limits.closedCharacters)} characters)`,
    `the widget takes the first ${count.format(limits.lineCharacters)} characters`,
    `${defaultRetentionDays} days by default`,
  ])('names the bounds that hold: %s', (says) => expect(docs).toContain(says))

  it('counts the languages in which fields are known', () => {
    expect(docs.match(/\w+(?= languages)/g)).toEqual(['sixteen', 'sixteen'])
    expect(labelLanguages).toHaveLength(16)
  })
})

/** What the page context holds, in the words that tell of it. */
const toldOfPage: Record<keyof PageContext, string> = {
  url: 'the address',
  title: 'the title',
  indexedElements: 'things one can click or fill',
  visibleText: 'the visible text',
  forms: 'the forms',
  outline: "the page's outline",
  previouslyFilledFields: 'what was filled in since the page was opened',
  language: 'the language',
  viewport: 'the size of the window',
  tools: '[tools](js-api.md#tools-of-your-page)',
  data: '[facts](js-api.md#facts-that-are-not-on-the-page)',
}

describe('what leaves with a message', () => {
  const sentence = docs.split('\n').find((line) => line.startsWith('- With a message:'))

  it('is nothing that the page does not tell of', () => {
    expect(Object.keys(toldOfPage).toSorted()).toEqual(Object.keys(PageContext.properties).toSorted())
  })

  it.each(Object.entries(toldOfPage))('is told: %s', (_, says) => expect(sentence).toContain(says))
})

/** What the widget keeps in the browser, in the words that tell of it. */
const keptForSite: Record<keyof Shared, string> = {
  sessionId: '`sessionId`',
  wsUrl: 'the address of the socket',
  spoke: 'whether something was said',
  consent: 'agreed to',
  conversation: 'the id and key of each conversation',
  chats: 'the id and key of each conversation',
  plans: 'the ids of plans that were begun',
  width: 'the width of a side panel',
  nudge: 'when a nudge was shown or sent away',
}
const keptForTab: Record<keyof Own, string> = {
  sessionId: 'place in the conversation',
  trial: 'place in the conversation',
  tried: 'place in the conversation',
  offset: 'place in the conversation',
  open: 'whether the panel is open',
  small: 'whether the panel is open',
  task: 'a task under way',
  receipts: 'receipts of what was done',
  draft: 'what is written and not yet sent',
  nudges: 'how many nudges were shown',
}

describe('what is stored in the browser', () => {
  const rowsOf = (place: string) =>
    docs
      .split('\n')
      .filter((line) => line.split(' | ')[1]?.includes(place))
      .join('\n')

  it.each(Object.entries(keptForSite))('is told, for the site: %s', (_, says) =>
    expect(rowsOf('localStorage')).toContain(says),
  )
  it.each(Object.entries(keptForTab))('is told, for the tab: %s', (_, says) =>
    expect(rowsOf('sessionStorage')).toContain(says),
  )
})

describe('an address', () => {
  const site = 'https://mill.example'
  const told = (address: string, { links = [] as string[], held = [] as string[], keepQuery = false } = {}) =>
    createAddresses({
      page: `${site}/`,
      links: () => [...links, address].map((path) => site + path),
      values: () => new Set(held),
      keepQuery,
    }).of(site + address)
  const long = 'a'.repeat(25)

  it.each([
    ['links of the page differ', '/list?page=2', '/list?page=2', { links: ['/list?page=1'] }],
    ['which act (`action=delete`)', '/list?action=delete&u=7', '/list?action=delete', {}],
    ['set something (`status=away`)', '/list?status=away&u=7', '/list?status=away', {}],
    ['values of at most 24 characters', `/list?q=${long}`, '/list', { links: ['/list?q=b'] }],
    ['none that stands in a field', '/list?q=ada', '/list', { links: ['/list?q=b'], held: ['ada'] }],
    ['an e-mail address', '/list?q=a@b.de', '/list', { links: ['/list?q=b'] }],
    ['a long number', '/list?q=1234567', '/list', { links: ['/list?q=b'] }],
    ['or a token', '/list?q=ab12cd34ef', '/list', { links: ['/list?q=b'] }],
    ['only its name is told then', '/a?delete=ada@b.de', '/a?delete=…', {}],
    ['`token=…`', '/a?token=x', '/a?token=…', {}],
    ['only where it is a route (`#/…`)', '/a#/users', '/a#/users', {}],
    ['A fragment is told only', '/a#users', '/a', {}],
    ['`privacy.keepQuery` tells them whole', '/a?q=a@b.de#users', '/a?q=a@b.de#users', { keepQuery: true }],
  ])('keeps its word: %s', (says, address, tells, on) => {
    expect(docs).toContain(says)
    expect(told(address, on)).toBe(tells)
  })

  it('just short enough is told', () =>
    expect(told(`/list?q=${long.slice(1)}`, { links: ['/list?q=b'] })).toBe(`/list?q=${long.slice(1)}`))
})

describe('the server drops what is in a field for', () => {
  it.each([
    ['answers to security questions', 'Answer to security question'],
    ['secret words', 'Secret word'],
    ['words that restore a wallet', 'Recovery words'],
    ['the digits on the back of a card', 'Digits on the back of your card'],
    ['“Good thru”', 'Good thru'],
    ['an SMS', 'Code from the SMS'],
    ['an app', 'Code from the app'],
    ['a device', 'Code from your device'],
    ['a signature', 'Signature code'],
    ['a door', 'Door code'],
    ['a gate', 'Gate code'],
    ['a safe', 'Safe code'],
    ['a Wi-Fi', 'Wi-Fi key'],
  ])('%s', (says, name) => {
    expect(docs).toContain(says)
    expect(saysAnySecret(name)).toBe(true)
  })

  it.each(['ending in 4242', '…4411'])('saved cards and accounts: “%s”', (digits) => {
    expect(docs).toContain(`“${digits}”`)
    const options = [`Savings ${digits}`]
    expect(isAnySecretField({ kind: 'select', names: ['Take it from'], options })).toBe(true)
  })
})

describe('a number', () => {
  it.each([
    ['also with wider gaps', '4111  1111  1111  1111', '[card •••]'],
    ['slashes between', '4111/1111/1111/1111', '[card •••]'],
    ['run together with the word before them', 'IBANDE89370400440532013000', 'IBAN[IBAN •••]'],
    ['whose check digits are right', '4111 1111 1111 1112', '4111 1111 1111 1112'],
    ['not with a comma and a blank between', '4111, 1111, 1111, 1111', '4111, 1111, 1111, 1111'],
    ['or over several lines', '4111 1111\n1111 1111', '4111 1111\n1111 1111'],
  ])('is taken out as it is told: %s', (says, text, left) => {
    expect(docs).toContain(says)
    expect(maskSecrets(text)).toBe(left)
  })
})

/** The letters and digits that follow the beginning of a key; each kind has its own. */
const rests: Record<string, string> = {
  'AKIA…': 'ABCD'.repeat(4),
  'ASIA…': 'ABCD'.repeat(4),
  'AIza…': 'Ab-3_'.repeat(7),
  'shpat_…': '0af9'.repeat(8),
  'dop_v1_…': '0af9'.repeat(16),
}

describe('with the number of a card', () => {
  const card = '4111 1111 1111 1111'
  it.each([
    ['the code behind a word for it', `${card}, security code 123`, '[card •••], security code [•••]'],
    ['a month with a year (`12/27`)', `${card} until 12/27`, '[card •••] until [•••]'],
    ['what follows the number directly (`12 27 123`)', `${card} 12 27 123`, '[card •••] [•••]'],
    ['a code that is called CVC or CVV', 'CVC 123, until 12/27', 'CVC [•••], until [•••]'],
    ['Sent in a message of its own', '12/27 123', '12/27 123'],
  ])('goes what it says: %s', (says, text, left) => {
    expect(docs).toContain(says)
    expect(maskSecrets(text)).toBe(left)
  })
})

describe('a key', () => {
  const [list = ''] = /Shapes of keys: .*?JSON web tokens/.exec(docs) ?? []
  const shapes = [...list.matchAll(/`([^`]+…)`/g)].map(([, shape = '']) => shape)

  it('has twenty shapes', () => expect(shapes).toHaveLength(20))

  it.each(shapes)('is taken out: %s', (shape) => {
    const key = shape.replaceAll('…', rests[shape] ?? 'aB3'.repeat(12))
    expect(maskSecrets(`Take ${key} now`)).toBe('Take [key •••] now')
  })

  it('of any other shape is told', () => {
    expect(docs).toContain('Any other key looks like any other word and is told')
    expect(maskSecrets('Take tk_aB3dE6gH9 now')).toBe('Take tk_aB3dE6gH9 now')
  })
})
