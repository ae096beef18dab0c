import { describe, expect, it } from 'vitest'
import type { EngineInput } from '../../engine.ts'
import { addInput } from './add-input.ts'
import {
  added,
  emptyTranscript,
  noting,
  readTranscript,
  toolResult,
  writeTranscript,
  type ModelTranscript,
} from './model-transcript.ts'

const call = (id: string): ModelTranscript['messages'][number] => ({
  role: 'assistant',
  content: [{ type: 'tool-call', toolCallId: id, toolName: 'page_act', input: { steps: [] } }],
})

describe('notes', () => {
  it('have a bound together, and the newest are kept', () => {
    const notes = Array.from({ length: 20 }, (_, at) => `${at} ${'x'.repeat(497)}`.slice(0, 500))
    const { notes: kept } = noting(emptyTranscript, notes)
    expect(kept).toEqual(notes.slice(-4))
    expect(noting({ ...emptyTranscript, notes: ['a'] }, ['b']).notes).toEqual(['a', 'b'])
  })
})

describe('a transcript', () => {
  it('is begun from the history when there is none, or none we can read', () => {
    const history = [
      { role: 'user' as const, content: 'hello' },
      { role: 'assistant' as const, content: '' },
    ]
    const fresh = { ...emptyTranscript, messages: [{ role: 'user', content: 'hello' }] }
    for (const value of [
      undefined,
      null,
      7,
      { version: 2, messages: [] },
      { version: 1, pending: [], messages: [{ role: 'ghost' }] },
    ])
      expect(readTranscript(value, history, 'n0nce')).toEqual(fresh)
  })

  it('survives being written down', () => {
    const transcript: ModelTranscript = {
      ...emptyTranscript,
      messages: [{ role: 'user', content: 'hi' }, call('a')],
      pending: [{ id: 'a', name: 'page_act', steps: 2 }],
    }
    expect(readTranscript(JSON.parse(JSON.stringify(writeTranscript(transcript))), [], 'n0nce')).toEqual(
      transcript,
    )
  })

  it('leaves whole turns behind when it grows too long', () => {
    let transcript = readTranscript(undefined, [], 'n0nce')
    for (let turn = 0; turn < 60; turn += 1)
      transcript = added(
        transcript,
        { role: 'user', content: `${turn} ${'x'.repeat(800)}` },
        call(`c${turn}`),
        toolResult({ id: `c${turn}`, name: 'page_act' }, 'y'.repeat(800)),
        { role: 'assistant', content: 'done' },
      )
    const { messages } = readTranscript(writeTranscript(transcript), [], 'n0nce')
    expect(messages.length).toBeLessThan(transcript.messages.length)
    expect(messages[0]?.role).toBe('user')
    expect(messages.at(-1)).toEqual(transcript.messages.at(-1))
    const calls = JSON.stringify(messages).match(/"tool-call"/g)?.length
    expect(JSON.stringify(messages).match(/"tool-result"/g)?.length).toBe(calls)
  })

  it('never leaves a call without an answer, whatever happens next', () => {
    const happenings: EngineInput[] = [
      { kind: 'message', text: 'wait', messageId: 'm' },
      { kind: 'said', text: 'so far' },
      {
        kind: 'result',
        planId: 'p',
        result: { success: false, error: 'covered', completedSteps: 1, totalSteps: 3 },
      },
      { kind: 'confirmation', confirmationId: 'c', confirmed: false },
      { kind: 'continue' },
      { kind: 'silence' },
      { kind: 'refused', reasons: ['no'] },
    ]
    for (const happening of happenings) {
      const pending = [
        { id: 'a', name: 'page_act', steps: 2 },
        { id: 'b', name: 'navigate', steps: 1 },
      ]
      const before: ModelTranscript = { ...emptyTranscript, messages: [call('a'), call('b')], pending }
      const after = addInput(before, happening, { nonce: 'nonce' })
      expect(after.pending).toEqual([])
      expect(JSON.stringify(after.messages).match(/"tool-result"/g)).toHaveLength(2)
    }
  })

  it('tells that a form still stands, what the page wants of it between marks', () => {
    const open = {
      ...added(readTranscript(undefined, [], 'n0nce'), call('a')),
      pending: [{ id: 'a', name: 'page_act', steps: 1 }],
    }
    const refusedForm = { wanted: ['E-mail'], complaints: ['This is not valid.'] }
    const input: EngineInput = {
      kind: 'result',
      planId: 'p',
      result: { success: true, completedSteps: 1 },
      refusedForm,
    }
    const told = JSON.stringify(addInput(open, input, { nonce: 'n0nce' }).messages.at(-1))
    expect(told).toContain('error-text')
    expect(told).toMatch(
      /The page did not take the form.*n0nce.*still empty: E-mail.*This is not valid\..*n0nce/,
    )
  })
})
