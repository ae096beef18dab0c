import { afterEach, describe, expect, it } from 'vitest'
import { call, chunk, closeChatServers, ended, setChat, stop, text } from './support/chat-server.ts'
import { scriptedEngine } from './support/stage.ts'

afterEach(closeChatServers)

const answer = { chunks: [...text('At 8:00.'), ...stop] }
const plan = '{"steps":[{"action":"click","elementId":11,"description":"Show more"}]}'
const ends = (reason: string) => [chunk({}, reason), '[DONE]']
const failure = (says: RegExp) => ({
  name: 'message',
  payload: { isError: true, text: expect.stringMatching(says) as string },
})
const standIn = {
  builtin: { ...scriptedEngine({ say: 'I am the other one.', next: { kind: 'answer' } }), name: 'builtin' },
  fallBack: true,
}

describe('an answer that its length ended', () => {
  it('is gone on with, whatever the server calls that', async () => {
    const { stage } = await setChat({}, { chunks: [...text('We open '), ...ends('model_length')] }, answer)
    expect(await stage.say('When do you open?')).toMatchObject([{ payload: { text: 'We open At 8:00.' } }])
  })

  it('in its thoughts is said to be cut off, at once', async () => {
    const thoughts = { chunks: [chunk({ reasoning_content: 'Hm, hours.' }), ...ends('length')] }
    const { stage, requests } = await setChat({}, thoughts)
    expect(await stage.say('When do you open?')).toMatchObject([failure(/cut off/)])
    expect(requests).toHaveLength(1)
    const other = await setChat(standIn, thoughts)
    expect(JSON.stringify(await other.stage.say('When do you open?'))).toContain('I am the other one.')
  })

  it.each([
    ['told apart', [call('page_act', plan.slice(0, 40)), ...ends('length')]],
    [
      'in its text',
      [...text(`<tool_call>{"name":"page_act","arguments":${plan.slice(0, 40)}`), ...ends('length')],
    ],
  ])('in a call is asked for that again, shorter, and once: %s', async (_, chunks) => {
    const once = await setChat({}, { chunks }, { chunks: [call('page_act', plan), ...ended] })
    expect(await once.stage.say('Show me more')).toMatchObject([{ name: 'action_plan' }])
    expect(JSON.stringify(once.requests[1]!.messages)).toMatch(/cut off before its end.*shorter/)
    const always = await setChat({}, { chunks })
    const events = await always.stage.say('Show me more')
    expect(events).toMatchObject([failure(/cut off/)])
    expect(JSON.stringify(events)).not.toContain('tool_call')
    expect(always.requests).toHaveLength(2)
  })
})

describe('no answer', () => {
  it('because there was none in it is an accident, and the built-in engine takes the turn', async () => {
    const { stage, requests } = await setChat({}, { chunks: stop })
    expect(await stage.say('When do you open?')).toMatchObject([failure(/went wrong on my side/)])
    expect(requests).toHaveLength(1)
    const other = await setChat(standIn, { chunks: stop })
    expect(JSON.stringify(await other.stage.say('When do you open?'))).toContain('I am the other one.')
  })

  it.each(['content_filter', 'sensitive'])(
    'because it was filtered is said to be that: %s',
    async (reason) => {
      const { stage, requests } = await setChat({}, { chunks: ends(reason) })
      expect(await stage.say('When do you open?')).toMatchObject([failure(/not allowed to answer/)])
      expect(requests).toHaveLength(1)
      const other = await setChat(standIn, { chunks: ends(reason) })
      expect(JSON.stringify(await other.stage.say('When do you open?'))).toContain('I am the other one.')
    },
  )
})
