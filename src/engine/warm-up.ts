import { setTimeout as sleep } from 'node:timers/promises'
import { defaultSiteConfig, type PageContext } from '#protocol'
import { createAssistant, noKnowledge, type Engine } from '#assistant'

const page: PageContext = {
  url: 'http://localhost/',
  title: 'A page',
  language: 'en',
  visibleText: 'Delivery\nDelivery takes two days and costs €4.90. Returns are free.',
  forms: [{ name: 'Contact' }],
  indexedElements: [
    { id: 1, type: 'link', text: 'Delivery', href: '/delivery' },
    { id: 2, type: 'textbox', text: 'Name', form: 0, value: '' },
    { id: 3, type: 'textbox', text: 'Date', inputType: 'date', form: 0, value: '' },
    { id: 4, type: 'select', text: 'Colour', options: ['Red', 'Green'] },
    { id: 5, type: 'button', text: 'Send', form: 0, submits: true },
  ],
}

/** One of each sort of message: what they share is read, compiled and loaded once. */
const sentences: readonly string[] = [
  'open Delivery',
  'How long does delivery take?',
  'choose green as the colour',
  'My name is Ada Lovelace, ada@mill.example, call 020 7946 0018 on 3 May at 7pm, 12 Mill Road, 3511 AB Utrecht, Netherlands',
  'What do you know about the moon?',
  'set the colour to purple',
]

export interface WarmUpOptions {
  readonly engine: Engine
  readonly delay?: (milliseconds: number) => Promise<void>
}

/** Lets the engine think, and the policy judge, before anyone waits for it: the first words cost many times the later ones. */
export async function warmUp({ engine, delay = rest }: WarmUpOptions): Promise<void> {
  const site = { id: '', name: '', hosts: [], config: defaultSiteConfig(), policy: {} }
  const emit = { say: () => undefined, send: () => undefined, cite: () => undefined, note: () => undefined }
  const assistant = createAssistant({ builtin: engine })
  // Three times: what runs often enough is compiled better.
  for (const text of [...sentences, ...sentences, ...sentences]) {
    await delay(pauseMs)
    const inputs = [{ kind: 'message', text, messageId: '' }] as const
    await assistant.advance(
      {
        state: undefined,
        inputs,
        page,
        site,
        history: [],
        language: 'en',
        budgetLeft: true,
        knowledge: noKnowledge,
      },
      emit,
      new AbortController().signal,
    )
  }
}

/** Between two sentences others have their turn. */
const pauseMs = 25

async function rest(milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { ref: false })
}
