import type { Format } from './model-server.ts'

/** Messages as a stream of named events; each block is opened, filled and closed. */
export const anthropicFormat: Format = {
  path: '/messages',
  begin: () => [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'test',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 11, output_tokens: 1 },
      },
    }),
    event('ping', {}),
  ],
  text: (text) => [
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
    event('content_block_stop', { index: 0 }),
  ],
  calls: (calls, fragments) =>
    calls.flatMap(({ name, input }, at) => {
      const index = at + 1
      return [
        event('content_block_start', {
          index,
          content_block: { type: 'tool_use', id: `toolu_${index}_${name}`, name, input: {} },
        }),
        ...fragments(typeof input === 'string' ? input : JSON.stringify(input)).map((partial_json) =>
          event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } }),
        ),
        event('content_block_stop', { index }),
      ]
    }),
  end: ({ calls, finish }) => [
    event('message_delta', {
      delta: { stop_reason: finish ?? (calls?.length ? 'tool_use' : 'end_turn'), stop_sequence: null },
      usage: { output_tokens: 7 },
    }),
    event('message_stop', {}),
  ],
}

function event(type: string, payload: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...payload })}\n\n`
}
