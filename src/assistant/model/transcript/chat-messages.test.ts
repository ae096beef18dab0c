import type { ModelMessage } from 'ai'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seed } from '../../../../tests/support/seed.ts'
import { chatMessages } from './chat-messages.ts'
import { lookMessage, toolResult } from './model-transcript.ts'

const called: ModelMessage = {
  role: 'assistant',
  content: [{ type: 'tool-call', toolCallId: 'c', toolName: 'note', input: {} }],
}
const message = fc.constantFrom<ModelMessage[]>(
  [{ role: 'user', content: 'Hello' }],
  [{ role: 'assistant', content: 'Good day' }],
  [called, toolResult({ id: 'c', name: 'note' }, 'Noted.')],
  [lookMessage('The page')],
)
const transcript = fc
  .array(message, { minLength: 1, maxLength: 8 })
  .map((turns) => ([{ role: 'system', content: 'You are' }] as ModelMessage[]).concat(...turns))

const rolesOf = (messages: readonly { role: string }[]) => messages.map(({ role }) => role).join(' ')

describe('the messages of a request', () => {
  it('begin with the visitor, and the model never speaks twice in a row, whatever happened', () => {
    fc.assert(
      fc.property(transcript, fc.boolean(), (messages, strict) => {
        const prompt = chatMessages(messages, { strict })
        expect(rolesOf(prompt)).toMatch(/^system user/)
        expect(rolesOf(prompt)).not.toMatch(/assistant assistant/)
        if (strict) expect(rolesOf(prompt)).not.toMatch(/user user|tool user/)
        // Nothing is lost.
        for (const word of ['Hello', 'Good day', 'Noted.', 'The page'])
          expect(JSON.stringify(prompt).split(word).length).toBe(JSON.stringify(messages).split(word).length)
      }),
      { seed, numRuns: 300 },
    )
  })

  it('hold what was said in a row as one text', () => {
    const said: ModelMessage[] = [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Good day.' },
      { role: 'assistant', content: [{ type: 'text', text: 'One moment.' }] },
      called,
    ]
    expect(chatMessages(said, { strict: false }).at(-1)).toMatchObject({
      content: [{ type: 'text', text: 'Good day.\n\nOne moment.' }, { type: 'tool-call' }],
    })
  })
})
