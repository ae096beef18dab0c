import { noKnowledge, type Knowledge, type Passage } from '#assistant'
import type { Language, PageContext } from '#protocol'
import { describe, expect, it } from 'vitest'
import { converse } from '../testing/converse.ts'

const base = { language: 'en', kind: 'page', score: 0.9 } as const
const hire: Passage = {
  ...base,
  id: 'hire',
  text: 'You may cancel a hire up to two days before it begins. Cancelling costs nothing and is free.',
  title: 'Cancelling · Boats',
  url: 'https://boats.example/cancelling',
  headings: ['Cancelling'],
}
const deposit: Passage = {
  ...base,
  id: 'deposit',
  text: 'The deposit is returned within five days. Parking behind the cancelled boats is possible.',
  title: 'Cancelling · Boats',
  url: 'https://boats.example/cancelling',
  headings: ['Cancelling', 'Your deposit'],
}
const mooring: Passage = {
  ...base,
  id: 'mooring',
  text: 'Mooring is free for one night.',
  title: 'Harbour · Boats',
  url: 'https://boats.example/harbour',
  headings: ['Harbour'],
}
const start: PageContext = { url: 'https://boats.example/', title: 'Boats', visibleText: 'Boats for hire' }

/** Finds by words, as far as these tests need it: what is free is the mooring, where nothing else is named. */
const knowledge: Knowledge = {
  ...noKnowledge,
  search: async (words) => {
    if (/send/i.test(words)) return /cancel/i.test(words) ? [{ ...mooring, text: 'We send papers.' }] : []
    if (/parking|parken|parkplatz/i.test(words)) return [mooring, deposit]
    return /cancel|storn|annul|取消/i.test(words) ? [hire, deposit, mooring] : [mooring, hire]
  },
}

async function after(language: Language, ...sentences: readonly string[]) {
  const { say } = converse(start, language, knowledge)
  let last: Awaited<ReturnType<typeof say>> | undefined
  for (const sentence of sentences) last = await say(sentence)
  const proposal = last?.proposal
  return { text: last?.text, sources: proposal?.kind === 'answer' ? proposal.sources : [] }
}

describe('a short question that leans on what was just told', () => {
  it.each([
    ['en', 'Can I cancel?', 'is that free?'],
    ['de', 'Kann ich stornieren?', 'ist das kostenlos?'],
    ['fr', 'Puis-je annuler la location ?', 'est-ce que ça est gratuit ?'],
    ['zh', '租的船可以取消吗？', '那是免费的吗？'],
    ['ja', '取消できますか', 'それは無料ですか'],
  ] as const)('is answered from it, in %s', async (language, first, second) => {
    const { text, sources } = await after(language, first, second)
    expect(text).toBe('Cancelling costs nothing and is free.')
    expect(sources).toMatchObject([{ title: 'Cancelling · Boats' }])
  })

  it('is answered from the page that told it, where that says it elsewhere', async () => {
    const { text } = await after('en', 'Can I cancel?', 'is there parking for it?')
    expect(text).toBe('Parking behind the cancelled boats is possible.')
  })

  it('is not surely answered from another page where it wants no sum and no time', async () => {
    const { text } = await after('en', 'Can I cancel?', 'and how do I send it?')
    expect(text).not.toBe('We send papers.')
  })

  it('is about something else where it names that', async () => {
    const { text } = await after('en', 'Can I cancel?', 'is the mooring free?')
    expect(text).toBe('Mooring is free for one night.')
  })

  it('gets the whole of what an owner wrote, since a part of it may say the opposite', async () => {
    const text = 'Not yet. We deliver to Norway and Sweden; to Spain it is free from spring on.'
    const written = {
      ...hire,
      kind: 'answer' as const,
      id: 'own',
      text,
      headings: ['Do you deliver to Spain?'],
    }
    const owned = {
      ...noKnowledge,
      answers: async (words: string) => (/spain/i.test(words) ? [written] : []),
    }
    const { say } = converse(start, 'en', owned)
    await say('do you deliver to Spain?')
    const { text: told } = await say('is that free?')
    expect(told).toBe(text)
  })

  it('is answered by itself where nothing was told before', async () => {
    expect((await after('en', 'is that free?')).text).toBe('Mooring is free for one night.')
  })
})
