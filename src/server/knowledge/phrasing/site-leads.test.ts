import { termsVersion } from '#knowledge'
import type { KnowledgeStore, Phrasing } from '#store'
import { expect, it } from 'vitest'
import { createSiteLeads } from './site-leads.ts'

function phrasing(id: number, question: string, made = termsVersion): Phrasing {
  return { id, passage: 1, language: 'en', question, quote: null, words: question, made }
}

function setup(written: Phrasing[]) {
  let [now, reads] = [0, 0]
  const phrasings = {
    stamp: async () => String(written.length),
    async inLanguage(_: string, language: string) {
      reads += 1
      return written.filter((each) => each.language === language)
    },
  } as unknown as KnowledgeStore['phrasings']
  const leadsOf = createSiteLeads({ store: { phrasings }, now: () => now })
  return {
    leadsOf,
    reads: () => reads,
    pass: (ms: number) => {
      now += ms
    },
  }
}

it('counts the questions of a language once, and anew a little after there are others', async () => {
  const written = [phrasing(1, 'lamp'), phrasing(2, 'oak', 'otherwise')]
  const { leadsOf, reads, pass } = setup(written)
  const knows = async (term: string) => (await leadsOf('a', 'en'))?.of([term])(1).own
  expect(await knows('elm')).toBeCloseTo(0)
  expect(await leadsOf('a', 'de')).toBeUndefined()
  pass(60_000)
  expect(await knows('elm')).toBeCloseTo(0)
  expect(reads()).toBe(2)
  written.push(phrasing(3, 'elm'))
  await leadsOf('a', 'en')
  expect(reads()).toBe(2)
  pass(60_000)
  await leadsOf('a', 'en')
  expect(reads()).toBe(3)
})

it('lets go of what was counted first', async () => {
  const { leadsOf, reads } = setup([phrasing(1, 'lamp')])
  for (let site = 0; site < 40; site++) await leadsOf(`site ${site}`, 'en')
  await leadsOf('site 0', 'en')
  expect(reads()).toBe(41)
})
