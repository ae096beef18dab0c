import { readFileSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { createAssistant, noKnowledge } from '#assistant'
import { builtinEngine, warmUp } from '#engine'
import { createLexicon } from '#languages'
import { defaultSiteConfig } from '#protocol'
import { openExamples } from './sentences/examples.ts'
const examples = openExamples()
const pages: any = Object.fromEntries(examples.map(({ page, context }) => [page, context]))
const lexicon = createLexicon({ pause: () => Promise.resolve() })
const engine = builtinEngine({ lexicon })
const assistant = createAssistant({ builtin: engine })
const site = { id: 'bench', name: 'Bench', hosts: ['bench.example'], config: defaultSiteConfig(), policy: {} }
const emit = { say: () => undefined, send: () => undefined, cite: () => undefined, note: () => undefined }
await warmUp({ engine, delay: () => Promise.resolve() })
const one = async ({ say, page, language }: any) => { const c = structuredClone(pages[page]); const b = performance.now(); await assistant.advance({ state: undefined, inputs: [{ kind: 'message', text: say, messageId: 'm' }], page: c, site, history: [], language, budgetLeft: true, knowledge: noKnowledge } as any, emit, new AbortController().signal); return performance.now() - b }
const sub = examples
for (const e of sub) await one(e)
const s = new Session(); s.connect()
if (process.argv[2]) { await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 500 }); await s.post('Profiler.start') }
const t: number[] = []
const u0 = process.cpuUsage()
for (const e of sub) t.push(await one(e))
const u = process.cpuUsage(u0)
if (process.argv[2]) { const { profile } = await s.post('Profiler.stop') as any; writeFileSync(process.argv[2], JSON.stringify(profile)) }
const o = t.toSorted((a, b) => a - b); const q = (p: number) => o[Math.floor(o.length * p)]!.toFixed(1)
console.log('n', t.length, 'p50', q(0.5), 'p90', q(0.9), 'p99', q(0.99), 'max', o.at(-1)!.toFixed(0), 'mean cpu', ((u.user + u.system) / 1000 / t.length).toFixed(1))
const dear = t.map((ms, i) => [ms, sub[i]!.page, sub[i]!.say] as const).sort((a, b) => b[0] - a[0]).slice(0, 12)
for (const d of dear) console.log(d[0].toFixed(0), d[1], d[2].slice(0, 90))
