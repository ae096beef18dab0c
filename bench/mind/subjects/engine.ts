import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { createAssistant, noKnowledge } from '#assistant'
import { builtinEngine, warmUp } from '#engine'
import { createLexicon } from '#languages'
import { defaultSiteConfig, type Language, type PageContext } from '#protocol'
import { compileLater } from '../../../src/server/operations/compile-later.ts'
import type { EngineCost, Message } from '../engine-cost.ts'

// As `serve` does.
compileLater()
const [, , file = ''] = process.argv
const { pages, messages } = JSON.parse(readFileSync(file, 'utf8')) as {
  pages: Record<string, PageContext>
  messages: Message[]
}
const rounds = 3
const site = { id: 'bench', name: 'Bench', hosts: ['bench.example'], config: defaultSiteConfig(), policy: {} }
const emit = { say: () => undefined, send: () => undefined, cite: () => undefined, note: () => undefined }

/** The longest piece of loading between two pauses, in which nobody else has a turn. */
let longestPiece = 0
let begun = cpuMs()
let loads = false
const lexicon = createLexicon({
  async pause() {
    loads = true
    longestPiece = Math.max(longestPiece, cpuMs() - begun)
    await nextTurn()
    begun = cpuMs()
  },
})
const engine = builtinEngine({ lexicon })
const assistant = createAssistant({ builtin: engine })

const rest = await memory()
begun = cpuMs()
await warmUp({ engine, delay: sleep })
const warm = await memory()
const first: Record<string, number> = {}
const times: EngineCost['times'] = []
for (let round = 0; round < rounds; round++)
  for (const message of messages) {
    await nextTurn()
    const ms = await costOf(message)
    // A language that nobody has spoken yet is loaded first, in small pieces; so is one that a sentence only seems to be in.
    if (loads) first[message.language] = (first[message.language] ?? 0) + ms
    else times.push({ kind: message.kind, page: message.page, say: message.say, ms })
  }
const most = process.resourceUsage().maxRSS * 1_024
const full = await memory()
process.send?.({ times, first, longestPiece, rest, warm, full, most } satisfies EngineCost)

async function costOf({ say, page, language }: Message): Promise<number> {
  // Every message brings a description of its own.
  const context = structuredClone(pages[page])
  begun = cpuMs()
  loads = false
  const before = begun
  await assistant.advance(
    {
      state: undefined,
      inputs: [{ kind: 'message', text: say, messageId: 'm' }],
      page: context,
      site,
      history: [],
      language: language as Language,
      budgetLeft: true,
      knowledge: noKnowledge,
    },
    emit,
    new AbortController().signal,
  )
  return cpuMs() - before
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** What is held once V8 has given back what it can, as it does by itself a minute or two after the last message. */
async function memory(): Promise<{ rss: number; heap: number }> {
  const session = new Session()
  session.connect()
  for (let round = 0; round < 3; round++) {
    await session.post('HeapProfiler.collectGarbage')
    await nextTurn()
  }
  session.disconnect()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heap: heapUsed + external }
}
