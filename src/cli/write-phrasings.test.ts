import type { operatorKnowledge } from '#server'
import { expect, it } from 'vitest'
import { writePhrasings } from './write-phrasings.ts'

type Operator = Pick<Awaited<ReturnType<typeof operatorKnowledge>>, 'phrasingCost' | 'writePhrasings'>
type Run = NonNullable<Awaited<ReturnType<Operator['writePhrasings']>>>

function setup(given: { answer?: string; model?: string; calls?: number; run?: Partial<Run> } = {}) {
  const lines: string[] = []
  const begun: number[] = []
  const run: Run = {
    state: 'idle',
    note: null,
    languages: ['en'],
    passages: 7,
    done: 7,
    inputTokens: 900,
    outputTokens: 300,
    startedAt: 1,
    endedAt: 2,
    ...given.run,
  }
  const knowledge: Operator = {
    phrasingCost: async () => ({
      model: 'model' in given ? given.model : 'openai:small',
      languages: ['en'],
      cost: { calls: given.calls ?? 7, inputTokens: 1_000, outputTokens: 500 },
      phrasings: 0,
      run: undefined,
    }),
    async writePhrasings(_, { calls }, onProgress) {
      begun.push(calls)
      onProgress({ ...run, done: 3 })
      return run
    },
  }
  const { answer } = given
  const terminal = {
    environment: {},
    out: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
    colour: false,
    ...(answer !== undefined && { ask: async () => answer }),
  }
  const write = (yes = false, languages: string[] = []) =>
    writePhrasings(knowledge, terminal, { siteId: 's', languages, yes })
  return { write, lines, begun }
}
const cost = 'phrasings in en: 7 calls to openai:small, about 1000 tokens in and 500 out'

it('shows the cost, and writes once it was agreed to', async () => {
  const { write, lines, begun } = setup({ answer: 'yes' })
  await write()
  const done = 'phrased: 7 of 7 passages, 900 tokens in, 300 out'
  expect(lines).toEqual([cost, 'passages phrased: 3 of 7', done])
  expect(begun).toEqual([7])
})

it('writes nothing without a yes', async () => {
  const refused = setup({ answer: '' })
  await refused.write()
  expect(refused.lines).toEqual([cost, 'phrasings: nothing was written'])
  const alone = setup()
  await expect(alone.write()).rejects.toThrow('Say --yes')
  expect([...refused.begun, ...alone.begun]).toEqual([])
  await alone.write(true)
  expect(alone.begun).toEqual([7])
})

it('says what is in the way', async () => {
  await expect(setup({ model: undefined }).write(true)).rejects.toThrow('no model')
  await expect(setup().write(true, ['english'])).rejects.toThrow('by their codes')
  const spent = setup({ run: { state: 'failed', note: 'The budget of the day is spent.', done: 2 } })
  await expect(spent.write(true)).rejects.toThrow('budget of the day')
  const nothing = setup({ calls: 0 })
  await nothing.write(true)
  expect(nothing.lines).toEqual(['phrasings: every passage has its own'])
})
