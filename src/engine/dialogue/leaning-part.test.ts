import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { converse, done } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const plant = (id: number, title: string, says: string): Line[] => [
  [1, 0, 'record', ''],
  [2, 0, 'heading', title, { level: 3 }],
  [2, 0, 'text', says],
  [2, id, 'button', `Open ${title}`],
  [2, id + 1, 'button', `Add ${title}`],
]

const nursery = outlined(
  { url: 'https://fern.example/', title: 'Fern nursery', language: 'en', forms: [{ name: 'Visit' }] },
  [
    [0, 0, 'heading', 'Fern nursery', { level: 1 }],
    [0, 0, 'list', ''],
    ...plant(10, 'Lady fern', 'wants shade and chalk'),
    ...plant(20, 'Hart fern', 'stands in the sun'),
    ...plant(30, 'Royal fern', 'likes a bog'),
    [0, 0, 'form', 'Visit'],
    [1, 41, 'spinbutton', 'Visitors', { form: 0 }],
    [1, 42, 'textbox', 'Your walk', { form: 0, value: '1:30' }],
    [1, 43, 'button', 'Discard', { form: 0 }],
    [1, 44, 'button', 'Delete all visits'],
  ],
)

async function after(...sentences: readonly string[]) {
  const { say, result } = converse(nursery)
  let last: Awaited<ReturnType<typeof say>> | undefined
  for (const sentence of sentences) {
    if (last?.proposal.kind === 'act') await result(done)
    last = await say(sentence)
  }
  const steps = last?.proposal.kind === 'act' ? last.proposal.steps : []
  return steps.map(({ elementId, inputData }) =>
    inputData === undefined ? elementId : `${elementId} ${inputData}`,
  )
}

describe('a sentence of which one part leans on what was before', () => {
  it.each([
    [['which one likes a bog?', 'so wet. open it'], [30]],
    [['which one likes a bog?', 'gorgeous, one of those'], [31]],
    [['welcher steht in der Sonne?', 'zu hell. öffne ihn'], [20]],
    [['we are 4 visitors', 'make it 6, my sister is here too'], ['41 6']],
    [['we are 4 visitors', 'hold on, i counted once more, 5'], ['41 5']],
    [['nous sommes 4 visiteurs', 'mets-en 6, les voisins viennent'], ['41 6']],
  ])('does what it says: %j', async (sentences, steps) => {
    expect(await after(...sentences)).toEqual(steps)
  })

  it.each([
    [['which one likes a bog?', 'gorgeous, that is it']],
    [['which one likes a bog?', 'too wet, sorry']],
  ])('does nothing where none says what to do: %j', async (sentences) =>
    expect(await after(...sentences)).toEqual([]),
  )
})

describe('what was filled in', () => {
  it.each(["forget it, don't keep any of that", 'never mind', 'vergiss es'])(
    'is left by the one button that discards it: %s',
    async (said) => expect(await after('we are 4 visitors', said)).toEqual([43]),
  )

  it('is an hour as it stands there', async () => {
    expect(await after('set your walk to 2:15')).toEqual(['42 2:15'])
  })
})
