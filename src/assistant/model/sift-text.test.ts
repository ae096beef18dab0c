import { describe, expect, it } from 'vitest'
import { siftText } from './sift-text.ts'

const call = '{"name":"page_act","arguments":{"steps":[]}}'
const made = [{ toolName: 'page_act', input: '{"steps":[]}' }]

/** All at once, and letter by letter. */
function sift(text: string, known = {}) {
  const results = [[text], [...text]].map((pieces) => {
    const sieve = siftText(known)
    const said = pieces.map((piece) => sieve.take(piece)).join('')
    const { text: rest, ...end } = sieve.end()
    return Object.assign(end, { said: said + rest })
  })
  expect(results[0]).toEqual(results[1])
  return results[0]
}

describe('the text of an open model', () => {
  it.each([
    ['JSON behind a thought', `<think>They want more.</think>\n\n${call}`],
    ['JSON in fences behind a thought', `<think>Hm.</think>\n\`\`\`json\n${call}\n\`\`\``],
    ['a list of calls', `[${call}]`],
    ['a tag', `<tool_call>\n${call}\n</tool_call>`],
    ['a tag that is not ended', `<tool_call>${call}`],
    ['a list behind a mark', `[TOOL_CALLS][${call}]`],
    ['a list over several lines', `[TOOL_CALLS]\n${JSON.stringify([JSON.parse(call)], null, 2)}\n`],
    ['a name and its arguments behind a mark', '[TOOL_CALLS]page_act[ARGS]{"steps":[]}'],
    ['a name and its arguments without a word between', '[TOOL_CALLS]page_act{"steps":[]}'],
    ['a mark of another family', `<|python_tag|>${call.replace('arguments', 'parameters')}`],
  ])('makes a call, which nobody reads: %s', (_, text) => {
    expect(sift(text)).toEqual({ said: '', calls: made, thinksFirst: false })
  })

  it('may hold several calls, and words around them', () => {
    const text = `One moment.\n<tool_call>${call}</tool_call>\n<tool_call>${call}</tool_call>\nThere.`
    expect(sift(text)).toEqual({ said: 'One moment.\nThere.', calls: [...made, ...made], thinksFirst: false })
    expect(sift(`[TOOL_CALLS]page_act{"steps":[]}[TOOL_CALLS]page_act{"steps":[]}`)?.calls).toHaveLength(2)
    expect(sift(`${call}\n\nI press it now.`)).toMatchObject({ said: 'I press it now.', calls: made })
  })

  it.each([
    'Models write `<think>` before they answer, and `</think>` behind it.',
    'The <think> tag begins a thought and the </think> tag ends it.',
    '```html\n<think>\nSo it goes.\n</think>\n```\nThat is all.',
    'It looks like this:\n```\n<tool_call>\n{"name":"a","arguments":{}}\n</tool_call>\n```',
    `Write "<tool_call>${call}</tool_call>" there.`,
    'A <tool_call> holds a name.',
    'The mark [TOOL_CALLS] stands before them.',
    '<tool_call>no JSON at all</tool_call>',
    'Two lines.\n<think> is the word for it.',
    '[1] is a number, {so} is not.',
    '{"opens":"8:00"}',
    '2 < 3',
  ])('is shown where it only speaks of such: %s', (text) => {
    expect(sift(text)).toEqual({ said: text, calls: [], thinksFirst: false })
  })

  it('hides a thought, also one that was never ended', () => {
    expect(sift('<think>Hours?</think>\n\nAt 8:00.')?.said).toBe('At 8:00.')
    expect(sift('\n<thinking>Hours?</thinking>At 8:00.')?.said).toBe('At 8:00.')
    expect(sift('<think>And so on and')?.said).toBe('')
  })

  it('that only ends a thought is known for it from then on', () => {
    const text = 'They ask for hours.\n</think>\n\nAt 8:00.'
    // The first time it is too late for what was said.
    expect(sift(text)).toEqual({ said: 'They ask for hours.\n\n\nAt 8:00.', calls: [], thinksFirst: true })
    expect(sift(text, { thinksFirst: true })).toEqual({ said: 'At 8:00.', calls: [], thinksFirst: true })
    expect(sift(`Hm.\n</think>\n${call}`, { thinksFirst: true })).toMatchObject({ said: '', calls: made })
    expect(sift('</think>\n\nAt 8:00.')).toEqual({ said: 'At 8:00.', calls: [], thinksFirst: false })
  })

  it('of which that was believed wrongly is shown when it ends', () => {
    expect(sift('At 8:00.', { thinksFirst: true })).toEqual({
      said: 'At 8:00.',
      calls: [],
      thinksFirst: false,
    })
    expect(sift(call, { thinksFirst: true })).toMatchObject({ said: '', calls: made })
    expect(sift('', { thinksFirst: true })).toEqual({ said: '', calls: [], thinksFirst: true })
  })
})
