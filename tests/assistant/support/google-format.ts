import type { Format } from './model-server.ts'

/** generateContent as a stream of candidates. Arguments come whole: this format knows no pieces of them. */
export const googleFormat: Format = {
  path: ':streamGenerateContent?alt=sse',
  begin: () => [],
  text: (text) => [chunk([{ text }])],
  calls: (calls) =>
    calls.map(({ name, input }) => chunk([{ functionCall: { name, args: asObject(input) } }])),
  end: ({ finish }) => [
    data({
      candidates: [{ content: { parts: [], role: 'model' }, finishReason: finish ?? 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
    }),
  ],
}

/** Arguments that are wrong on purpose can only be wrong objects here. */
function asObject(input: object | string): object {
  return typeof input === 'string' ? { broken: input } : input
}

function chunk(parts: readonly object[]): string {
  return data({ candidates: [{ content: { parts, role: 'model' }, index: 0 }] })
}

function data(payload: object): string {
  return `data: ${JSON.stringify(payload)}\n\n`
}
