import { describe, expect, it } from 'vitest'
import type { LoggedEvent } from '#protocol'
import { contactPage } from './support/contact-page.ts'
import { scriptedEngine, setStage, type Stage } from './support/stage.ts'

const askedAbout = (events: readonly LoggedEvent[]) =>
  events.flatMap(({ name, payload }) =>
    name === 'confirmation_required' ? [(payload as { message: string }).message] : [],
  )

/** A later message. */
const saying = (stage: Stage, text: string) => stage.advance({ kind: 'message', text, messageId: text })

/** Asked before “Delete account” is pressed. */
async function asking(options: Parameters<typeof setStage>[0] = {}): Promise<Stage> {
  const stage = setStage(options, contactPage())
  expect(askedAbout(await stage.say('Delete account'))).toEqual(['Shall I press “Delete account”?'])
  return stage
}

describe('a question before a step', () => {
  it('stands again once something else was asked and answered, and a yes then does it', async () => {
    const stage = await asking()
    const events = await saying(stage, 'When do you open?')
    expect(events.map(({ name }) => name)).toEqual(['message_done', 'confirmation_required'])
    expect(events[0]?.payload).toMatchObject({ text: expect.stringContaining('8:00'), more: true })
    const [plan] = await stage.answer(true)
    expect(plan).toMatchObject({ name: 'action_plan', payload: { actions: [{ elementId: 6 }] } })
    expect(JSON.stringify(await stage.report())).toContain('Delete account')
  })

  it('is answered by a no as it would have been before', async () => {
    const [before, after] = [await asking(), await asking()]
    await saying(after, 'When do you open?')
    expect(await after.answer(false)).toMatchObject(
      (await before.answer(false)).map(({ name, payload }) => ({
        name,
        payload: 'text' in payload ? { text: payload.text } : {},
      })),
    )
  })

  it('is gone with anything that is no question', async () => {
    for (const said of ['no, leave it', 'Show more', 'thanks']) {
      const stage = await asking()
      expect(askedAbout(await saying(stage, said))).toEqual([])
    }
  })

  it('is gone when the page has changed', async () => {
    const stage = await asking()
    const page = contactPage()
    for (const element of page.indexedElements ?? [])
      if (element.id === 6) element.text = 'Delete all accounts'
    stage.page = page
    expect(askedAbout(await saying(stage, 'When do you open?'))).toEqual([])
  })

  it('is a model’s own to ask again', async () => {
    const press = { action: 'click', elementId: 6, description: 'Delete account' } as const
    const engine = scriptedEngine(
      { kind: 'act', steps: [press] },
      { say: 'At eight.', next: { kind: 'answer' } },
    )
    const stage = await asking({ builtin: engine })
    expect(askedAbout(await saying(stage, 'When do you open?'))).toEqual([])
  })
})
