import type { Format } from './model-server.ts'

/** Chat completions as a stream. The pieces of parallel calls come interleaved, as they do in the wild. */
export const openaiFormat: Format = {
  path: '/chat/completions',
  begin: () => [chunk({ role: 'assistant', content: '' })],
  text: (content) => [chunk({ content })],
  calls(calls, fragments) {
    const streams = calls.map(({ name, input }, index) => [
      chunk({
        tool_calls: [
          { index, id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } },
        ],
      }),
      ...fragments(typeof input === 'string' ? input : JSON.stringify(input)).map((piece) =>
        chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ])
    const longest = Math.max(0, ...streams.map((stream) => stream.length))
    return Array.from({ length: longest }, (_, at) => streams.flatMap((stream) => stream[at] ?? [])).flat()
  },
  end: ({ calls, finish }) => [
    chunk({}, finish ?? (calls?.length ? 'tool_calls' : 'stop')),
    `data: ${JSON.stringify({ ...head, choices: [], usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } })}\n\n`,
    'data: [DONE]\n\n',
  ],
}

const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test' }

function chunk(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
}
