import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol'
import { converse, done } from '../testing/converse.ts'
import { outlined } from '../testing/outlined.ts'

const course = (language: Language, ticked: readonly number[] = []) => {
  const box = (id: number, text: string) =>
    [0, id, 'checkbox', text, { checked: ticked.includes(id) }] as const
  const plan = (id: number, text: string) =>
    [1, id, 'radio', text, { checked: ticked.includes(id), group: 'Plan' }] as const
  return outlined({ url: 'https://pool.example/', title: 'Pool', language }, [
    [0, 0, 'heading', 'Pool', { level: 1 }],
    box(10, 'Towel'),
    box(11, 'Locker'),
    box(12, 'Sauna'),
    [0, 0, 'group', 'Plan'],
    plan(20, 'Morning plan'),
    plan(21, 'Evening plan'),
    [0, 0, 'heading', 'Classes', { level: 2 }],
    [0, 0, 'list', ''],
    ...['Water polo', 'Diving', 'Yoga'].flatMap((name, at) => [
      [1, 0, 'record', ''] as const,
      [2, 0, 'heading', name, { level: 3 }] as const,
      [2, 0, 'text', `${at + 6}:00–${at + 7}:00`] as const,
      [2, 30 + at, 'button', `Follow: ${name}`] as const,
    ]),
  ])
}

/** What is done for the last of several sentences, where each that came before was done on the page. */
async function after(language: Language, ...said: readonly string[]) {
  const talk = converse(course(language), language)
  const ticked: number[] = []
  let steps: (readonly [string, number])[] = []
  for (const text of said) {
    const { proposal } = await talk.say(text)
    steps =
      proposal.kind === 'act'
        ? proposal.steps.map(({ action, elementId }) => [action, elementId] as const)
        : []
    for (const [action, id] of steps) {
      if (action === 'check') ticked.push(id)
      if (action === 'uncheck') ticked.splice(ticked.indexOf(id), 1)
    }
    talk.see(() => course(language, ticked))
    if (proposal.kind === 'act') await talk.result(done)
  }
  return steps
}

describe('what was set here', () => {
  it.each([
    ['en', 'tick towel', 'tick sauna', 'hm, not the towel after all'],
    ['en', 'tick towel', 'tick sauna', 'oh, forget the towel'],
  ] as const)('is taken back by its name, in %s: %s, %s, %s', async (language, ...said) => {
    expect(await after(language, ...said)).toEqual([['uncheck', 10]])
  })

  it('is taken back in the latest place where nothing is named', async () => {
    expect(await after('en', 'tick towel', 'tick sauna', 'ugh no, put that back')).toEqual([['uncheck', 12]])
  })

  it('stays where all of something is to be taken off', async () => {
    expect(await after('en', 'tick towel', 'tick sauna', 'forget it, take all filters off')).toEqual([])
  })
})

describe('what only opens a message', () => {
  it.each(['great, tick sauna', 'hm ok, tick sauna', 'right, sauna please'])(
    'says nothing: %s',
    async (said) => {
      expect(await after('en', 'tick towel', said)).toEqual([['check', 12]])
    },
  )
})

describe('what was done', () => {
  it.each(['and do the same for yoga', 'and yoga', 'ok, and yoga too'])('is done alike: %s', async (said) => {
    expect(await after('en', 'follow diving', said)).toEqual([['click', 32]])
  })
})
