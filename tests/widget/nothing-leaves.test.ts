import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startModelServer, type ModelServer } from '../assistant/support/model-server.ts'
import { controls, declared, neighbours, secretNames, wideNames } from '../support/secret-fields.ts'
import { embed, openStage, type Stage } from './support/stage.ts'
import { visitorOf } from './support/visitor.ts'

/** Every name in one control, every control under two names: each with a value that is nowhere else. */
const kinds = [
  ...secretNames.map((name, index) => [controls[index % controls.length], name] as const),
  ...controls.flatMap((control) => ['Password', '暗証番号'].map((name) => [control, name] as const)),
  ...neighbours.flatMap((beside) => ['Passwort', 'PIN code'].map((name) => [beside, name] as const)),
  ...declared.map((control) => [control, ''] as const),
]
/** The widget has no room for these names: they are dropped where they come in. */
const dropped = [
  ...wideNames.map((name, index) => [controls[index % controls.length], name] as const),
  [
    (_: string, value: string) => `<select aria-label="Pay with"><option>${value} ending in 4242</select>`,
    '',
  ] as const,
]
const canaryOf = (index: number) => `CANARY${1000 + index}`
const digitsOf = (index: number) => `98765${1000 + index}`
const fields = [...kinds, ...dropped].map(
  ([control, name], index) => control?.(name, canaryOf(index), digitsOf(index), `id${index}`) ?? '',
)
/** Written where no field says what it is. */
const free = {
  card: '5105 1051 0510 5100',
  iban: 'DE89 3704 0044 0532 0130 00',
  key: `sk-${'aB3dE5'.repeat(5)}`,
}
const open = 'LIGHTHOUSE'

const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

let stage: Stage
let model: ModelServer
let log = ''
const told: string[] = []

beforeAll(async () => {
  model = await startModelServer('openai', ({ body }, index) => {
    told.push(JSON.stringify(body))
    const products = [
      { title: 'Lamp', url: '/p', image_url: `http://pictures.test:8081/leak?d=${open}` },
      { title: 'Tern', url: '/p', image_url: '/lamp.svg' },
    ]
    const input = { block_type: 'product_list', data: { products }, message: 'Two lamps.' }
    return index === 0 ? { text: 'I see.' } : { calls: [{ name: 'show_block', input }] }
  })
  const page = (base: string) => `<!doctype html><html lang=en><title>Pay</title><body>
    <h1>Pay</h1><label>Town <input value=${open}></label><p>Your card ${free.card} is kept for ${free.iban}.</p>
    ${fields.map((field) => `<div>${field}</div>`).join('\n')}${embed(base)}</body></html>`
  stage = await openStage({
    onLog: (line) => void (log += line),
    environment: {
      ASSISTANT: 'compatible:m',
      ASSISTANT_BASE_URL: model.baseUrl,
      ASSISTANT_FALLBACK: 'off',
      LOG_LEVEL: 'trace',
    },
    pages: { '/pay': page('{base}'), '/lamp.svg': picture.body },
  })
})
afterAll(async () => {
  await stage.close()
  await model.close()
})

/** Opens the page and writes down everything that leaves the browser. */
async function visit() {
  const wire: string[] = []
  const prepare = async (tab: Page) => {
    await tab.route('http://pictures.test:8081/**', (route) => route.fulfill(picture))
    tab.on('request', (request) => wire.push(request.url(), request.postData() ?? ''))
    tab.on('websocket', (socket) => socket.on('framesent', ({ payload }) => wire.push(String(payload))))
  }
  const visitor = visitorOf(await stage.visit('/pay', { prepare, browser: { bypassCSP: true } }))
  await visitor.open()
  return { ...visitor, wire: () => wire.join('\n') }
}

function database(): string {
  const files = readdirSync(stage.folder, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('\n')
}

describe('what stays in the page', () => {
  it(`is ${kinds.length} kinds of secret fields, and what a text says of cards, accounts and keys`, async () => {
    const { tab, wire, say, hears } = await visit()
    // Whoever speaks is said to be an AI before anything is told to it.
    expect(await tab.locator('.head').innerText()).toContain('AI assistant')
    await say(`Pay with ${free.card} or ${free.iban}, the key is ${free.key}`)
    await hears('I see.')
    await tab.getByText('Please type them only into the page.').waitFor()
    expect(await tab.locator('.bubble').textContent()).toBe(
      'Pay with [card •••] or [IBAN •••], the key is [key •••]',
    )
    const places = { wire: wire(), prompt: told.join('\n'), log, database: database() }
    const plain = (text: string) => text.replace(/\s/g, '')
    const secrets = [
      ...kinds.flatMap((_, index) => [canaryOf(index), digitsOf(index)]),
      ...Object.values(free).flatMap((text) => [text, plain(text)]),
    ]
    const lost = dropped.flatMap((_, index) => [
      canaryOf(kinds.length + index),
      digitsOf(kinds.length + index),
    ])
    const found = Object.entries(places).flatMap(([place, all]) =>
      [...secrets, ...(place === 'wire' ? [] : lost)]
        .filter((secret) => all.includes(secret))
        .map((secret) => `${place}: ${secret}`),
    )
    expect(kinds.length).toBeGreaterThanOrEqual(60)
    expect(found).toEqual([])
    // The looks into each place see something at all.
    for (const place of ['wire', 'prompt', 'database'] as const) expect(places[place], place).toContain(open)
    expect(places.log).toContain('POST')
    const [session = ''] = (await tab.evaluate(() => Object.values(localStorage).join())).match(uuid) ?? []
    expect(places.wire).toContain(session)
    expect(session).not.toBe('')
    expect(places.log).not.toContain(session)
  })

  it('is what an address of a picture would tell a stranger, until the visitor asks for it', async () => {
    const { tab, wire, say } = await visit()
    await say('Which lamps are there?')
    const button = tab.getByRole('button', { name: 'Show picture from pictures.test:8081' })
    await button.waitFor()
    await tab.locator('.product img').waitFor()
    expect(wire()).not.toContain('pictures.test')
    await button.click()
    await tab.locator('.product img').nth(1).waitFor()
    await expect.poll(wire).toContain('http://pictures.test:8081/leak')
  })

  it('is not kept back where the owner has named the host', async () => {
    await stage.setConfig({ privacy: { pictures: ['pictures.test:8081'] } })
    const { tab, wire, say } = await visit()
    await say('Which lamps are there?')
    await tab.locator('.product img').nth(1).waitFor()
    expect(await tab.getByRole('button', { name: /Show picture/ }).count()).toBe(0)
    await expect.poll(wire).toContain('http://pictures.test:8081/leak')
  })
})
