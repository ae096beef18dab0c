/** @jsxImportSource preact */
import { options, render } from 'preact'
import { defaultSiteConfig, type SiteConfig } from '#protocol'
import {
  emptyConversation,
  type Conversation,
  type Item,
} from '../../../src/widget/conversation/conversation.ts'
import { reduce } from '../../../src/widget/conversation/reduce.ts'
import { Markdown } from '../../../src/widget/markdown/markdown.tsx'
import { App } from '../../../src/widget/panel/app.tsx'
import { createStore } from '../../../src/widget/core/store.ts'
import type { Actions, View } from '../../../src/widget/core/view.ts'
import { englishTexts } from '#languages'
import { speak } from '../../../src/widget/look/say.ts'
import { dangers } from './dangers.ts'
import { sampleBlocks } from './sample-blocks.ts'

/** Puts each payload into each place the panel shows text in, and walks what was drawn. Runs in a page. */
type Sink = (payload: string) => Promise<void> | void

options.debounceRendering = (draw) => draw()
const nothing = () => undefined
const actions = new Proxy({} as Actions, { get: () => nothing })
const firstView: View = {
  config: defaultSiteConfig('Lumen'),
  conversation: { ...emptyConversation, provisional: false },
  open: true,
  screen: 'chat',
  modal: false,
  beside: false,
  width: 420,
  connection: 'online',
  online: true,
  needsConsent: false,
  draft: '',
  language: 'en',
  locale: 'en',
  dir: 'ltr',
  say: speak(englishTexts),
  unread: 0,
  aside: undefined,
  told: undefined,
  chats: 0,
  trial: undefined,
  announcement: '',
}
const store = createStore<View>(firstView)
const place = document.createElement('div')
const words = document.createElement('div')
document.body.append(place, words)
render(<App store={store} actions={actions} />, place)

let found: string[] = []
let walks = 0
const walk = (payload: string, root: Element = place) => {
  walks++
  found.push(...dangers(root).map((danger) => `${danger} from ${JSON.stringify(payload)}`))
}
const show = (conversation: Conversation) => store.set({ conversation })
const items = (list: readonly Record<string, unknown>[]) =>
  show({
    ...emptyConversation,
    items: list.map((item, index) => ({ ...item, key: `k${index}` }) as unknown as Item),
  })
const configure = (payload: string, config: Partial<SiteConfig>) => {
  store.set({ ...firstView, config: { ...firstView.config, ...config } })
  walk(payload)
  store.set(firstView)
}

/** Every string inside, however deep, replaced. */
function filled(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return payload
  if (Array.isArray(value)) return value.map((item) => filled(item, payload))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, filled(field, payload)]))
  return value
}

const sinks: Record<string, Sink> = {
  /** One character more each time: a chunk may end anywhere. Only the words are drawn, as a message draws them. */
  chunks(payload) {
    const letters = [...payload]
    for (let end = 1; end <= letters.length; end++) {
      render(<Markdown text={letters.slice(0, end).join('')} streaming />, words)
      walk(payload, words)
    }
  },
  done(payload) {
    const begun = reduce(
      emptyConversation,
      'message_chunk',
      { streamId: 's', chunkIndex: 0, delta: payload },
      0,
    )
    const sources = [{ title: payload, url: payload, quote: payload }]
    for (const state of [
      begun,
      reduce(begun, 'message_done', { streamId: 's', text: payload, sources }, 0),
    ]) {
      show(state)
      walk(payload)
    }
  },
  history(payload) {
    const history = [
      { role: 'user' as const, content: payload },
      { role: 'assistant' as const, content: payload },
    ]
    show(reduce(emptyConversation, 'joined', { history }, 0))
    walk(payload)
  },
  acting(payload) {
    const step = { description: payload, state: 'failed' as const, error: payload }
    items([
      { kind: 'plan', message: payload, steps: [step], state: 'running', at: 0 },
      { kind: 'plan', message: payload, steps: [step], state: 'failed', at: 0 },
      {
        kind: 'confirmation',
        message: payload,
        confirm_label: payload,
        cancel_label: payload,
        confirmationId: payload,
        at: 0,
      },
    ])
    walk(payload)
    for (const fold of place.querySelectorAll<HTMLElement>('.fold')) fold.click()
    walk(payload)
    // The question alone, in the small panel, and then what was done.
    store.set({ aside: 'bottom' })
    walk(payload)
    items([{ kind: 'plan', message: payload, steps: [step], state: 'failed', at: 0 }])
    walk(payload)
    store.set({ aside: undefined })
  },
  greeting: (payload) =>
    configure(payload, { greeting: payload, siteName: payload, disclaimer: payload, logoUrl: payload }),
  chips: (payload) => configure(payload, { quickChips: [{ text: payload, payload }] }),
  questions: (payload) => configure(payload, { questions: [payload], contact: { email: payload } }),
  consent(payload) {
    store.set({
      ...firstView,
      needsConsent: true,
      config: { ...firstView.config, consent: { required: true, text: payload, url: payload } },
    })
    walk(payload)
    store.set(firstView)
  },
}

async function blocks(payloads: readonly string[]): Promise<void> {
  for (const block of sampleBlocks) {
    items(
      payloads.map((payload) => ({
        kind: 'block',
        type: block.block_type,
        data: filled(block.data, payload),
        message: payload,
        at: 0,
      })),
    )
    // The later blocks come with a promise; then everything is drawn.
    await new Promise((done) => setTimeout(done, 50))
    walk(`block ${block.block_type}`)
  }
}

Object.assign(window, {
  async tryPayloads(payloads: readonly string[]) {
    found = []
    walks = 0
    for (const sink of Object.values(sinks)) for (const payload of payloads) await sink(payload)
    await blocks(payloads)
    return { found, walks, drawn: place.querySelectorAll('*').length }
  },
  /** The walk must see what it is for. */
  plant(html: string) {
    const planted = document.createElement('div')
    planted.innerHTML = html
    return dangers(planted)
  },
})
