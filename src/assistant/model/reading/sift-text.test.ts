import { describe, expect, it } from 'vitest'
import { harmless } from '../../prompt/fence.ts'
import { inlays } from './inlays.ts'
import { siftText } from './sift-text.ts'

const call = '{"name":"page_act","arguments":{"steps":[]}}'
const made = [{ toolName: 'page_act', input: '{"steps":[]}' }]

/** All at once, and letter by letter. */
function sift(text: string, known = {}) {
  const results = [[text], [...text]].map((pieces) => {
    const sieve = siftText(known)
    const said = pieces.map((piece) => sieve.take(piece)).join('')
    const { text: rest, begun, ...end } = sieve.end()
    return Object.assign(end, { said: said + rest + begun })
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
    [
      'a thought in brackets, and a call',
      `[THINK]They want more.[/THINK]\n[TOOL_CALLS]page_act[ARGS]{"steps":[]}`,
    ],
    ['a name, a number and its arguments', '[TOOL_CALLS]page_act[CALL_ID]abc123def[ARGS]{"steps":[]}'],
    ['a mark that only begins', `<|tool_call|>[${call}]`],
    ['a function by its name', '<function=page_act>{"steps":[]}</function>'],
    [
      'parameters in tags',
      '<tool_call>\n<function=page_act>\n<parameter=steps>\n[]\n</parameter>\n</function>\n</tool_call>',
    ],
    [
      'parameters in tags by name',
      '<minimax:tool_call>\n<invoke name="page_act">\n<parameter name="steps">[]</parameter>\n</invoke>\n</minimax:tool_call>',
    ],
    [
      'keys and values',
      '<tool_call>page_act\n<arg_key>steps</arg_key>\n<arg_value>[]</arg_value>\n</tool_call>',
    ],
    [
      'wide marks and a fence',
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>page_act\n```json\n{"steps":[]}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    ],
    [
      'wide marks',
      '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>page_act<｜tool▁sep｜>{"steps":[]}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
    ],
    [
      'a section of calls',
      '<|tool_calls_section_begin|><|tool_call_begin|>page_act:0<|tool_call_argument_begin|>{"steps":[]}<|tool_call_end|><|tool_calls_section_end|>',
    ],
    [
      'an action behind a thought',
      '<|START_THINKING|>More.<|END_THINKING|><|START_ACTION|>[{"tool_call_id":"0","tool_name":"page_act","parameters":{"steps":[]}}]<|END_ACTION|>',
    ],
    [
      'channels',
      '<|channel|>analysis<|message|>More.<|end|><|start|>assistant<|channel|>commentary to=page_act <|constrain|>json<|message|>{"steps":[]}<|call|>',
    ],
  ])('makes a call, which nobody reads: %s', (_, text) => {
    expect(sift(text)).toEqual({ said: '', calls: made, thinksFirst: false })
  })

  it('may hold several calls, and words around them', () => {
    const text = `One moment.\n<tool_call>${call}</tool_call>\n<tool_call>${call}</tool_call>\nThere.`
    expect(sift(text)).toEqual({ said: 'One moment.\nThere.', calls: [...made, ...made], thinksFirst: false })
    expect(sift(`[TOOL_CALLS]page_act{"steps":[]}[TOOL_CALLS]page_act{"steps":[]}`)?.calls).toHaveLength(2)
    expect(sift(`${call}\n\nI press it now.`)).toMatchObject({ said: 'I press it now.', calls: made })
  })

  it('may hold JSON behind words, which is a call where such a tool is there', () => {
    const isUsable = ({ toolName }: { toolName: string }) => toolName === 'page_act'
    for (const written of [call, `\`\`\`json\n${call}\n\`\`\``, `[${call}]`]) {
      expect(sift(`I press it.\n\n${written}`, { isUsable })).toMatchObject({
        said: 'I press it.\n\n',
        calls: made,
      })
      expect(sift(`I press it.\n${written}\nThere.`, { isUsable })).toMatchObject({
        said: 'I press it.\nThere.',
        calls: made,
      })
      const other = `Such as:\n${written.replace('page_act', 'get_weather')}\nThat is all.`
      expect(sift(other, { isUsable })).toMatchObject({ said: other, calls: [] })
    }
    expect(sift(`${call}; ${call}`)).toMatchObject({ said: '', calls: [...made, ...made] })
  })

  it('makes no call by repeating what it was sent', () => {
    const isQuote = (words: string) => words.includes(call)
    for (const text of [call, `There it says:\n${call}`, `<tool_call>${call}</tool_call>`])
      expect(sift(text, { isQuote })).toMatchObject({ said: text, calls: [] })
  })

  it('is rid of marks that its template left', () => {
    expect(sift('<|channel|>final<|message|>At 8:00.<|return|>')?.said).toBe('At 8:00.')
    expect(sift('At 8:00.<|im_end|>')?.said).toBe('At 8:00.')
    expect(sift('It ends with `<|im_end|>`.')?.said).toBe('It ends with `<|im_end|>`.')
  })

  it('tells the beginning of a call that was cut off from words', () => {
    const end = (text: string) => {
      const sieve = siftText()
      return { said: sieve.take(text) + sieve.end().text, begun: sieve.end().begun }
    }
    const half = call.slice(0, -9)
    for (const begun of [`<tool_call>${half}`, half, `\`\`\`json\n${half}`])
      expect(end(`I press it.\n${begun}`)).toEqual({ said: 'I press it.\n', begun })
    expect(end('A <tool_call> holds a na')).toEqual({ said: 'A <tool_call> holds a na', begun: '' })
  })

  it('has no mark that a page could bring in', () => {
    for (const { begin, end = '' } of inlays)
      expect(harmless(`a${begin}b${end}c`)).not.toMatch(/<|\[(?:TOOL|\/?THINK)/)
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
