import { setTimeout } from 'node:timers/promises'
import { createAssistant, noKnowledge } from '#assistant'
import { builtinEngine, warmUp } from '#engine'
import { defaultSiteConfig } from '#protocol'
import type { BenchTable } from '../bench-table.ts'
import { fullPage } from './full-page.ts'
import { milliseconds, quantile } from './quantile.ts'

const rounds = 50
const sentences = [
  'Open Delivery 1',
  'click on Retruns 2',
  'How long does shipping take?',
  'choose Green as the colour',
  'tick Newsletter 4',
  'type "hello" into Shades 3',
  'scroll down',
  'My name is Ada Lovelace and my e-mail is ada@mill.example',
  'What do you know about the moon?',
  'thanks',
]

/** What one message costs the built-in engine on a page of fifty elements, policy and conduct included. */
export async function builtinCpu(): Promise<BenchTable> {
  const engine = builtinEngine()
  const assistant = createAssistant({ builtin: engine })
  const page = fullPage()
  const site = { id: 'bench', name: 'Bench', hosts: ['bench.test'], config: defaultSiteConfig(), policy: {} }
  const emit = { say: () => undefined, send: () => undefined, cite: () => undefined, note: () => undefined }
  const measure = async (text: string) => {
    const before = process.cpuUsage()
    await assistant.advance(
      {
        state: undefined,
        inputs: [{ kind: 'message', text, messageId: 'm' }],
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
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  // As `serve` does before it is asked anything.
  await warmUp({ engine, delay: setTimeout })
  const cold = await measure(sentences[0] ?? '')
  const warm: { text: string; times: number[] }[] = sentences.map((text) => ({ text, times: [] }))
  for (let round = 0; round < rounds; round += 1)
    for (const { text, times } of warm) times.push(await measure(text))
  const all = warm.flatMap(({ times }) => times)
  return {
    title: `Built-in engine, CPU of one message on a page of 50 elements (${rounds} times each)`,
    columns: ['message', 'p50 ms', 'p99 ms'],
    rows: [
      ...warm.map(({ text, times }) => [
        text,
        milliseconds(quantile(times, 0.5)),
        milliseconds(quantile(times, 0.99)),
      ]),
      ['all', milliseconds(quantile(all, 0.5)), milliseconds(quantile(all, 0.99))],
    ],
    notes: [
      `The very first message after the start, which warms the engine up: ${milliseconds(cold)} ms. Target: 30.`,
    ],
  }
}
